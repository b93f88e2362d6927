import { afterEach, describe, expect, it, vi } from "vitest";
import { schemaCommand } from "#renderer/cli/directus-commands.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";

describe("facette schema", () => {
	afterEach(() => vi.restoreAllMocks());

	it("B-REL-04 asks for the studio's secret before it changes anything in Directus", async () => {
		vi.stubEnv("FACETTE_STUDIO_SECRET", "");
		vi.stubEnv("FACETTE_DIRECTUS_TOKEN", "token");
		const request = vi.spyOn(globalThis, "fetch");
		const print = vi.spyOn(console, "error").mockReturnValue();
		const options = parseCommandLine([
			"schema",
			...["--url", "http://127.0.0.1:9", "--project", "www.example.org"],
			...["--studio", "https://studio.example.org"],
		]);
		if (!options.ok) throw new Error(options.error.key);
		expect(await schemaCommand(options.value, createMessages("en"))).toBe(1);
		expect(request).not.toHaveBeenCalled();
		expect(print.mock.calls.flat().join()).toContain("FACETTE_STUDIO_SECRET");
	});
});
