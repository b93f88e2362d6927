import { describe, expect, it } from "vitest";
import type { PageMeta } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The content sources for the suite, created for each test. */
export interface SiteContentSources {
	/** Valid content: a page "watches" in German and English, a brand "alpenhorn", an image "ring.png",
	 * and a shop with the product "ring" of that brand in the category "ringe", with a rating. */
	readonly good: () => SiteContent | Promise<SiteContent>;
	/** Content with at least two errors in different files. */
	readonly bad: () => SiteContent | Promise<SiteContent>;
	/** The good content without its shop. */
	readonly shopless: () => SiteContent | Promise<SiteContent>;
}

async function loaded(content: SiteContent) {
	const result = await content.load();
	if (!result.ok) throw new Error(JSON.stringify(result.error, null, "\t"));
	return result.value;
}

function headOf({ language, path, title, description, teaser = null, image }: PageMeta): PageMeta {
	return { language, path, title, description, teaser, image };
}

function loadingSuite(name: string, { good, bad }: SiteContentSources): void {
	describe(`${name}, loaded,`, () => {
		it("loads the same site every time", async () => {
			const content = await good();
			const first = await loaded(content);
			expect(first.warnings).toEqual([]);
			expect(await loaded(content)).toEqual(first);
			expect(await loaded(await good())).toEqual(first);
		});

		it("R-COMP-05 returns project, company and branches complete, with null for absent values", async () => {
			const { site } = await loaded(await good());
			expect(site.project).toMatchObject({
				seo_title: "Juwelier Muster",
				logo_light: null,
				show_accessibility: true,
				config: { brand_config: { rolex_clock: false, rolex_api_key: null } },
			});
			expect(site.company.ust_id).toBeNull();
			expect(site.branches[0]).toMatchObject({ id: "mitte", phone: null, time_zone: "Europe/Berlin" });
		});

		it("R-ROUTE-01 R-ROUTE-05 returns the paths of every page, brand pages included", async () => {
			const { site } = await loaded(await good());
			const paths = site.pages.map(({ id, translations }) => [id, translations.map(({ path }) => path)]);
			expect(Object.fromEntries(paths)).toMatchObject({
				home: ["/", "/en", "/fr"],
				watches: ["/uhren", "/en/watches"],
				"brand-alpenhorn": ["/uhren/alpenhorn", "/en/watches/alpenhorn"],
			});
			expect(site.pages.find(({ brand }) => brand === "alpenhorn")?.id).toBe("brand-alpenhorn");
			expect(site.brands.map(({ slug }) => slug)).toEqual(["alpenhorn"]);
		});

		it("reports all errors at once, each with its place and key", async () => {
			const result = await (await bad()).load();
			if (result.ok) throw new Error("The bad content was taken.");
			const errors = result.error.filter(({ severity }) => severity === "error");
			expect(new Set(errors.map(({ file }) => file)).size).toBeGreaterThan(1);
			for (const { file, key } of errors) {
				expect(file).not.toBe("");
				expect(key).toMatch(/^[a-z]+(\.\w+)+$/);
			}
		});
	});
}

