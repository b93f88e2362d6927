import {
	decodeAttribute,
	decodePersonalization,
	decodeTextLanguages,
} from "#adapters/catalogue-static/product-files.ts";
import { paymentProviders } from "#adapters/composition/payments.ts";
import type { AppointmentBranch } from "#core/appointments/appointment-branch.ts";
import { namedFields, namedSettings } from "#core/catalogue/translated-names.ts";
import type { AcceptedText } from "#core/checkout/checkout-draft.ts";
import type { PaymentProviderRules } from "#core/checkout/payment-methods.ts";
import type { Shape } from "#core/content/shape.ts";
import { decodersOf, entryShape, localShape } from "#core/content/shape-decoder.ts";
import { productShape, settingsShape } from "#core/content/shop-shapes.ts";
import { decodeContentId, oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoder, integer, list, nullable, object, satisfying } from "#core/decoding/decoder.ts";
import { mapped, optional, text, withAbsent } from "#core/decoding/file-decoders.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { contentLanguage, languages } from "#core/language/language.ts";
import { mailedFileLimit } from "#core/legal/official-graphics.ts";
import { type Currency, currencies } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { DatedHours } from "#core/opening-hours/schedule.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { pickFields } from "#core/shared/collections.ts";
import { fail, succeed } from "#core/shared/result.ts";
import {
	type Catalogue,
	type CatalogueTranslation,
	type NamedProduct,
	type PricedProduct,
	pricedFields,
	type ShopLabel,
	type ShopNotice,
	type ShopText,
	withProducts,
} from "./catalogue.ts";
import { decodeCompany } from "./company-schema.ts";

const price: Decoder<DecimalText> = (input, path = "") => {
	const amount = decimal(input, path);
	if (amount.ok && compareDecimals(amount.value, zero) < 0)
		return fail({ path, expected: "a price of 0 or more" });
	return amount;
};

/** Returns the decoders of entries in a shop's content, with amounts as prices. */
const decodersIn = <Of extends Shape>(shape: Of) => decodersOf(shape, { decimal: price });

/** A domain in ASCII, as the site sends it. */
const domain = mapped(text, (written) => machineDomain(written) ?? written);

/** Creates the decoder of an optional list. */
const optionalList = <Value>(decode: Decoder<Value>) => withAbsent(list(decode), []);

const details = {
	attributes: optionalList(decodeAttribute),
	personalization: withAbsent(decodePersonalization, null),
	text_languages: optional(decodeTextLanguages),
};

const ownFields = { ...decodersIn(localShape(productShape)), ...details, project: domain };
const variants = decodersIn(localShape(entryShape(productShape.product_variants)));

const product: Decoder<PricedProduct> = object({
	...pickFields(ownFields, pricedFields),
	product_variants: list(object(variants)),
});

const namedProduct: Decoder<NamedProduct> = object({
	...pickFields(ownFields, namedFields),
	product_variants: list(object(pickFields(variants, ["id", "display_name"]))),
});

/** Accepts content that an order service does not use. */
const unread: Decoder<readonly never[]> = () => succeed([]);

const { translations: _texts, prices: _prices, ...readSettings } = decodersIn(settingsShape);
const sellingCurrency = withAbsent<Currency, Currency>(oneOf(currencies), "EUR");

const settings = {
	...readSettings,
	currency: sellingCurrency,
	// Missing in catalogues of earlier builds.
	tax_country: withAbsent(
		mapped(nullable(text), (country) => country ?? ""),
		"",
	),
	holiday_area: optional(text),
	category_filters: unread,
	manufacturer_filters: unread,
	subcategory_filters: unread,
	attribute_filters: unread,
	shipping_names: withAbsent(record(text), {}),
} satisfies { readonly [Name in keyof ShopSettings]-?: Decoder<ShopSettings[Name]> };

const translated = object({
	settings: object(pickFields(settings, namedSettings)),
	products: list(namedProduct),
});

const translation: Decoder<CatalogueTranslation> = mapped(translated, ({ products, settings }) => ({
	settings,
	products: new Map(products.map((named) => [String(named.id), named] as const)),
}));

const shopText: Decoder<ShopText> = object({
	type: text,
	language: oneOf(languages),
	title: text,
	markdown: nullable(text),
	url: text,
});

/** Maximum characters, in base64, of a file that is attached to a mail: one megabyte. */
const longestFile = Math.ceil(mailedFileLimit / 3) * 4;

const base64 = satisfying(
	"a file of at most a megabyte in base64",
	(input): input is string =>
		typeof input === "string" && input.length <= longestFile && /^[A-Za-z0-9+/]+={0,2}$/.test(input),
);

const file = { name: text, type: text, base64 };

const notice: Decoder<ShopNotice> = object({ language: oneOf(languages), ...file });

const label: Decoder<ShopLabel> = object({
	product: decodeContentId,
	languages: list(oneOf(languages)),
	...file,
});

const moment = satisfying(
	"a moment (ISO 8601)",
	(input): input is string => typeof input === "string" && !Number.isNaN(Date.parse(input)),
);

const acceptedText: Decoder<AcceptedText> = object({ type: text, version: text });

const range = object({ from: integer(0, 1440), to: integer(0, 2880) });

/** Labels of days are only for people who read the hours. */
const datedHours: Decoder<DatedHours> = mapped(object({ ranges: list(range) }), ({ ranges }) => ({
	label: null,
	ranges,
}));

const branch: Decoder<AppointmentBranch> = object({
	name: text,
	street: text,
	city: text,
	schedule: nullable(
		object({
			time_zone: text,
			area: optional(text),
			week: list(nullable(list(range))),
			dates: record(datedHours),
		}),
	),
});

const catalogue = object({
	project: domain,
	currency: sellingCurrency,
	content_read_at: nullable(moment),
	restored_at: nullable(moment),
	language: withAbsent(oneOf(languages), contentLanguage),
	settings: object(settings),
	requiredTexts: optionalList(acceptedText),
	products: list(product),
	translations: withAbsent(
		object(Object.fromEntries(languages.map((language) => [language, nullable(translation)]))),
		{},
	),
	texts: optionalList(shopText),
	notices: optionalList(notice),
	labels: optionalList(label),
	time_zone: nullable(text),
	branches: optionalList(branch),
	company: nullable(decodeCompany),
	mediator: nullable(object({ name: text, postal_address: text, website: text })),
});

/**
 * Decodes a catalogue: `{ project, products, settings }`, and optionally `currency` (default EUR), `language` (default German),
 * `requiredTexts`, `texts`, `notices`, `labels`, `translations`, `branches` and `company` (default none). Throws
 * with the path if it is invalid: the service cannot start without prices.
 */
export function decodeCatalogue(
	input: unknown,
	/** The payment providers of orders. */
	providers: readonly PaymentProviderRules[] = paymentProviders,
): Catalogue {
	const decoded = catalogue(input);
	if (decoded.ok) {
		const { products, translations, settings, ...rest } = decoded.value;
		const translated = Object.entries(translations).filter(([, found]) => found !== null);
		const tax_country = settings.tax_country || (rest.company?.addresses[0]?.country_code ?? "");
		return withProducts(
			{
				...rest,
				settings: { ...settings, currency: rest.currency, tax_country, providers },
				translations: Object.fromEntries(translated),
				products: new Map(),
			},
			products,
		);
	}
	const { path, expected } = decoded.error;
	throw new TypeError(`The catalogue is not usable: ${path || "it"} should be ${expected}.`);
}
