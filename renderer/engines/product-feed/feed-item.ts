import { basePrices, quantityOf } from "#core/catalogue/base-price.ts";
import { priceReduction } from "#core/catalogue/price-reduction.ts";
import {
	activeVariants,
	attributesOf,
	type Product,
	type ProductVariant,
	partNumber,
	priceHistoryOf,
} from "#core/catalogue/product.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import { conditionOf } from "#core/content-values/goods-condition.ts";
import { searchProperties } from "#core/content-values/search-property.ts";
import type { Language } from "#core/language/language.ts";
import { addWorkingDays } from "#core/legal/public-holidays.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { roundMoney } from "#core/money/money.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import { variantAddress } from "#core/product-page/variant-address.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import { deliveryMethod, type ShippingSettings } from "#core/settings/shipping-methods.ts";
import { type ShopSettings, takesOrders } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { plainText } from "#renderer/plan/plain-text.ts";

/** An attribute of an item: its name in Google's namespace, and its value or nested attributes. */
export type FeedAttribute = readonly [name: string, value: string | readonly FeedAttribute[]];

/** The attributes of an item, or some of them, in Google's order. */
export type FeedItem = readonly FeedAttribute[];

/** The shop's data for the items in one language. */
export interface FeedShop {
	readonly language: Language;
	/** The origin of the site: "https://www.juwelier-sternau.example". */
	readonly origin: string;
	/** The path of the shop's root in the language. */
	readonly root: string;
	/** The registered name of the company behind the shop. */
	readonly company: string;
	readonly currency: Currency;
	readonly settings: ShippingSettings &
		Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "purchase_to_order" | "shop_closures">;
	readonly images: ProductImages;
	/** Returns Google's product category for a category of the shop; null if the content has none. */
	googleCategory(category: ContentId): string | null;
	/** The current time in milliseconds, for reductions and delivery times. */
	readonly now: number;
}

/** The maximum number of characters that Google reads, by attribute. */
const maxLength = {
	id: 50,
	title: 150,
	description: 5000,
	brand: 70,
	mpn: 70,
	type: 750,
	color: 100,
	material: 200,
	pattern: 100,
	size: 100,
} as const;
/** The maximum number of images after the first one. */
const maxAdditionalImages = 10;
const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Returns a text on one line, shortened to `length` characters. */
function truncate(text: string, length: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= length) return line;
	const characters = [...line];
	if (characters.length <= length) return line;
	const start = characters.slice(0, length - 1).join("");
	return `${start.trimEnd()}…`;
}

/** Returns an absolute URL (RFC 3986). */
function absoluteUrl(path: string, origin: string): string {
	return new URL(path, origin).href;
}

function priceText(amount: DecimalText, currency: Currency): string {
	const [units = "0", cents = ""] = roundMoney({ amount, currency }).amount.split(".");
	return `${units}.${cents.padEnd(2, "0")} ${currency}`;
}

function imagesOf(product: Product, { images, origin }: FeedShop): readonly string[] {
	return product.images.flatMap((image) => {
		const src = images.image(image)?.src;
		// Google accepts no vector graphics.
		return src === undefined || /\.svg$/i.test(src) ? [] : [absoluteUrl(src, origin)];
	});
}

function availabilityOf(
	{ stock, reorder_possible }: Offer,
	preparation: number | null,
	shop: FeedShop,
): FeedItem {
	if (!takesOrders(shop.settings)) return [["availability", "out_of_stock"]];
	if (stock === null || stock > 0) return [["availability", "in_stock"]];
	if (!reorder_possible) return [["availability", "out_of_stock"]];
	const { tax_country, holiday_area = tax_country, shop_closures } = shop.settings;
	const today = Math.floor(shop.now / millisecondsOfDay);
	const availableOn = dateOf(addWorkingDays(today, preparation ?? 0, [holiday_area], shop_closures));
	return [
		["availability", "backorder"],
		["availability_date", `${availableOn}T00:00Z`],
	];
}

function pricesOf(
	price: DecimalText,
	product: Product,
	variant: ProductVariant | null,
	shop: FeedShop,
): FeedItem {
	const history = priceHistoryOf(product, variant);
	const reduction = history && priceReduction(price, history, shop.now);
	const text = (amount: DecimalText) => priceText(amount, shop.currency);
	if (!reduction) return [["price", text(price)]];
	return [
		["price", text(reduction.lowestPrice)],
		["sale_price", text(price)],
	];
}

function identifiersOf(product: Product, variant: ProductVariant | null, { company }: FeedShop): FeedItem {
	const brand = product.manufacturer?.display_name;
	const part = partNumber(product, variant, company);
	const gtin = variant ? variant.gtin : product.gtin;
	return [
		...(brand === undefined ? [] : [["brand", truncate(brand, maxLength.brand)] as const]),
		...(part === null ? [] : [["mpn", truncate(part, maxLength.mpn)] as const]),
		...(gtin === null ? [] : [["gtin", gtin] as const]),
		// Google requires a bar code, or a brand with a part number, unless this is "no".
		["identifier_exists", gtin !== null || (brand !== undefined && part !== null) ? "yes" : "no"],
	];
}

const feedUnits = { "m²": "sqm", "m³": "cbm" } as const;

