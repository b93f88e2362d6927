import type { CartLine, CartProduct, CartVariant, NewCartLine } from "#core/cart/cart-line.ts";
import type { Address } from "#core/checkout/address.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import type { ShippingMethodConfig, ShopSettings } from "#core/settings/shop-settings.ts";
import { type DecimalText, parseDecimal } from "#core/shared/decimal-text.ts";
import { type Money, parseMoney } from "#core/shared/money.ts";

/** A decimal that is known to be one. */
export function decimalOf(text: string): DecimalText {
	const value = parseDecimal(text);
	if (value === null) throw new Error(`${text} is no decimal`);
	return value;
}

/** A sum in euros. */
export function euros(amount: string): Money {
	const money = parseMoney(amount, "EUR");
	if (money === null) throw new Error(`${amount} is no sum`);
	return money;
}

export const ring: CartProduct = {
	id: 1,
	display_name: "Trauring Ella",
	slug: "trauring-ella",
	category: { slug: "trauringe" },
	images: [{ private_hash: "a1b2" }],
	reference_number: "TR-100",
	stock: null,
	reorder_possible: true,
	shipping_time: 5,
};

export const watch: CartProduct = {
	...ring,
	id: 2,
	display_name: "Uhr",
	slug: "uhr",
	stock: 3,
	reorder_possible: false,
};

export const size54: CartVariant = {
	id: 54,
	display_name: "54",
	reference_number_suffix: "-54",
	stock: null,
	reorder_possible: null,
	shipping_time: null,
};

/** A line to be added: one ring at 990.50 EUR, changed as told. */
export function newLine(changes: Partial<NewCartLine> = {}): NewCartLine {
	return {
		product: ring,
		variant: null,
		personalization: null,
		count: 1,
		priceBrutto: euros("990.5"),
		...changes,
	};
}

/** A line in a cart. */
export function cartLine(changes: Partial<CartLine> = {}): CartLine {
	return { cartId: 1, ...newLine(), ...changes };
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

export const germany = { display_name: "Deutschland", country_code: "DE" };
export const france = { display_name: "Frankreich", country_code: "FR" };

/** A shipping config: parcel at 4.90 EUR, changed as told. */
export function shippingConfig(changes: Partial<ShippingMethodConfig> = {}): ShippingMethodConfig {
	return {
		name: "Paket",
		shipping_provider: "DHL",
		price_brutto: decimalOf("4.9"),
		payment_methods: [],
		additional_days: 2,
		shipping_countries: [],
		...changes,
	};
}

/** A shop that sells and ships to Germany, changed as told. */
export function shopSettings(changes: Partial<ShopSettings> = {}): ShopSettings {
	return {
		attribute_filters: [],
		call_to_action_text: null,
		global_footer: null,
		category_filters: [],
		default_sort: null,
		enable_cart: true,
		filters: true,
		manufacturer_filters: [],
		maintenance_mode: false,
		payment_methods: [
			{ id: 1, display_name: "Vorkasse" },
			{ id: 4, display_name: "PayPal" },
		],
		present_wrapping: true,
		shipping_methods: [{ id: 1, display_name: "Paket", free: false }],
		show_stock: true,
		allow_ratings: true,
		purchase_to_order: false,
		subcategory_filters: [],
		shipping_cost: null,
		shipping_countries: [{ id: 1, ...germany }],
		legal_pages: [],
		bank_details: null,
		paypal_client_id: "client",
		default_tax_percent: decimalOf("19"),
		shipping_methods_config: [shippingConfig()],
		...changes,
	};
}

/** An order's key; the same for the same seed. */
export function uuid(seed = 1) {
	return orderUuid(new Uint8Array(16).fill(seed));
}

/** Freezes a value and all within it, so that a write to it throws. */
export function deepFreeze<Value>(value: Value): Value {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) deepFreeze(part);
	}
	return value;
}
