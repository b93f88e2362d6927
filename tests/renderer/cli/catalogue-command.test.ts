import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { catalogueCommand } from "#renderer/cli/catalogue-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";

const content = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));
const config = {
	domain: "www.juwelier-sternau.example",
	languages: ["de", "en", "fr"],
	content: { from: "files", directory: "content" },
	orderService: { url: "https://orders.juwelier-sternau.example" },
	ecommerce: { storeRoot: "shop", displayName: { de: "Shop", en: "Shop", fr: "Boutique" }, currency: "EUR" },
};

it("B-REL-10 a catalogue states when its content was read, and the content's stock", async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => void vi.restoreAllMocks());
	const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "catalogue.json");
	symlinkSync(content, join(folder, "content"));
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const options = parseCommandLine(["catalogue", "--site", folder, "--out", file]);
	if (!options.ok) throw new Error("The options are wrong.");
	const before = Date.now();
	expect(await catalogueCommand(options.value, createMessages("en"))).toBe(0);
	const { content_read_at, products } = JSON.parse(readFileSync(file, "utf8"));
	expect(Date.parse(content_read_at)).toBeGreaterThanOrEqual(before);
	expect(Date.parse(content_read_at)).toBeLessThanOrEqual(Date.now());
	const necklace = products.find(({ slug }: { slug: string }) => slug === "akoya-kette");
	const { stock } = JSON.parse(readFileSync(join(content, "shop/products/akoya-kette.json"), "utf8"));
	expect(necklace).toMatchObject({ stock, stock_counted_at: null });
});
