import { type BadFolder, edit } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { badField, product, settings } from "#tests/adapters/content-files/bad/bad-shop.ts";
import { type Files, set } from "#tests/adapters/content-files/content-folder.ts";

/** Adds a second product, a copy of the first with fields changed. */
const second = (fields: Files) => (files: Files) => {
	files["shop/products/two.json"] = { ...(files[product] as object), ...fields };
};

const unknown = "content.reference.unknown";

/** Faults between the shop's files: duplicate ids and slugs, and references to missing items. */
export const badReferences: readonly BadFolder[] = [
	[
		"R-ROUTE-15 two products with one slug, whatever its letter case",
		second({ slug: "RING", id: 2 }),
		"content.slug.duplicate",
		"shop/products/two.json",
		null,
		{ slug: "RING", other: product },
	],
	[
		"R-ROUTE-15 one slug, though a product has another fault",
		second({ slug: "ring", id: 2, price_brutto: "x" }),
		"content.slug.duplicate",
		"shop/products/two.json",
		null,
	],
	[
		"two products with one id, as text and as number",
		(files) => {
			set(files, product, "id", 7);
			set(files, "shop/ratings.json", "0.product", "7");
			second({ slug: "zwei", id: "7" })(files);
		},
		"content.id.twice",
		"shop/products/two.json",
		null,
		{ id: "7", other: product },
	],
	[
		"B-SEO-12 two products with one slug in a language",
		(files) => {
			set(files, product, "translations", [
				{ language: "de", display_name: "Ring" },
				{ language: "en", display_name: "Ring", slug: "gold-ring" },
			]);
			second({ slug: "Gold-Ring", id: 2, translations: [{ language: "de", display_name: "R" }] })(files);
		},
		"content.slug.duplicate_in",
		"shop/products/two.json",
		null,
		{ slug: "Gold-Ring", language: "en", other: `${product}, translations.1.slug` },
	],
	[
		"B-SEO-12 two categories with one slug in a language",
		edit("shop/categories.json", "1", {
			id: 2,
			slug: "andere",
			translations: [
				{ language: "de", display_name: "R" },
				{ language: "en", display_name: "R", slug: "ringe" },
			],
		}),
		"content.slug.duplicate_in",
		"shop/categories.json",
		"1.translations.1.slug",
		{ language: "en", other: "shop/categories.json, 0.slug" },
	],
	[
		"B-SEO-12 a German slug besides the item's own",
		edit("shop/categories.json", "0.translations.0.slug", "reife"),
		"content.slug.german",
		"shop/categories.json",
		"0.translations.0.slug",
		{ slug: "reife" },
	],
	[
		"R-ROUTE-15 B-SEO-12 a slug in a language that is a path",
		edit("shop/categories.json", "0.translations.1", { language: "en", display_name: "Rings", slug: "a/b" }),
		"content.slug.invalid",
		"shop/categories.json",
		"0.translations.1.slug",
	],
	badField("R-ROUTE-15 a product's slug", "slug", "ring/gold", "content.slug.invalid"),
	badField(
		"R-ROUTE-15 a product's long slug",
		"slug",
		"ring-".repeat(30).concat("gold"),
		"content.slug.length",
	),
	[
		"R-ROUTE-15 a category's slug that is a path",
		edit("shop/categories.json", "0.slug", "a b"),
		"content.slug.invalid",
		"shop/categories.json",
		"0.slug",
	],
	...["warenkorb", "kasse", "Bestaetigung"].map(
		(slug): BadFolder => [
			`R-ROUTE-15 a category's slug that the shop itself needs: ${slug}`,
			edit("shop/categories.json", "0.slug", slug),
			"content.slug.reserved",
			"shop/categories.json",
			"0.slug",
			{ found: `"${slug}"` },
		],
	),
	[
		"R-ROUTE-15 two categories with one slug",
		edit("shop/categories.json", "1", {
			id: 2,
			slug: "ringe",
			translations: [{ language: "de", display_name: "R" }],
		}),
		"content.slug.duplicate",
		"shop/categories.json",
		"1.slug",
		{ other: "shop/categories.json, 0.slug" },
	],
	[
		"two categories with one id",
		edit("shop/categories.json", "1", {
			id: "rings",
			slug: "andere",
			translations: [{ language: "de", display_name: "R" }],
		}),
		"content.id.twice",
		"shop/categories.json",
		"1.id",
	],
	[
		"two variants with one id",
		edit(product, "product_variants.1", { id: "54", display_name: "54" }),
		"content.id.twice",
		product,
		"product_variants.1.id",
	],
	badField("R-CAT-02 an unknown category", "category", "xyzabc", unknown, { place: "shop/categories.json" }),
	badField("R-CAT-02 a category with a typing error", "category", "rngs", `${unknown}_near`, {
		suggestion: "rings",
	}),
	badField("R-CAT-02 an unknown manufacturer", "manufacturer", "nobody", unknown),
	badField("R-CAT-02 a manufacturer with a typing error", "manufacturer", "alpenhron", `${unknown}_near`, {
		suggestion: "alpenhorn",
	}),
	badField("R-CAT-02 an unknown subcategory", "subcategories.0", "nowhere", unknown),
	badField("R-PROD-05 an unknown personalisation", "personalization", "xyz", unknown),
	badField("R-PROD-05 an unknown size guide", "size_guide", "xyz", unknown),
	badField("R-CAT-07 an unknown attribute", "attributes.0.attribute_group", "stones", unknown),
	badField("R-CAT-07 an unknown value", "attributes.0.display_values.0", "gold-586", `${unknown}_near`, {
		suggestion: "gold-585",
	}),
	badField("R-CAT-07 an attribute twice", "attributes.1.attribute_group", "alloy", "content.id.twice"),
	badField("R-IMG-02 an unknown picture", "images.0", "watch.png", "content.picture.missing"),
	badField(
		"R-IMG-02 a picture with its folder",
		"images.0",
		"media/ring.png",
		"content.picture.missing_near",
		{
			suggestion: "ring.png",
		},
	),
	badField("R-IMG-02 a picture with a typing error", "images.0", "rin.png", "content.picture.missing_near", {
		suggestion: "ring.png",
	}),
	[
		"R-CAT-05 a rating of no product",
		edit("shop/ratings.json", "0.product", "xyz"),
		unknown,
		"shop/ratings.json",
		"0.product",
	],
	[
		"R-SET-04 a filter by no category",
		edit(settings, "category_filters.0.category_id", "xyz"),
		unknown,
		settings,
		"category_filters.0.category_id",
	],
	[
		"R-SET-04 a filter by no manufacturer",
		edit(settings, "manufacturer_filters.0.manufacturer_id", "xyz"),
		unknown,
		settings,
		"manufacturer_filters.0.manufacturer_id",
	],
	[
		"R-SET-04 a filter by no attribute",
		edit(settings, "attribute_filters.0.attribute_group_id", "xyz"),
		unknown,
		settings,
		"attribute_filters.0.attribute_group_id",
	],
	[
		"R-SET-04 a filter within no category",
		edit(settings, "attribute_filters.0.category", "rings"),
		`${unknown}_near`,
		settings,
		"attribute_filters.0.category",
	],
	[
		"R-CHECK-02 a price for no way to ship",
		edit(settings, "shipping_methods_config.0.name", "Kurier"),
		unknown,
		settings,
		"shipping_methods_config.0.name",
	],
	[
		"R-CHECK-02 a shipping method for no payment method",
		edit(settings, "shipping_methods_config.0.payment_methods.0.id", 5),
		unknown,
		settings,
		"shipping_methods_config.0.payment_methods.0.id",
	],
	[
		"R-I18N-01 a translation of no name",
		edit(settings, "translations.0.names.Pakt", "Pact"),
		`${unknown}_near`,
		settings,
		"translations.0.names.Pakt",
	],
];
