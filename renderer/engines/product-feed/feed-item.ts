import { basePrices, quantityOf } from "#core/catalogue/base-price.ts";
import { priceReduction } from "#core/catalogue/price-reduction.ts";
import {
	activeVariants,
	type Product,
	type ProductVariant,
	variantReference,
} from "#core/catalogue/product.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import {
	announcedCountry,
	deliveryCountries,
	deliveryMethod,
	type ShippingSettings,
} from "#core/checkout/shipping-methods.ts";
import { addWorkingDays } from "#core/legal/public-holidays.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
import { type ShopSettings, takesOrders } from "#core/settings/shop-settings.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import type { Language } from "#core/shared/language.ts";
import { roundMoney } from "#core/shared/money.ts";
import { plainText } from "#renderer/plan/plain-text.ts";

/** An attribute of an item: its name in Google's namespace and its value, or attributes of its own. */
export type FeedAttribute = readonly [name: string, value: string | readonly FeedAttribute[]];

/** Attributes in Google's order, those of one thing that can be bought or a part of them. */
export type FeedItem = readonly FeedAttribute[];

/** What the items of a language are made with. */
export interface FeedShop {
	readonly language: Language;
	/** "https://www.juwelier-sternau.example". */
	readonly origin: string;
	readonly storeRoot: string;
	readonly currency: Currency;
	readonly settings: ShippingSettings &
		Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "purchase_to_order">;
	readonly images: ProductImages;
	/** In milliseconds; reductions and delivery times are computed from it. */
	readonly now: number;
}

/** What Google reads of a text at most, in characters. */
const longest = { id: 50, title: 150, description: 5000, brand: 70, mpn: 70, size: 100, type: 750 } as const;
/** Images beside the first one. */
const additionalImages = 10;
const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** A text on one line, cut where Google would cut it. */
function truncate(text: string, length: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	const characters = [...line];
	if (characters.length <= length) return line;
	const start = characters.slice(0, length - 1).join("");
	return `${start.trimEnd()}…`;
}

/** A URL as RFC 3986 has it. */
function absolute(path: string, origin: string): string {
	return new URL(path, origin).href;
}

function priceText(amount: DecimalText, currency: Currency): string {
	const [whole = "0", cents = ""] = roundMoney({ amount, currency }).amount.split(".");
	return `${whole}.${cents.padEnd(2, "0")} ${currency}`;
}

function imagesOf(product: Product, { images, origin }: FeedShop): readonly string[] {
	return product.images.flatMap((image) => {
		const src = images.image(image)?.src;
		// Google takes no vector graphics.
		return src === undefined || /\.svg$/i.test(src) ? [] : [absolute(src, origin)];
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
	const today = Math.floor(shop.now / millisecondsOfDay);
	const there = dateOf(addWorkingDays(today, preparation ?? 0, announcedCountry(shop.settings)));
	return [
		["availability", "backorder"],
		["availability_date", `${there}T00:00Z`],
	];
}

function pricesOf(price: DecimalText, { price_history }: Product, shop: FeedShop): FeedItem {
	const reduction = price_history && priceReduction(price, price_history, shop.now);
	const text = (amount: DecimalText) => priceText(amount, shop.currency);
	if (!reduction) return [["price", text(price)]];
	return [
		["price", text(reduction.lowestPrice)],
		["sale_price", text(price)],
	];
}

function identifiersOf(product: Product, variant: ProductVariant | null): FeedItem {
	const brand = product.manufacturer?.display_name;
	const reference = variantReference(product, variant);
	return [
		...(brand === undefined ? [] : [["brand", truncate(brand, longest.brand)] as const]),
		...(reference === null ? [] : [["mpn", truncate(reference, longest.mpn)] as const]),
		// A brand and its reference number, or Google must not look for one.
		["identifier_exists", brand !== undefined && reference !== null ? "yes" : "no"],
	];
}

const feedUnits = { "m²": "sqm", "m³": "cbm" } as const;

/** What the base price is of (B-LAW-16); none where the law asks for none. */
function unitPricingOf(price: DecimalText, product: Product, variant: ProductVariant | null): FeedItem {
	const quantity = quantityOf(product, variant);
	const base = basePrices([{ price, quantity }]);
	if (!quantity || !base) return [];
	const unit = (name: string) =>
		Object.hasOwn(feedUnits, name) ? feedUnits[name as keyof typeof feedUnits] : name;
	return [
		["unit_pricing_measure", `${quantity.amount} ${unit(quantity.unit)}`],
		["unit_pricing_base_measure", `1 ${unit(base.unit)}`],
	];
}

/** Google knows sizes; what else variants differ in it takes as a detail. */
function variantOf(product: Product, variant: ProductVariant | null): FeedItem {
	if (!variant) return [];
	const size = truncate(variant.display_name, longest.size);
	const detail: FeedAttribute = [
		"product_detail",
		[
			["attribute_name", product.variant_display_name ?? product.display_name],
			["attribute_value", size],
		],
	];
	return [["item_group_id", String(product.id)], /^\d/.test(size) ? ["size", size] : detail];
}

/** What is paid for shipping to each country that the shop ships to; the same for all its products. */
export function shippingAttributes(settings: ShopSettings, currency: Currency): FeedItem {
	return deliveryCountries(settings).flatMap(({ country_code }): FeedItem => {
		const way = deliveryMethod(settings, country_code);
		if (!way) return [];
		const parts: FeedItem = [
			["country", country_code],
			["service", way.label],
			["price", priceText(way.price_brutto, currency)],
		];
		return [["shipping", parts]];
	});
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
	const whole = `${product.id}-${variant.id}`;
	return whole.length <= longest.id ? whole : String(variant.id);
}

/** What the items of a product share; null while it has no image or page. */
function sharedOf(
	product: Product,
	shop: FeedShop,
): { readonly about: FeedItem; readonly type: string } | null {
	const [first, ...further] = imagesOf(product, shop);
	if (first === undefined || !product.category) return null;
	const place = { type: "product", category: product.category.slug, product: product.slug } as const;
	const path = formatShopPath({ language: shop.language, route: place }, shop.storeRoot);
	return {
		about: [
			["description", plainText(product.description ?? "", longest.description) || product.display_name],
			["link", absolute(path, shop.origin)],
			["image_link", first],
			...further.slice(0, additionalImages).map((address) => ["additional_image_link", address] as const),
		],
		type: truncate(product.category.display_name, longest.type),
	};
}

/**
 * What can be bought of a product: itself, or each active variant (B-SEO-04). None while it has no price, image or
 * contact of its manufacturer, for it may not be offered without (B-LAW-07), nor in a shop that sells nothing online.
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
			["title", truncate(title, longest.title)],
			...shared.about,
			...availabilityOf(offer, preparation, shop),
			...pricesOf(offer.price_brutto, product, shop),
			...unitPricingOf(offer.price_brutto, product, variant),
			...identifiersOf(product, variant),
			["condition", "new"],
			["product_type", shared.type],
			...variantOf(product, variant),
			...handlingOf(preparation),
		];
		return [item];
	});
}
