import { paymentProviders } from "#adapters/composition/payments.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts, ResolvableProduct, ResolvableVariant } from "#core/cart/loaded-products.ts";
import type { Address } from "#core/checkout/address.ts";
import { addressFormatOf, requiresPlaceField } from "#core/checkout/address-format.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { type Money, parseMoney } from "#core/money/money.ts";
import type { ShippingMethodConfig, ShopSettings, StatedSettings } from "#core/settings/shop-settings.ts";

/** Returns a decimal from a text that is known to be valid. */
export function decimalOf(text: string): DecimalText {
	const value = parseDecimal(text);
	if (value === null) throw new Error(`${text} is no decimal`);
	return value;
}

/** Returns a sum in euros. */
export function euros(amount: string): Money {
	const money = parseMoney(amount, "EUR");
	if (money === null) throw new Error(`${amount} is no sum`);
	return money;
}

/** A variant in a product fixture. */
type FixtureVariant = ResolvableVariant & { readonly active: boolean };

/** A line with the supply data of its product and variant. */
export interface FixtureLine extends CartLine {
	readonly product: ResolvableProduct;
	readonly variant: FixtureVariant | null;
}

export const ring: ResolvableProduct = {
	id: 1,
	stock: null,
	reorder_possible: true,
	shipping_time: 5,
	production_time: null,
	condition: null,
	margin_taxed: null,
	personalization: null,
	product_variants: [],
};

export const watch: ResolvableProduct = {
	...ring,
	id: 2,
	stock: 3,
	reorder_possible: false,
};

export const size54: FixtureVariant = {
	id: 54,
	active: true,
	stock: null,
	reorder_possible: null,
	shipping_time: null,
	production_time: null,
};

/** Returns a line to add: one ring at 990.50 EUR, with some fields replaced. */
export function newLine(changes: Partial<FixtureLine> = {}): Omit<FixtureLine, "cartId"> {
	return {
		product: ring,
		variant: null,
		personalization: null,
		count: 1,
		priceBrutto: euros("990.5"),
		...changes,
	};
}

/** Returns a line in a cart. */
export function cartLine(changes: Partial<FixtureLine> = {}): FixtureLine {
	return { cartId: 1, ...newLine(), ...changes };
}

/** Returns the loaded products of these lines, with all variants that the lines name. */
export function readingOf(lines: readonly FixtureLine[]): LoadedProducts {
	return new Map(
		lines.map(({ product }) => {
			const same = lines.filter((line) => line.product.id === product.id);
			const variants = same.flatMap(({ variant }) => variant ?? []);
			return [String(product.id), { ...product, product_variants: variants }];
		}),
	);
}

export const address: Address = {
	company: "",
	given_name: "Mara",
	family_name: "Öztürk",
	street: "Lange Straße",
	number: "7a",
	zip_code: "70173",
	city: "Stuttgart",
	country_code: "DE",
	phone: "",
};

/** Returns a valid address of a country. */
export function addressInCountry(country_code: string): Address {
	const format = addressFormatOf(country_code);
	const state = requiresPlaceField(format, "state") ? { state: format.regions[0]?.code ?? "Region" } : {};
	return { ...address, zip_code: format.example, ...state, country_code };
}

export const germany = { display_name: "Deutschland", country_code: "DE" };
export const france = { display_name: "Frankreich", country_code: "FR" };

/** Returns a shipping config: parcel at 4.90 EUR, with some fields replaced. */
export function shippingConfig(changes: Partial<ShippingMethodConfig> = {}): ShippingMethodConfig {
	return {
		name: "Paket",
		shipping_provider: "DHL",
		price_brutto: decimalOf("4.9"),
		payment_methods: [],
		additional_days: 2,
		least_days: null,
		shipping_countries: [],
		...changes,
	};
}

/** Returns the settings in a shop's content, with some fields replaced. */
export function statedSettings(changes: Partial<StatedSettings> = {}): StatedSettings {
	const priced = { currency: null, prices: [], quick_filters: [], shipping_methods_config: [] };
	return { ...shopSettings(), ...priced, ...changes };
}

/** Returns the settings of a shop that sells and ships to Germany, with some fields replaced. */
export function shopSettings(changes: Partial<ShopSettings> = {}): CheckoutSettings {
	return {
		providers: paymentProviders,
		currency: "EUR",
		attribute_filters: [],
		quick_filters: [],
		call_to_action_text: null,
		global_footer: null,
		category_filters: [],
		default_sort: null,
		enable_cart: true,
		enable_wishlist: true,
		filters: true,
		manufacturer_filters: [],
		maintenance_mode: false,
		shop_closures: [],
		payment_methods: [
			{ id: 1, display_name: "Vorkasse" },
			{ id: 4, display_name: "PayPal" },
		],
		present_wrapping: true,
		present_wrapping_price: null,
		shipping_methods: [{ id: 1, display_name: "Paket", free: false, collection: false }],
		show_stock: true,
		allow_ratings: true,
		purchase_to_order: false,
		subcategory_filters: [],
		shipping_cost: null,
		shipping_countries: [{ id: 1, ...germany, free_returns: false, return_days: null }],
		legal_pages: [],
		search_words: [],
		bank_details: null,
		size_change: null,
		ring_size_page: null,
		paypal_client_id: "client",
		rating_publication_days: null,
		rating_retention_months: null,
		default_tax_percent: decimalOf("19"),
		tax_country: "DE",
		small_business: false,
		tax_by_destination: false,
		used_goods_liability_months: null,
		used_goods_liability_required: false,
		shipping_methods_config: [shippingConfig()],
		...changes,
	};
}

/** Returns an order's key, the same for the same seed. */
export function uuid(seed = 1) {
	return orderUuid(new Uint8Array(16).fill(seed));
}

/** Freezes a value deeply, so that writing to it throws. */
export function deepFreeze<Value>(value: Value): Value {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) deepFreeze(part);
	}
	return value;
}
