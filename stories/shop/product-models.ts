import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { Language } from "#core/language/language.ts";
import { containedTaxes } from "#core/legal/contained-taxes.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { internal, pageFixture } from "#stories/fixtures/site-models.ts";
import { bareProduct, bareVariant } from "#tests/core/catalogue/bare-product.ts";

/** The domain of the stories' shop. */
export const productProject = "www.sternau.example";

/** Returns a price from a text that is known to be valid. */
export function price(text: string): DecimalText {
	const parsed = parseDecimal(text);
	if (parsed === null) throw new Error(`"${text}" is no price.`);
	return parsed;
}

/** Returns a variant of {@link ringProduct}. */
export function ringVariant(size: string, fields: Partial<ProductVariant> = {}): ProductVariant {
	return {
		...bareVariant,
		id: size,
		display_name: size,
		reference_number_suffix: `-${size}`,
		product: 103,
		active: true,
		...fields,
	};
}

const engraving: Product["personalization"] = {
	id: "engraving",
	display_name: "Gravur",
	fields: [
		{
			name: "text",
			display_name: "Text der Gravur",
			type: "text",
			required: false,
			additional_days: 0,
			max_length: 30,
			customer_specification: null,
			options: [],
		},
		{
			name: "font",
			display_name: "Schrift",
			type: "select",
			required: false,
			additional_days: 0,
			max_length: null,
			customer_specification: null,
			options: ["Antiqua", "Schreibschrift", "Blockschrift"],
		},
	],
};

/**
 * Returns a ring in several sizes, one of them sold out, with engraving; with everything a page can show except
 * ratings and a reduction.
 */
export function ringProduct(fields: Partial<Product> = {}): Product {
	return {
		...bareProduct,
		id: 103,
		display_name: "Drei Steine",
		slug: "drei-steine",
		images: [{ private_hash: "square", width: 1200, height: 1200 }],
		manufacturer: { id: 5, display_name: "Kronberg", slug: "kronberg" },
		category: { id: 2, display_name: "Verlobungsringe", slug: "verlobungsringe" },
		stock: 3,
		product_variants: [
			ringVariant("52"),
			ringVariant("54", { price_brutto: price("3280"), stock: 2 }),
			ringVariant("56", { stock: 0 }),
			ringVariant("58", { active: false }),
		],
		price_brutto: price("3180"),
		project: productProject,
		attributes: [
			{
				attribute_group: { id: "alloy", display_name: "Legierung" },
				display_values: ["750/1000 Gelbgold"],
			},
			{
				attribute_group: { id: "treatment", display_name: "Behandlung" },
				display_values: ["natürlich", "unbehandelt"],
			},
		],
		reference_number: "SE-103",
		description: "Gestern, heute, morgen.",
		shipping_time: 2,
		production_time: 18,
		variant_display_name: "Ringgröße",
		personalization: engraving,
		size_guide: {
			display_name: "Ringgrößen",
			table: [
				["Größe", "Durchmesser in mm"],
				["52", "16,6"],
				["54", "17,2"],
			],
		},
		manufacturer_contact: {
			name: "Alpenhorn Uhren AG",
			postal_address: "Seilergasse 4, 3999 Hornalp",
			country_code: "CH",
			electronic_address: "service@alpenhorn.example",
			weee_number: "DE 12345678",
			responsible_person: {
				name: "Alpenhorn Europa GmbH",
				postal_address: "Lindenweg 8, 79999 Grenzach",
				country_code: "DE",
				electronic_address: "sicherheit@alpenhorn.example",
			},
		},
		guarantee_terms: null,
		safety_warnings: "Kleinteile: nicht für Kinder unter 36 Monaten.",
		battery: true,
		battery_substances: ["Cd"],
		spare_parts_years: 10,
		guarantee_years: 5,
		guarantor: "Alpenhorn Uhren AG",
		...fields,
	};
}

/** Returns a product with required fields only. */
export function plainProduct(fields: Partial<Product> = {}): Product {
	return ringProduct({
		id: 7,
		display_name: "Ohrstecker",
		slug: "ohrstecker",
		product_variants: [],
		variant_display_name: null,
		personalization: null,
		size_guide: null,
		manufacturer_contact: null,
		guarantee_terms: null,
		safety_warnings: null,
		battery: null,
		battery_substances: [],
		spare_parts_years: null,
		guarantee_years: null,
		guarantor: null,
		...fields,
	});
}

