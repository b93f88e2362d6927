import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { checkCommand } from "#renderer/cli/check-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { set, shoplessFiles, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

/** Returns what a check of a folder prints, with a configuration. */
async function printedBy(
	files: Parameters<typeof writeFolder>[0],
	config: object,
): Promise<readonly string[]> {
	const folder = writeFolder(files);
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
		return said.mock.calls.map(String);
	} finally {
		said.mockRestore();
	}
}

const lastLine = async (config: object) => (await printedBy(shoplessFiles(), config)).at(-1);

it("B-REL-04 a check that could not read everything says that more may follow", async () => {
	expect(await lastLine({ country: "UK" })).toContain("Weitere Prüfungen folgen");
	expect(await lastLine({})).toMatch(/^Fehler: \d+\. Warnungen/);
});

it("B-REL-04 a check reports a missing delivery time once, with the places of all products", async () => {
	const files = validFiles();
	set(files, "shop/products/ring.json", "product_variants", []);
	for (const name of ["creole", "kette"])
		files[`shop/products/${name}.json`] = files["shop/products/ring.json"];
	const printed = await printedBy(files, { ecommerce: { displayName: "Shop", currency: "EUR" } });
	const found = printed.filter((text) => text.includes("check.delivery-time"));
	expect(found).toHaveLength(1);
	for (const name of ["ring", "creole", "kette"]) expect(found[0]).toContain(`shop/products/${name}.json`);
	expect(found[0]).toContain("2 weitere Stellen");
});
