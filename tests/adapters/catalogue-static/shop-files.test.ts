import { describe, expect, it } from "vitest";
import { emptyQuery } from "#core/catalogue/query.ts";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import { jewellery, ratingOf } from "#tests/adapters/catalogue-static/jewellery.ts";
import { openShop, shopFiles } from "#tests/adapters/catalogue-static/open-shop.ts";
import { decimal, productWith } from "#tests/core/catalogue/arbitraries.ts";
import { shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

const files = shopFiles({ products: jewellery(40), ratings: [ratingOf(1, 1)] });
const pathLike = (pattern: RegExp, all: readonly RenderedFile[] = files): string => {
	const file = all.find(({ path }) => pattern.test(path));
	if (!file) throw new Error(`No file like ${pattern}`);
	return file.path;
};
const manifest = "shop-data/de/manifest.json";
const textOf = (path: string): string => String(files.find((file) => file.path === path)?.content);
const repriced = shopFiles({
	products: jewellery(40).map((product) => ({ ...product, price_brutto: decimal("1") })),
});

describe("the files of a shop", () => {
	it("have names that change with their content only, except the manifest, which comes last", () => {
		expect(shopFiles({ products: jewellery(40), ratings: [ratingOf(1, 1)] })).toEqual(files);
		expect(files.at(-1)?.path).toBe(manifest);
		const before = new Map(files.map(({ path, content }) => [path, content]));
		for (const { path, content } of repriced.slice(0, -1)) {
			if (before.has(path)) expect(before.get(path)).toBe(content);
		}
		expect(before.has(pathLike(/items-0/, repriced))).toBe(false);
		expect(before.has(pathLike(/settings-/, repriced))).toBe(true);
	});

	it("B-SEC-03 have paths that every host can serve, each only once", () => {
		const ids = ["../../etc/passwd", "a/b", "A", "a", "ä", "%2e", "con".repeat(90), 7];
		const odd = shopFiles({ products: ids.map((id) => productWith({ id })) });
		for (const { path } of odd) expect(path).toMatch(/^shop-data\/de\/[a-z]+[-/]?[\w-]*(-\w{12})?\.json$/);
		expect(new Set(odd.map(({ path }) => path.toLowerCase())).size).toBe(odd.length);
	});

	it("R-CAT-01 contain nothing of products that visitors may not see", () => {
		const hidden = shopFiles({
			products: [
				productWith({ id: 1, display_name: "Geheim", status: "draft" }),
				productWith({ id: 2, display_name: "Geheim", project: "other.example" }),
			],
			ratings: [{ ...ratingOf(1, 1), comment: "Geheim" }],
		});
		expect(hidden.filter(({ content }) => String(content).includes("Geheim"))).toEqual([]);
	});
});

describe("a shop whose files fail", () => {
	it.each<[string, RegExp, string]>([
		["missing manifest", /manifest/, "missing"],
		["missing index", /\/index-/, "missing"],
		["missing shard", /\/items-0/, "missing"],
	])("R-CONTENT-04 rejects on a %s, names the file and logs it once", async (_, pattern, fault) => {
		const { catalogue, host, logger } = openShop(files);
		const path = pathLike(pattern);
		host.files.delete(path);
		await expect(catalogue.list(emptyQuery)).rejects.toMatchObject({
			name: "ShopFileError",
			file: `https://host.example/${path}`,
			fault,
			message: expect.stringContaining(path),
		});
		expect(logger.notes).toEqual([
			{ key: "catalogue.unreadable", details: { file: `https://host.example/${path}`, fault } },
		]);
	});

	it.each<[string, string]>([
		["an error page", "<html>"],
		["nothing", ""],
		["null", "null"],
		["a list", "[]"],
		["an object", "{}"],
		["a number", "7"],
		["a list with null", "[null]"],
		["a prototype key", '{"__proto__":{"size":1}}'],
	])("B-SEC-04 R-CONTENT-04 rejects %s instead of any file", async (_, content) => {
		for (const pattern of [/manifest/, /\/index-/, /\/items-0/, /products\/1-/, /ratings\//, /directory-/]) {
			const { catalogue, host } = openShop(files);
			for (const path of host.files.keys()) if (pattern.test(path)) host.files.set(path, content);
			const reads = [
				() => catalogue.list(emptyQuery),
				() => catalogue.product(1),
				() => catalogue.ratings(1),
			].map((read) =>
				read().then(
					() => null,
					(error: unknown) => error,
				),
			);
			const errors = (await Promise.all(reads)).filter((error) => error !== null);
			// An empty list is a valid empty directory, and a valid list of ratings.
			if (content === "[]" && /directory|ratings/.test(pattern.source)) continue;
			expect(errors.length).toBeGreaterThan(0);
			for (const error of errors) expect(error).toMatchObject({ name: "ShopFileError", fault: "invalid" });
		}
	});
});

describe("a shop whose files do not fit together", () => {
	it.each<[string, (index: Record<string, object>) => unknown]>([
		[
			"a code beyond the options",
			(index) => ({ ...index, category: { ...index.category, codes: Array(40).fill(99) } }),
		],
		[
			"a negative code",
			(index) => ({ ...index, category: { ...index.category, codes: Array(40).fill(-1) } }),
		],
		[
			"a code that is a text",
			(index) => ({ ...index, category: { ...index.category, codes: Array(40).fill("0") } }),
		],
		["too few codes", (index) => ({ ...index, category: { ...index.category, codes: [0] } })],
		[
			"a huge count",
			(index) => ({ ...index, category: { ...index.category, counts: Array(40).fill(1e300) } }),
		],
		[
			"a rank beyond the ranks",
			(index) => ({ ...index, display_name: { ranks: Array(40).fill(40), size: 40 } }),
		],
		[
			"a price that is none",
			(index) => ({ ...index, price: { ...index.price, values: Array(400).fill("1e9") } }),
		],
	])("B-SEC-04 rejects an index with %s", async (_, change) => {
		const { catalogue, host } = openShop(files);
		const path = pathLike(/\/index-/);
		host.files.set(path, JSON.stringify(change(JSON.parse(textOf(path)))));
		await expect(catalogue.list(emptyQuery)).rejects.toMatchObject({ fault: "invalid" });
	});

	it.each([
		["of another shop", { project: "other.example" }],
		["of another language", { language: "en" }],
		["of another format", { version: 1 }],
		["that names too few shards", { items: [] }],
		["of a huge shop", { size: 1e15 }],
		["whose hashes lead elsewhere", { index: "../../secret" }],
	])("B-SEC-04 rejects a manifest %s", async (_, change) => {
		const { catalogue, host } = openShop(files);
		host.files.set(manifest, JSON.stringify({ ...JSON.parse(textOf(manifest)), ...change }));
		await expect(catalogue.list(emptyQuery)).rejects.toMatchObject({ fault: "invalid" });
	});
});

describe("a shop whose host fails", () => {
	it.each([
		["unreachable", "unreachable", "unreachable"],
		["timedOut", "silent", "timedOut"],
		["refused", new Response("down", { status: 503 }), "refused"],
	] as const)(
		"R-CONTENT-04 rejects if the host is %s, and reads again once it responds",
		async (_, response, fault) => {
			// Only silence is waited for; other responses may take their time on a busy machine.
			const { catalogue, host } = openShop(files, { timeout: response === "silent" ? 500 : 20_000 });
			host.respondWith(response);
			await expect(catalogue.product(1)).rejects.toMatchObject({ fault });
			host.respondWith(null);
			expect(await catalogue.product(1)).toMatchObject({ id: 1 });
		},
	);
});

describe("a shop that is published again", () => {
	it("B-SEO-03 is read again if a file of the old build is missing", async () => {
		const { catalogue, host, logger } = openShop(files);
		await catalogue.list(emptyQuery);
		host.deploy(repriced);
		expect(await catalogue.product(1)).toMatchObject({ price_brutto: "1" });
		expect((await catalogue.list(emptyQuery)).items[0]).toMatchObject({ price_brutto: "1" });
		expect(logger.notes).toEqual([]);
		expect(host.asked.filter((path) => path === manifest)).toHaveLength(2);
	});

	it("B-SEO-03 is read again if the host responds with a page instead of a missing file", async () => {
		const { catalogue, host } = openShop(files);
		await catalogue.list(emptyQuery);
		const gone = pathLike(/directory-0/);
		host.deploy(repriced);
		for (const { path } of files) if (!host.files.has(path)) host.files.set(path, "<html>");
		expect(gone).not.toBe(pathLike(/directory-0/, repriced));
		expect(await catalogue.product(1)).toMatchObject({ price_brutto: "1" });
	});

	it("B-SEO-03 is detected without a failure once the manifest is a minute old", async () => {
		let now = 0;
		const { catalogue, host } = openShop(files, { now: () => now });
		await catalogue.product(1);
		for (const { path, content } of repriced) host.files.set(path, String(content));
		now = 60_000;
		expect(await catalogue.product(1)).not.toMatchObject({ price_brutto: "1" });
		now = 60_001;
		expect(await catalogue.product(1)).toMatchObject({ price_brutto: "1" });
	});

	it("keeps loaded files if the manifest is unchanged", async () => {
		let now = 0;
		const { catalogue, host } = openShop(files, { now: () => now });
		await catalogue.product(1);
		now = 100_000;
		await catalogue.product(1);
		expect(host.asked.filter((path) => path !== manifest)).toHaveLength(2);
		expect(host.asked).toHaveLength(4);
	});

	it("fetches files once for simultaneous reads", async () => {
		const { catalogue, host } = openShop(files);
		await Promise.all([1, 2, 3].map((id) => catalogue.product(id)));
		expect(host.asked.filter((path) => path === manifest)).toHaveLength(1);
		host.deploy(repriced);
		await Promise.all([4, 5, 6].map((id) => catalogue.product(id)));
		expect(host.asked.filter((path) => path === manifest)).toHaveLength(2);
	});
});

describe("the static shop settings", () => {
	const { providers: _, ...settings } = shopSettings({
		shipping_methods_config: [
			shippingConfig({ payment_methods: [{ id: 1, method: "klarna", config: { a: [1, { b: null }] } }] }),
		],
		default_sort: "-price_brutto",
		legal_pages: [{ type: "terms", content: "# AGB" }],
		manufacturer_filters: [
			{
				sort: 1,
				manufacturer_id: { id: 1, display_name: "Sternau", slug: "sternau" },
				categories: ["ringe"],
			},
		],
	});

	it("R-SET-01 returns the settings with all fields, and the shipping methods", async () => {
		const shop = openShop(shopFiles({}, settings));
		expect(await shop.settings.load()).toEqual({ ok: true, value: settings });
		expect(await shop.settings.shippingMethods()).toEqual({
			ok: true,
			value: settings.shipping_methods_config,
		});
	});

	it("R-SET-01 returns the current shipping methods", async () => {
		const shop = openShop(shopFiles({}, settings));
		await shop.settings.load();
		shop.host.deploy(shopFiles({}, { ...settings, shipping_methods_config: [] }));
		expect(await shop.settings.shippingMethods()).toEqual({ ok: true, value: [] });
	});

	it("R-SET-01 R-ERR-01 reports that they could not be loaded, and logs the reason", async () => {
		const shop = openShop(shopFiles({}, settings));
		shop.host.respondWith("unreachable");
		for (const answer of [await shop.settings.load(), await shop.settings.shippingMethods()]) {
			expect(answer).toMatchObject({ ok: false, error: { message: "Could not load settings" } });
		}
		expect(shop.logger.notes).toHaveLength(2);
	});
});

describe("the static search whose files fail", () => {
	it.each([
		["an error page", "<html>"],
		["an object", "{}"],
	])("B-SEC-04 R-CONTENT-04 rejects %s", async (_, content) => {
		const { search, host } = openShop(files);
		host.files.set(pathLike(/\/search-/), content);
		await expect(search.search("ring")).rejects.toMatchObject({ fault: "invalid" });
		await expect(search.suggest("ring", 3)).rejects.toMatchObject({ fault: "invalid" });
	});

	it("B-SEC-04 rejects inconsistent numbers", async () => {
		const { search, host } = openShop(files);
		const path = pathLike(/\/search-/);
		const packed = JSON.parse(textOf(path));
		for (const name of [
			{ counts: [40], steps: [] },
			{ ...packed.fields.name, steps: [1e9] },
		]) {
			host.files.set(path, JSON.stringify({ ...packed, fields: { ...packed.fields, name } }));
			await expect(search.search("ring")).rejects.toMatchObject({ fault: "invalid" });
		}
	});
});
