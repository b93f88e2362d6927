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
import { languages } from "#core/shared/language.ts";
import { fail, succeed } from "#core/shared/result.ts";
import { type Catalogue, type CatalogueTranslation, type PricedProduct, withProducts } from "./catalogue.ts";
import { decodeCompany } from "./company-schema.ts";

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

const orNull: Decoder<string | null> = (input, path) => nullable(line)(input ?? null, path);

function orNone<Value>(of: Decoder<readonly Value[]>): Decoder<readonly Value[]> {
	return (input, path) => (input === undefined ? succeed([]) : of(input, path));
}

const personalizationField = shape({
	name: text(200),
	display_name: line,
	type: oneOf(["text", "select", "checkbox"]),
	required: flag,
	max_length: nullable(whole(1, 1_000_000)),
	options: list(line, 1000),
	option_names: (input, path) => entries(line, 1000)(input ?? {}, path),
});

const personalization = nullable(
	shape({ id: decodeContentId, display_name: line, fields: list(personalizationField, 50) }),
);

const attributes = orNone(
	list(
		shape({
			attribute_group: shape({ id: decodeContentId, display_name: line }),
			display_values: list(line, 1000),
		}),
		1000,
	),
);

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
	personalization,
	variant_display_name: orNull,
	attributes,
	guarantee_years: nullable(whole(0, 1000)),
	guarantor: nullable(line),
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

const names = (input: unknown, path?: string) => entries(line, 1000)(input ?? {}, path);

const translated = shape({
	settings: shape({
		payment_methods: list(shape({ id: decodeContentId, display_name: line }), 100),
		shipping_names: names,
		bank_details: nullable(longText),
	}),
	products: list(
		shape({
			id: decodeContentId,
			display_name: line,
			attributes,
			personalization,
			variant_display_name: orNull,
			product_variants: list(shape({ id: decodeContentId, display_name: line }), 10_000),
		}),
		1_000_000,
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
	shipping_names: names,
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

const translation: Decoder<CatalogueTranslation> = (input, path) => {
	const decoded = translated(input, path);
	if (!decoded.ok) return decoded;
	const products = decoded.value.products.map((named) => [String(named.id), named] as const);
	return succeed({ settings: decoded.value.settings, products: new Map(products) });
};

const texts = orNone(
	list(
		shape({
			type: text(100),
			language: oneOf(languages),
			title: line,
			markdown: nullable(longText),
			url: line,
		}),
		300,
	),
);

const acceptedText: Decoder<AcceptedText> = shape({ type: text(100), version: text(100) });

const catalogue = shape({
	project: text(300),
	currency: (input, path) => oneOf(currencies)(input === undefined ? "EUR" : input, path),
	settings,
	requiredTexts: orNone(list(acceptedText, 100)),
	products: list(product, 1_000_000),
	translations: (input, path) =>
		shape({ de: nullable(translation), en: nullable(translation), fr: nullable(translation) })(
			input ?? {},
			path,
		),
	texts,
	company: nullable(decodeCompany),
});

/**
 * Reads a catalogue: `{ project, products, settings }`, and optionally `currency` (EUR), `requiredTexts`, `texts`,
 * `translations` and `company` (none).
 * Throws, naming the place, when it is none: without prices the service cannot start.
 */
export function decodeCatalogue(input: unknown): Catalogue {
	const decoded = catalogue(input);
	if (decoded.ok) {
		const { products, translations, ...rest } = decoded.value;
		const spoken = Object.entries(translations).filter(([, found]) => found !== null);
		return withProducts({ ...rest, translations: Object.fromEntries(spoken), products: new Map() }, products);
	}
	const { path, expected } = decoded.error;
	throw new TypeError(`The catalogue is not usable: ${path || "it"} should be ${expected}.`);
}

function anything(): Decoder<unknown> {
	return satisfying("anything", (input): input is unknown => input !== undefined);
}
