import { paymentProviders } from "#adapters/composition/payments.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { PaymentProviderRules } from "#core/checkout/payment-methods.ts";
import { legalPageTypes } from "#core/content/names.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { currencies } from "#core/shared/currency.ts";
import { compareDecimals, type DecimalText, zero } from "#core/shared/decimal-text.ts";
import { decimal } from "#core/shared/decode-decimal.ts";
import {
	boolean,
	type Decoder,
	decodeContentId,
	integer,
	list,
	nullable,
	object,
	oneOf,
	record,
	satisfying,
	string,
} from "#core/shared/decoder.ts";
import { languages } from "#core/shared/language.ts";
import { fail, succeed } from "#core/shared/result.ts";
import { type Catalogue, type CatalogueTranslation, type PricedProduct, withProducts } from "./catalogue.ts";
import { decodeCompany } from "./company-schema.ts";

const line = string(1000);
const longText = string(1_000_000);
const pieces = nullable(integer(-1_000_000_000, 1_000_000_000));
const days = nullable(integer(0, 3650));

const price: Decoder<DecimalText> = (input, path = "") => {
	const amount = decimal(input, path);
	if (amount.ok && compareDecimals(amount.value, zero) < 0)
		return fail({ path, expected: "a price of 0 or more" });
	return amount;
};

const optionalBoolean: Decoder<boolean> = (input, path) =>
	input === undefined ? succeed(false) : boolean(input, path);

const orNull: Decoder<string | null> = (input, path) => nullable(line)(input ?? null, path);

function optionalList<Value>(of: Decoder<readonly Value[]>): Decoder<readonly Value[]> {
	return (input, path) => (input === undefined ? succeed([]) : of(input, path));
}

const personalizationField = object({
	name: string(200),
	display_name: line,
	type: oneOf(["text", "select", "checkbox"]),
	required: boolean,
	max_length: nullable(integer(1, 1_000_000)),
	options: list(line, 1000),
	option_names: (input, path) => record(line, 1000)(input ?? {}, path),
});

const personalization = nullable(
	object({ id: decodeContentId, display_name: line, fields: list(personalizationField, 50) }),
);

const attributes = optionalList(
	list(
		object({
			attribute_group: object({ id: decodeContentId, display_name: line }),
			display_values: list(line, 1000),
		}),
		1000,
	),
);

const product: Decoder<PricedProduct> = object({
	id: decodeContentId,
	display_name: line,
	slug: line,
	status: line,
	project: line,
	price_brutto: nullable(price),
	stock: pieces,
	reorder_possible: boolean,
	shipping_time: days,
	reference_number: nullable(line),
	personalization,
	variant_display_name: orNull,
	attributes,
	guarantee_years: nullable(integer(0, 1000)),
	guarantor: nullable(line),
	product_variants: list(
		object({
			id: decodeContentId,
			display_name: line,
			active: boolean,
			price_brutto: nullable(price),
			stock: pieces,
			reference_number_suffix: nullable(line),
			shipping_time: days,
			reorder_possible: nullable(boolean),
		}),
		10_000,
	),
});

const names = (input: unknown, path?: string) => record(line, 1000)(input ?? {}, path);

const translated = object({
	settings: object({
		payment_methods: list(object({ id: decodeContentId, display_name: line }), 100),
		shipping_names: names,
		bank_details: nullable(longText),
	}),
	products: list(
		object({
			id: decodeContentId,
			display_name: line,
			attributes,
			personalization,
			variant_display_name: orNull,
			product_variants: list(object({ id: decodeContentId, display_name: line }), 10_000),
		}),
		1_000_000,
	),
});

const country = object({ display_name: line, country_code: string(2) });

const read = object({
	enable_cart: boolean,
	maintenance_mode: optionalBoolean,
	allow_ratings: optionalBoolean,
	present_wrapping: optionalBoolean,
	purchase_to_order: optionalBoolean,
	payment_methods: list(object({ id: decodeContentId, display_name: line }), 100),
	shipping_methods: list(
		object({ id: decodeContentId, display_name: line, free: boolean, collection: optionalBoolean }),
		100,
	),
	shipping_methods_config: list(
		object({
			name: line,
			shipping_provider: nullable(line),
			price_brutto: price,
			payment_methods: list(
				object({
					id: decodeContentId,
					method: nullable(line),
					config: nullable(record(anything(), 1000)),
				}),
				100,
			),
			additional_days: integer(0, 3650),
			shipping_countries: list(country, 300),
		}),
		1000,
	),
	shipping_cost: nullable(price),
	shipping_countries: list(object({ id: decodeContentId, display_name: line, country_code: string(2) }), 300),
	legal_pages: optionalList(list(object({ type: oneOf(legalPageTypes), content: longText }), 100)),
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

const texts = optionalList(
	list(
		object({
			type: string(100),
			language: oneOf(languages),
			title: line,
			markdown: nullable(longText),
			url: line,
		}),
		300,
	),
);

const acceptedText: Decoder<AcceptedText> = object({ type: string(100), version: string(100) });

const catalogue = object({
	project: string(300),
	currency: (input, path) => oneOf(currencies)(input === undefined ? "EUR" : input, path),
	settings,
	requiredTexts: optionalList(list(acceptedText, 100)),
	products: list(product, 1_000_000),
	translations: (input, path) =>
		object(Object.fromEntries(languages.map((language) => [language, nullable(translation)])))(
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
export function decodeCatalogue(
	input: unknown,
	/** The providers that orders can be paid with. */
	providers: readonly PaymentProviderRules[] = paymentProviders,
): Catalogue {
	const decoded = catalogue(input);
	if (decoded.ok) {
		const { products, translations, settings, ...rest } = decoded.value;
		const translated = Object.entries(translations).filter(([, found]) => found !== null);
		return withProducts(
			{
				...rest,
				settings: { ...settings, providers },
				translations: Object.fromEntries(translated),
				products: new Map(),
			},
			products,
		);
	}
	const { path, expected } = decoded.error;
	throw new TypeError(`The catalogue is not usable: ${path || "it"} should be ${expected}.`);
}

function anything(): Decoder<unknown> {
	return satisfying("anything", (input): input is unknown => input !== undefined);
}