/** Returns the quantities of the base price (B-LAW-16); none if the law requires no base price. */
function unitPricingOf(price: DecimalText, product: Product, variant: ProductVariant | null): FeedItem {
	const quantity = quantityOf(product, variant);
	const base = quantity && basePrices([{ price, quantity }]);
	if (!base) return [];
	const unit = (name: string) =>
		Object.hasOwn(feedUnits, name) ? feedUnits[name as keyof typeof feedUnits] : name;
	return [
		["unit_pricing_measure", `${quantity.amount} ${unit(quantity.unit)}`],
		["unit_pricing_base_measure", `1 ${unit(base.unit)}`],
	];
}

/** Returns the properties for comparison; the one that variants differ in is the variant's name. */
function propertiesOf(product: Product, variant: ProductVariant | null): FeedItem {
	const variantProperty = variant && product.variants_differ_in;
	const attributes = attributesOf(product, variant);
	return searchProperties.flatMap((property): FeedItem => {
		const values =
			property === variantProperty && variant
				? [variant.display_name]
				: attributes
						.filter(({ search_property }) => search_property === property)
						.flatMap(({ display_values }) => display_values);
		const text = truncate(values.slice(0, 3).join("/"), maxLength[property]);
		return text === "" ? [] : [[property, text]];
	});
}

/** Returns the group of a variant; its name is a detail if Google has no attribute for the difference. */
function variantOf(product: Product, variant: ProductVariant | null): FeedItem {
	if (!variant) return [];
	const detail: FeedAttribute = [
		"product_detail",
		[
			["attribute_name", product.variant_display_name ?? product.display_name],
			["attribute_value", truncate(variant.display_name, maxLength.size)],
		],
	];
	return [["item_group_id", String(product.id)], ...(product.variants_differ_in === null ? [detail] : [])];
}

function audienceOf({ gender, age_group }: Product): FeedItem {
	return [
		...(gender === null ? [] : [["gender", gender] as const]),
		...(age_group === null ? [] : [["age_group", age_group] as const]),
	];
}

/** Returns the price of shipping to the country of a feed; the same for all products of the shop. */
export function shippingAttributes(settings: ShopSettings, country: string, currency: Currency): FeedItem {
	const method = deliveryMethod(settings, country);
	if (!method) return [];
	const parts: FeedItem = [
		["country", country],
		["service", method.label],
		["price", priceText(method.price_brutto, currency)],
	];
	return [["shipping", parts]];
}

function handlingOf(preparation: number | null): FeedItem {
	if (preparation === null) return [];
	return [
		["min_handling_time", "0"],
		["max_handling_time", String(preparation)],
	];
}

function idOf(product: Product, variant: ProductVariant | null): string {
	if (!variant) return String(product.id);
	const id = `${product.id}-${variant.id}`;
	return id.length <= maxLength.id ? id : String(variant.id);
}

/** Returns the attributes that a product's items share; null if it has no image or page. */
function sharedOf(
	product: Product,
	shop: FeedShop,
): { readonly link: string; readonly about: FeedItem; readonly type: FeedItem } | null {
	const [first, ...further] = imagesOf(product, shop);
	const path = productPath(product, shop.root);
	if (first === undefined || !product.category || path === null) return null;
	const googleCategory = shop.googleCategory(product.category.id);
	return {
		link: absoluteUrl(path, shop.origin),
		about: [
			["description", plainText(product.description ?? "", maxLength.description) || product.display_name],
			["image_link", first],
			...further.slice(0, maxAdditionalImages).map((address) => ["additional_image_link", address] as const),
		],
		type: [
			...(googleCategory === null ? [] : [["google_product_category", googleCategory] as const]),
			["product_type", truncate(product.category.display_name, maxLength.type)],
		],
	};
}

/**
 * Returns the items of a product: the product itself, or each active variant (B-SEO-04). There are none without a price, an
 * image or the manufacturer's contact, which an offer requires (B-LAW-07), nor in a shop that sells nothing online.
 */
export function feedItems(product: Product, shop: FeedShop): readonly FeedItem[] {
	const { enable_cart, purchase_to_order } = shop.settings;
	if (!enable_cart || purchase_to_order || !product.manufacturer_contact) return [];
	const shared = sharedOf(product, shop);
	if (!shared) return [];
	const variants = product.product_variants.length > 0 ? activeVariants(product) : [null];
	return variants.flatMap((variant) => {
		const offer = offerOf(product, variant);
		if (offer.price_brutto === null) return [];
		const preparation = preparationDays({ product, variant, count: 1, personalization: null }, 1);
		const title = variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
		const item: FeedItem = [
			["id", idOf(product, variant)],
			["title", truncate(title, maxLength.title)],
			["link", variant ? variantAddress(shared.link, variant.id) : shared.link],
			...shared.about,
			...availabilityOf(offer, preparation, shop),
			...pricesOf(offer.price_brutto, product, variant, shop),
			...unitPricingOf(offer.price_brutto, product, variant),
			...identifiersOf(product, variant, shop),
			["condition", conditionOf(product) === "vintage" ? "used" : conditionOf(product)],
			...shared.type,
			...variantOf(product, variant),
			...propertiesOf(product, variant),
			...audienceOf(product),
			...handlingOf(preparation),
		];
		return [item];
	});
}