function shopSuite(name: string, { good, shopless }: SiteContentSources): void {
	describe(`${name}, asked for its shop,`, () => {
		it("R-SET-03 has none if the content has none", async () => {
			expect((await loaded(await shopless())).site.shop).toBeNull();
		});

		it("R-SET-01 returns all settings, with defaults for absent ones", async () => {
			const settings = (await loaded(await good())).site.shop?.settings;
			expect(settings).toMatchObject({
				call_to_action_text: null,
				enable_cart: true,
				maintenance_mode: false,
				default_tax_percent: "19",
				category_filters: [{ sort: 1, category_id: { id: "rings", slug: "ringe", display_name: "Ringe" } }],
				legal_pages: [{ type: "terms", content: "## Uhren\n\nVon *Hand*.\n" }],
			});
		});

		it("R-CAT-09 R-IMG-02 returns a complete product: exact prices, images with sizes, null for absent values", async () => {
			const shop = (await loaded(await good())).site.shop;
			expect(shop?.products).toHaveLength(1);
			expect(shop?.products[0]).toMatchObject({
				id: "ring",
				slug: "ring",
				status: "published",
				project: null,
				price_brutto: "12.1",
				images: [{ private_hash: "ring.png", width: 1, height: 1 }],
				product_variants: [{ active: true, price_brutto: null, stock: 0, reorder_possible: null }],
				battery: null,
			});
			// 54 and "54" are the same id: some sources count their items, others name them.
			expect(shop?.products[0]?.product_variants.map(({ id }) => String(id))).toEqual(["54"]);
		});

		it("references nothing that does not exist", async () => {
			const shop = (await loaded(await good())).site.shop;
			const ids = (items: readonly { readonly id: ContentId }[] = []) => items.map(({ id }) => id);
			for (const { category, manufacturer, personalization, size_guide } of shop?.products ?? []) {
				expect(ids(shop?.categories)).toContain(category);
				expect(ids(shop?.manufacturers)).toContain(manufacturer);
				expect(ids(shop?.personalizations)).toContain(personalization);
				expect(ids(shop?.size_guides)).toContain(size_guide);
			}
			for (const { product } of shop?.ratings ?? []) expect(ids(shop?.products)).toContain(product);
			expect(shop?.ratings).toHaveLength(1);
		});
	});
}

function readingSuite(name: string, { good }: SiteContentSources): void {
	describe(`${name}, read piece by piece,`, () => {
		it("returns the body of every page in each of its languages, in any order", async () => {
			const content = await good();
			const { site } = await loaded(content);
			const versions = site.pages.flatMap((page) => page.translations.map((head) => ({ id: page.id, head })));
			for (const { id, head } of [...versions, ...versions.toReversed()]) {
				const body = await content.pageBody(id, head.language);
				expect(headOf(body)).toEqual(head);
				expect(body.blocks.every((block) => typeof block.type === "string")).toBe(true);
			}
		});

		it("returns many bodies at once", async () => {
			const content = await good();
			const { site } = await loaded(content);
			const asked = site.pages.flatMap(({ id, translations }) =>
				translations.map(async ({ language, path }) => {
					expect((await content.pageBody(id, language)).path).toBe(path);
				}),
			);
			await Promise.all([...asked, ...asked]);
		});

		it("puts running text into text blocks as Markdown", async () => {
			const content = await good();
			await loaded(content);
			const [text] = (await content.pageBody("watches", "de")).blocks;
			expect(text).toEqual({ type: "text", markdown: "## Uhren\n\nVon *Hand*.\n" });
		});

		it.each(["nowhere", "", "../watches", "brand-nobody", "__proto__", "constructor"])(
			"B-SEC-03 rejects the body of a page that does not exist: %j",
			async (id) => {
				const content = await good();
				await loaded(content);
				await expect(content.pageBody(id, "de")).rejects.toThrow("has no page");
			},
		);

		it("R-ROUTE-01 rejects a page's body in a language that the page does not have", async () => {
			const content = await good();
			await loaded(content);
			await expect(content.pageBody("watches", "fr")).rejects.toThrow('"watches"');
			await expect(content.pageBody("watches", "de")).resolves.toMatchObject({ path: "/uhren" });
		});

		it("R-IMG-02 returns an image by its name, trimmed and in any letter case", async () => {
			const content = await good();
			const { site } = await loaded(content);
			for (const { name } of site.media) expect((await content.media(name)).length).toBeGreaterThan(0);
			expect(await content.media(" RING.png ")).toEqual(await content.media("ring.png"));
		});

		it.each(["none.png", "", "../project.json", "/etc/hosts", "media/ring.png", "__proto__"])(
			"B-SEC-03 rejects an image that does not exist: %j",
			async (name) => {
				const content = await good();
				await loaded(content);
				await expect(content.media(name)).rejects.toThrow("has no picture");
			},
		);
	});
}

/** Tests a source of a site's content (port SiteContent). */
export function siteContentSuite(name: string, sources: SiteContentSources): void {
	loadingSuite(name, sources);
	readingSuite(name, sources);
	shopSuite(name, sources);
}
