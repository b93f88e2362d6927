import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { hasFormerSite, isRestoredSite, restoreFormerSite } from "#renderer/studio/former-site.ts";
import { createOwnShop } from "#tests/site-modules/own-shop.ts";

const product = "content/shop/products/pearl-necklace.json";

it("B-USE-09 publishes the site before again until the next change, also across restarts", async () => {
	const shop = createOwnShop({ orderService: { url: "http://127.0.0.1:4310" } });
	const output = join(shop.folder, "../out/site");
	/** Builds as a studio does; returns the outcome. */
	const build = async () => {
		const studioBuild = fork(resolve("dist/program/studio-build.js"), { stdio: "inherit" });
		studioBuild.send({ siteDirectory: shop.folder, outputDirectory: output, workers: 0 });
		const [outcome] = await once(studioBuild, "message");
		return outcome;
	};
	const price = (from: string, to: string) =>
		shop.edit(product, `"price_brutto": "${from}"`, `"price_brutto": "${to}"`);
	const shown = () => {
		const { products } = JSON.parse(readFileSync(`${output}.catalogue.json`, "utf8"));
		const page = /\.example(\/\S*perlenkette)\/?<\/loc>/.exec(shop.built("sitemap.xml"))?.[1];
		return [
			/"price":\s*"?([\d.]+)/.exec(shop.built(`${page}/index.html`))?.[1],
			products.find(({ id }: { id: string }) => id === "pearl-necklace").price_brutto,
		].map(Number);
	};
	const published = { kind: "published", held: [] };
	expect(await build()).toMatchObject(published);
	expect(hasFormerSite(output)).toBe(false);
	price("1190", "119");
	expect(await build()).toMatchObject(published);
	expect([hasFormerSite(output), isRestoredSite(output)]).toEqual([true, false]);
	expect(restoreFormerSite(output)).toBe(true);
	expect(shown()).toEqual([1190, 1190]);
	expect(isRestoredSite(output)).toBe(true);

	// The mistake is corrected: the served site is that of the newest content.
	price("119", "1190");
	expect(await build()).toMatchObject({ kind: "unchanged", held: [] });
	expect(isRestoredSite(output)).toBe(false);
	expect(shown()).toEqual([1190, 1190]);
	price("1190", "1250");
	expect(await build()).toMatchObject(published);
	expect(shown()).toEqual([1250, 1250]);
	expect(restoreFormerSite(output)).toBe(true);
	expect(shown()).toEqual([1190, 1190]);

	// A studio without a served site builds the newest one.
	expect(isRestoredSite(output)).toBe(true);
	rmSync(output, { recursive: true });
	expect(isRestoredSite(output)).toBe(false);
});
