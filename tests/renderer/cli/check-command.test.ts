import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { checkCommand } from "#renderer/cli/check-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { shoplessFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

/** Returns the last line of a check of a site without a shop, with a configuration. */
async function lastLine(config: object): Promise<string> {
	const folder = writeFolder(shoplessFiles());
	const text = JSON.stringify({
		domain: "www.example.org",
		content: { from: "files", directory: "." },
		...config,
	});
	writeFileSync(join(folder, "facette.config.ts"), `export default ${text};`);
	const options = parseCommandLine(["check", "--site", folder]);
	if (!options.ok) throw new Error(options.error.key);
	const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
	try {
		await checkCommand(options.value, createMessages("de"));
		return String(said.mock.calls.at(-1)?.[0]);
	} finally {
		said.mockRestore();
	}
}

it("B-REL-04 a check that could not read everything says that more may follow", async () => {
	expect(await lastLine({ country: "UK" })).toContain("Weitere Prüfungen folgen");
	expect(await lastLine({})).toMatch(/^Fehler: \d+\. Warnungen/);
});
