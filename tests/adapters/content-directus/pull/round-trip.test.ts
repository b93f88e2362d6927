import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rows } from "#adapters/content-directus/model/rows.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";

const domain = "a.example";
const context = createSeedContext(domain);
const images = ["eins.jpg", "Zwei.PNG", "logo.svg"];
const names = new Map(images.map((name) => [context.image(name) ?? "", name]));

function roundTrip(documents: ReadonlyMap<string, unknown>) {
	return projectDocuments(projectItems(documents, domain, images), names);
}

const text = fc.stringMatching(/^[A-Za-zÄöß,'" ]{0,12}[a-z]$/);
const slug = fc.stringMatching(/^[a-z]{1,6}(?:-[a-z0-9]{1,4})?$/);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const amount = fc
	.tuple(fc.nat(99_999), fc.nat(99))
	.map(([whole, cents]) => String(Number(`${whole}.${cents}`)));
const namesIn = fc
	.uniqueArray(fc.constantFrom("en", "fr"), { maxLength: 2 })
	.chain((others) =>
		fc.tuple(
			...["de", ...others].map((language) => text.map((display_name) => ({ language, display_name }))),
		),
	);
const image = fc.constantFrom(...images);
const block = fc.oneof(
	text.map((markdown) => ({ type: "text", markdown })),
	fc.record({ type: fc.constant("picture"), image: image }),
	fc.record({ type: fc.constant("gallery"), images: fc.array(image) }),
	fc.record({ type: fc.constant("teasers"), items: fc.array(fc.record({ path: text, image: image })) }),
	fc.record({ type: fc.constant("brands"), of: slug }),
);
const version = (language: string) =>
	fc.record({
		language: fc.constant(language),
		path: text,
		title: text,
		description: text,
		image: image,
		blocks: fc.array(block, { maxLength: 3 }),
	});
function menuItem(depth: number): fc.Arbitrary<Record<string, unknown>> {
	const entry = { display_name: text, path_prefix: fc.boolean(), path: text };
	if (depth === 0) return fc.record(entry);
	const below = (minLength: number) => fc.array(menuItem(depth - 1), { minLength, maxLength: 2 });
	const group = fc.record({ display_name: text, sub: below(0) });
	return fc.record(
		{ ...entry, sub: below(1), groups: fc.array(group, { minLength: 1, maxLength: 2 }) },
		{ requiredKeys: ["display_name", "path_prefix"] },
	);
}

/** Texts of a product or category; those in English and French may have a slug. */
const slugged = fc
	.tuple(namesIn, fc.boolean())
	.map(([entries, hasSlugs]) =>
		entries.map((entry) =>
			hasSlugs && entry.language !== "de" ? { ...entry, slug: `in-${entry.language}` } : entry,
		),
	);

/** Documents in the form that a pull writes: flags said, nothing absent written as null. */
const documents = fc
	.record({
		products: fc.uniqueArray(slug, { maxLength: 4 }),
		pages: fc.uniqueArray(slug, { maxLength: 3 }),
		menus: fc.array(menuItem(3), { maxLength: 2 }),
	})
	.chain(({ products, pages, menus }) =>
		fc.record({
			menus: fc.constant(menus),
			pages: fc.tuple(
				...pages.map((name) => fc.record({ name: fc.constant(name), de: version("de"), en: version("en") })),
			),
			category: slugged,
			values: fc.uniqueArray(slug, { minLength: 1, maxLength: 3 }),
			products: fc.tuple(
				...products.map((name) =>
					fc.record({
						name: fc.constant(name),
						translations: slugged,
						price_brutto: optional(amount),
						stock: optional(fc.nat(9)),
						tags: optional(fc.uniqueArray(slug, { minLength: 1, maxLength: 3 })),
						images: optional(fc.array(image, { minLength: 1, maxLength: 3 })),
						variants: fc.uniqueArray(slug, { maxLength: 3 }),
						price_history: optional(
							fc.array(amount.map((price_brutto) => ({ date: "2026-02-01", price_brutto }))),
						),
						date_created: optional(fc.constantFrom("2026-02-01", "2026-02-01T09:30:00Z")),
						free: optional(text),
					}),
				),
			),
		}),
	)
	.map(({ menus, pages, category, values, products }) => {
		const files = new Map<string, unknown>([
			[
				"project.json",
				{ logo: "logo.svg", seo_title: "A", show_accessibility: true, consent_preselect: false },
			],
			["company.json", { company_name: "A" }],
			["theme.json", { brand_color: "#123456" }],
			["legal.json", { rolex_area: false, translations: [] }],
			["menus.json", menus],
			["media/index.json", [{ name: "eins.jpg", translations: [] }]],
		]);
		for (const { name, de, en } of pages)
			files.set(`pages/${name}.json`, { template: "info", translations: [de, en] });
		const flags = { enable_cart: true, filters: true, maintenance_mode: false, present_wrapping: false };
		files.set("shop/settings.json", {
			...flags,
			show_stock: false,
			allow_ratings: false,
			enable_wishlist: true,
			purchase_to_order: false,
			small_business: false,
			tax_by_destination: false,
			used_goods_liability_required: false,
		});
		files.set("shop/categories.json", [{ id: "c", slug: "kategorie", sort: 1, translations: category }]);
		files.set("shop/attributes.json", [
			{
				id: "listed",
				essential: true,
				translations: category.map(({ language, display_name }) => ({ language, display_name })),
				values: values.map((id) => ({ id, translations: [{ language: "de", display_value: id }] })),
			},
			{ id: "free", essential: false, translations: [{ language: "de", display_name: "Frei" }] },
		]);
		for (const { name, variants, free, ...product } of products) {
			const attributes = [
				{ attribute_group: "listed", display_values: values },
				...(free === undefined ? [] : [{ attribute_group: "free", display_values: [free] }]),
			];
			const product_variants = variants.map((id) => ({ id, display_name: id, active: true }));
			files.set(`shop/products/${name}.json`, {
				...Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined)),
				category: "c",
				reorder_possible: false,
				attributes,
				...(variants.length > 0 ? { product_variants } : {}),
			});
		}
		return files;
	});

