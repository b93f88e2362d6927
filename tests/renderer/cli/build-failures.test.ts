import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { languages } from "#core/language/language.ts";
import { runCommand } from "#renderer/cli/run-command.ts";

const content = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));
const config = {
	domain: "www.juwelier-sternau.example",
	languages: ["de", "en", "fr"],
	content: { from: "files", directory: "content" },
	orderService: { url: "https://orders.juwelier-sternau.example" },
	ecommerce: { storeRoot: "shop", displayName: { de: "Shop", en: "Shop", fr: "Boutique" }, currency: "EUR" },
};
/**
 * The link can have this name, but the longer name of the folder next to it is too long, as if it were not
 * writable.
 */
const longName = "s".repeat(250);
const siteStays = {
	de: "Die letzte gute Website bleibt stehen.",
	en: "The last good site stays in place.",
	fr: "Le dernier bon site reste en place.",
};

afterEach(() => {
	vi.restoreAllMocks();
});

/** Runs the command in a folder with a site, optionally without content; returns its message. */
async function failureOf(
	command: string,
	language: string,
	site: { readonly out: string; readonly before: "none" | "built" | "removed"; readonly content: boolean },
): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "build-failures-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	if (site.content) symlinkSync(content, join(folder, "content"));
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const out = join(folder, site.out);
	if (site.before !== "none") symlinkSync(".built", out);
	if (site.before === "built") mkdirSync(join(folder, ".built"));
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(process.stderr, "write").mockReturnValue(true);
	expect(await runCommand([command, "--site", folder, "--out", out], { LC_ALL: language })).toBe(1);
	return said.mock.calls.join("\n");
}

describe.each(languages)("a build that fails, in %s", (language) => {
	it.each([
		["findings", { out: "site", content: false }, "content"],
		["an output that cannot be written", { out: longName, content: true }, "ENAMETOOLONG"],
	] as const)("B-REL-01 mentions the remaining site only if there is one: %s", async (_, site, cause) => {
		const first = await failureOf("build", language, { ...site, before: "none" });
		expect(first).toContain(cause);
		expect(first).not.toContain(siteStays[language]);
		const gone = await failureOf("build", language, { ...site, before: "removed" });
		expect(gone).not.toContain(siteStays[language]);
		const later = await failureOf("build", language, { ...site, before: "built" });
		expect(later).toContain(cause);
		expect(later.endsWith(` ${siteStays[language]}`)).toBe(true);
	});
});

it("B-REL-01 another failing command mentions no site", async () => {
	const said = await failureOf("catalogue", "en", { out: "site", before: "built", content: false });
	expect(said).toContain("content");
	expect(said).not.toContain(siteStays.en);
});