/** Two ratings, one of a verified buyer. */
export const productRatings: readonly ProductRating[] = [
	{
		id: 1,
		product: 103,
		rating: 5,
		name: "Lena und Max",
		comment: "Noch schöner als auf dem Bild.",
		date_created: "2026-08-12T09:00:00Z",
		verified: true,
	},
	{
		id: 2,
		product: 103,
		rating: 4,
		name: null,
		comment: null,
		date_created: "2026-05-30T09:00:00Z",
		verified: null,
	},
];

type Settings = ShopShellModel["settings"];

const settings: Settings = {
	currency: "EUR",
	attribute_filters: [],
	quick_filters: [],
	call_to_action_text: null,
	category_filters: [],
	default_sort: null,
	enable_cart: true,
	enable_wishlist: true,
	filters: true,
	manufacturer_filters: [],
	maintenance_mode: false,
	shop_closures: [],
	payment_methods: [],
	present_wrapping: false,
	present_wrapping_price: null,
	shipping_methods: [],
	show_stock: true,
	allow_ratings: true,
	rating_publication_days: null,
	rating_retention_months: null,
	purchase_to_order: false,
	subcategory_filters: [],
	shipping_cost: price("6.90"),
	shipping_countries: [],
	bank_details: null,
	size_change: null,
	ring_size_page: null,
	paypal_client_id: null,
	default_tax_percent: price("19"),
	tax_country: "DE",
	small_business: false,
	used_goods_liability_months: null,
	used_goods_liability_required: false,
	tax_by_destination: false,
	shipping_methods_config: [],
};

/** Returns the shared data of the stories' shop, with some settings replaced. */
export function productShop(changed: Partial<Settings> = {}): ShopShellModel {
	return {
		displayName: "Shop",
		ringSizePage: null,
		closure: null,
		closuresAhead: [],
		returns: { days: 14, isByLaw: true },
		exemption: {
			note: "ohne USt. (§ 19 UStG)",
			sentence: "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
		},
		marginScheme: "Differenzbesteuerung nach § 25a UStG",
		payments: [{ id: 1, paidAhead: false }],
		paymentModules: [],
		guaranteeNotice: true,
		usedLiabilityMonths: null,
		noticeImage: null,
		noticeDocument: null,
		paths: {
			list: "/shop",
			cart: "/shop/warenkorb",
			checkout: "/shop/kasse",
			confirmation: "/shop/bestaetigung",
			wishlist: "/shop/merkzettel",
		},
		currency: "EUR",
		settings: { ...settings, ...changed },
		globalFooter: "<p>Jede Sendung ist versichert.</p>",
		legalPages: [{ key: "shipping", link: internal("/versand-und-zahlung") }],
		withdrawalForm: internal("/vertrag-widerrufen"),
		requiredTexts: [],
		countsFacets: true,
		data: "/shop-data/de",
	};
}

/** Returns a product's page as the renderer passes it. */
export function productPage(
	product: Product,
	language: Language = "de",
	fields: Partial<Extract<ShopPageModel, { readonly type: "product" }>> = {},
): PageModel {
	return pageFixture(language, {
		path: `/shop/verlobungsringe/${product.slug}`,
		template: "shop-product",
		title: product.display_name,
		heading: product.display_name,
		kicker: null,
		lead: null,
		blocks: [],
		shop: {
			type: "product",
			product,
			category: { name: "Verlobungsringe", path: "/shop/verlobungsringe" },
			summary: product.description,
			html: {
				description: null,
				guarantee_terms: product.guarantee_terms && `<p>${product.guarantee_terms}</p>`,
				safety_warnings: product.safety_warnings && `<p>${product.safety_warnings}</p>`,
			},
			images: [exampleImages.square, { ...exampleImages.tile, alt: "Von der Seite" }],
			labelImage: null,
			labelDocument: null,
			ratings: [],
			taxes: containedTaxes(product, price("19"), "EUR"),
			brand: internal("/uhren/kronberg"),
			suggestions: [],
			...fields,
		},
	});
}