describe("documents as items and back", () => {
	it("B-USE-04 are the same documents", () => {
		fc.assert(
			fc.property(documents, (files) => {
				expect(Object.fromEntries(roundTrip(files).documents)).toEqual(Object.fromEntries(files));
			}),
			{ numRuns: 60 },
		);
	});

	it("B-USE-04 have different ids in every project and refer only to items of their own project", () => {
		fc.assert(
			fc.property(documents, (files) => {
				const idsOf = (rows: Rows) => Object.values(rows).flatMap((list) => list.map(({ id }) => id));
				const rows = [domain, "b.example"].map((project) => projectItems(files, project, images));
				const [one = [], other = []] = rows.map(idsOf);
				expect(new Set(one).size).toBe(one.length);
				expect(one.filter((id) => other.includes(id))).toEqual([]);
				// Items and images that an item names, its own id included.
				const [named = [], foreign = []] = rows.map((items): readonly string[] =>
					Array.from(JSON.stringify(items).matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g), String),
				);
				expect(named.length).toBeGreaterThan(one.length);
				expect(named.filter((id) => foreign.includes(id))).toEqual([]);
			}),
			{ numRuns: 20 },
		);
	});
});

describe("a project whose domain has umlauts", () => {
	it.each(["müller.example", "xn--mller-kva.example"])(
		"B-USE-04 has the products that its folder gives to %s, and is called as people read it",
		(project) => {
			const documents = new Map<string, unknown>([
				["project.json", {}],
				["shop/settings.json", {}],
				["shop/products/eins.json", { project, display_name: "Eins" }],
				["shop/products/zwei.json", { project: "andere.example", display_name: "Zwei" }],
			]);
			const items = projectItems(documents, "xn--mller-kva.example", []);
			expect(items.project).toMatchObject([{ domain: "müller.example" }]);
			expect(items.ecommerce_product).toHaveLength(1);
		},
	);
});
