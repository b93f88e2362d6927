import type { PersonalizationField } from "#core/catalogue/product.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { currencies } from "#core/shared/currency.ts";
import { compareDecimals, type DecimalText, zero } from "#core/shared/decimal-text.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	type Decoder,
	decodeContentId,
	entries,
	flag,
	list,
	nullable,
	oneOf,
	satisfying,
	shape,
	text,
	whole,
} from "#core/shared/decoder.ts";
import { fail, succeed } from "#core/shared/result.ts";
import { type Catalogue, type PricedProduct, withProducts } from "./catalogue.ts";

const line = text(1000);
const longText = text(1_000_000);
const pieces = nullable(whole(-1_000_000_000, 1_000_000_000));
const days = nullable(whole(0, 3650));

const price: Decoder<DecimalText> = (input, path = "") => {
	const amount = decimal(input, path);
	if (amount.ok && compareDecimals(amount.value, zero) < 0)
		return fail({ path, expected: "a price of 0 or more" });
	return amount;
};

const orFalse: Decoder<boolean> = (input, path) => (input === undefined ? succeed(false) : flag(input, path));

function orNone<Value>(of: Decoder<readonly Value[]>): Decoder<readonly Value[]> {
	return (input, path) => (input === undefined ? succeed([]) : of(input, path));
}

const personalizationField: Decoder<PersonalizationField> = shape({
	name: text(200),
	display_name: line,
	type: oneOf(["text", "select", "checkbox"]),
	required: flag,
	max_length: nullable(whole(1, 1_000_000)),
	options: list(line, 1000),
});

const product: Decoder<PricedProduct> = shape({
	id: decodeContentId,
	display_name: line,
	slug: line,
	status: line,
	project: line,
	price_brutto: nullable(price),
	stock: pieces,
	reorder_possible: flag,
	shipping_time: days,
	reference_number: nullable(line),
	personalization: nullable(
		shape({ id: decodeContentId, display_name: line, fields: list(personalizationField, 50) }),
	),
	product_variants: list(
		shape({
			id: decodeContentId,
			display_name: line,
			active: flag,
			price_brutto: nullable(price),
			stock: pieces,
			reference_number_suffix: nullable(line),
			shipping_time: days,
			reorder_possible: nullable(flag),
		}),
		10_000,
	),
});

const country = shape({ display_name: line, country_code: text(2) });

const read = shape({
	enable_cart: flag,
	maintenance_mode: orFalse,
	allow_ratings: orFalse,
	present_wrapping: orFalse,
	purchase_to_order: orFalse,
	payment_methods: list(shape({ id: decodeContentId, display_name: line }), 100),
	shipping_methods: list(
		shape({ id: decodeContentId, display_name: line, free: flag, collection: orFalse }),
		100,
	),
	shipping_methods_config: list(
		shape({
			name: line,
			shipping_provider: nullable(line),
			price_brutto: price,
			payment_methods: list(
				shape({
					id: decodeContentId,
					method: nullable(line),
					config: nullable(entries(anything(), 1000)),
				}),
				100,
			),
			additional_days: whole(0, 3650),
			shipping_countries: list(country, 300),
		}),
		1000,
	),
	shipping_cost: nullable(price),
	shipping_countries: list(shape({ id: decodeContentId, display_name: line, country_code: text(2) }), 300),
	legal_pages: orNone(list(shape({ type: line, content: longText }), 100)),
	bank_details: nullable(longText),
	paypal_client_id: nullable(line),
	default_tax_percent: nullable(price),
});

/** What an order service has no use for. */
const unread = {
	attribute_filters: [],
	call_to_action_text: null,
	global_footer: null,
	category_filters: [],
	default_sort: null,
	filters: false,
	manufacturer_filters: [],
	show_stock: false,
	subcategory_filters: [],
} as const satisfies Partial<ShopSettings>;

const settings: Decoder<ShopSettings> = (input, path) => {
	const decoded = read(input, path);
	return decoded.ok ? succeed({ ...unread, ...decoded.value }) : decoded;
};

const acceptedText: Decoder<AcceptedText> = shape({ type: text(100), version: text(100) });

const catalogue = shape({
	project: text(300),
	currency: (input, path) => oneOf(currencies)(input === undefined ? "EUR" : input, path),
	settings,
	requiredTexts: orNone(list(acceptedText, 100)),
	products: list(product, 1_000_000),
});

/**
 * Reads a catalogue: `{ project, products, settings }`, and optionally `currency` (EUR) and `requiredTexts` (none).
 * Throws, naming the place, when it is none: without prices the service cannot start.
 */
export function decodeCatalogue(input: unknown): Catalogue {
	const decoded = catalogue(input);
	if (decoded.ok) {
		const { products, ...rest } = decoded.value;
		return withProducts({ ...rest, products: new Map() }, products);
	}
	const { path, expected } = decoded.error;
	throw new TypeError(`The catalogue is not usable: ${path || "it"} should be ${expected}.`);
}

function anything(): Decoder<unknown> {
	return satisfying("anything", (input): input is unknown => input !== undefined);
}
