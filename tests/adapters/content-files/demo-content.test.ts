import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/shared/language.ts";

const directory = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));

describe("the demo shop's content", () => {
	it("R-COMP-05 R-COMP-04 loads without errors and without warnings", async () => {
		const result = await createContentFiles({ directory, languages }).load();
		expect(result.ok ? result.value.warnings : result.error).toEqual([]);
	});
});
