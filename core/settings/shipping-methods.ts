import { type DecimalText, zero } from "#core/money/decimal-text.ts";
import type { ShippingCountry, ShippingMethodConfig, ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** The settings that decide how goods are shipped. */
export type ShippingSettings = Pick<
	ShopSettings,
	| "shipping_methods"
	| "shipping_methods_config"
	| "shipping_names"
	| "shipping_cost"
	| "shipping_countries"
	| "tax_country"
>;

/** A shipping method that a customer can choose. */
export interface OfferedShippingMethod {
	/** Unique among those offered, the same in every language; what the order carries. */
	readonly name: string;
	/** What the customer reads. */
	readonly label: string;
	readonly shipping_provider: string | null;
	/** What it costs, gross; "0" when the shipping method is free. */
	readonly price_brutto: DecimalText;
	/** Working days that it adds to what each product takes until it is on its way, at most. */
	readonly additional_days: number;
	/** The same at least. */
	readonly least_days: number;
	/** Whether customers fetch the goods themselves. */
	readonly collection: boolean;
}

/**
 * The shipping methods to a country with a payment method (R-CHECK-02). A config belongs to the shipping method of its
 * name, and the first of that name that serves both counts; a method without any config costs
 * `settings.shipping_cost` and serves `settings.shipping_countries`; configs without a method represent themselves.
 * Goods that are collected go to no country: there `country_code` is the invoice's, and only a config that names
 * countries limits it.
 */
export function offeredShippingMethods(
	settings: ShippingSettings,
	country_code: string,
	paymentMethod: ContentId | null,
): readonly OfferedShippingMethod[] {
	const configs = settings.shipping_methods_config;
	const named = [
		...settings.shipping_methods.map((method) => method.display_name),
		...configs.map(({ name }) => name),
	];
	const names = named.filter((name, index) => named.findIndex((other) => sameName(other, name)) === index);
	return names.flatMap((name) => {
		const free = settings.shipping_methods.some(
			(method) => method.free && sameName(method.display_name, name),
		);
		const collection = isCollectionMethod(settings, name);
		const everywhere = collection ? [] : settings.shipping_countries;
		const matching = configs.filter((config) => sameName(config.name, name));
		const offer =
			matching.length === 0
				? withoutConfig(settings, everywhere, country_code)
				: withConfig(everywhere, matching, country_code, paymentMethod);
		if (offer === null) return [];
		const label = shippingMethodLabel(settings, name);
		return [{ ...offer, name, label, collection, price_brutto: free ? zero : offer.price_brutto }];
	});
}

/**
 * The shipping method that goods sent to a country are announced with: the first that delivers, with any payment method. Null
 * where the shop does not ship to the country.
 */
export function deliveryMethod(
	settings: ShippingSettings & Pick<ShopSettings, "payment_methods">,
	country_code: string,
): OfferedShippingMethod | null {
	const deliveries = deliveryMethods(settings);
	const found = deliveries.get(country_code);
	if (found !== undefined) return found;
	const payments = [null, ...settings.payment_methods.map(({ id }) => id)];
	const methods = payments.flatMap((id) => offeredShippingMethods(settings, country_code, id));
	const first = methods.find(({ collection }) => !collection) ?? null;
	deliveries.set(country_code, first);
	return first;
}

/** Those that were asked for, by country: each page of a product asks for the same ones. */
const deliveryMethods = oncePer((_: ShippingSettings) => new Map<string, OfferedShippingMethod | null>());

/** The country that delivery is announced for while nobody has said where to: the first that the shop names, or "". */
export function announcedCountry(settings: ShippingSettings): string {
	return deliveryCountries(settings)[0]?.country_code ?? "";
}

/** The countries that the shop names to ship to by any method, each once; none when it names none, which means all. */
export const deliveryCountries = oncePer((settings: ShippingSettings): readonly ShippingCountry[] => {
	const all = [
		...settings.shipping_countries,
		...settings.shipping_methods_config
			.filter(({ name }) => !isCollectionMethod(settings, name))
			.flatMap((config) => config.shipping_countries),
	];
	return all
		.filter(
			({ country_code }, index) => all.findIndex((other) => other.country_code === country_code) === index,
		)
		.map(({ display_name, country_code }) => ({ display_name, country_code }));
});

type Offer = Omit<OfferedShippingMethod, "name" | "label" | "collection">;

/** Whether customers fetch the goods themselves with the shipping method of this name. */
export function isCollectionMethod(
	{ shipping_methods }: Pick<ShippingSettings, "shipping_methods">,
	name: string,
): boolean {
	return shipping_methods.some(({ display_name, collection }) => collection && sameName(display_name, name));
}

/** What customers read for a shipping method in the language of the settings. */
export function shippingMethodLabel(
	{ shipping_names = {} }: Pick<ShippingSettings, "shipping_names">,
	name: string,
): string {
	return (Object.hasOwn(shipping_names, name) ? shipping_names[name] : null) ?? name;
}

/** Whether the label of a method says by itself that the goods are collected: "Abholung in Mitte" with "Abholung". */
export function namesCollection(label: string, collection: string): boolean {
	return label.toLowerCase().includes(collection.toLowerCase());
}

function withoutConfig(
	settings: ShippingSettings,
	everywhere: readonly ShippingCountry[],
	country: string,
): Offer | null {
	if (!serves(everywhere, country)) return null;
	return {
		shipping_provider: null,
		price_brutto: settings.shipping_cost ?? zero,
		additional_days: 0,
		least_days: 0,
	};
}

function withConfig(
	everywhere: readonly ShippingCountry[],
	configs: readonly ShippingMethodConfig[],
	country: string,
	paymentMethod: ContentId | null,
): Offer | null {
	const config = configs.find(
		({ shipping_countries, payment_methods }) =>
			serves(shipping_countries.length > 0 ? shipping_countries : everywhere, country) &&
			(payment_methods.length === 0 || payment_methods.some((method) => sameId(method.id, paymentMethod))),
	);
	if (!config) return null;
	const { shipping_provider, price_brutto, additional_days, least_days } = config;
	return { shipping_provider, price_brutto, additional_days, least_days: least_days ?? additional_days };
}

/** A list of no country sets no limit. */
function serves(countries: readonly ShippingCountry[], country_code: string): boolean {
	return countries.length === 0 || countries.some((country) => country.country_code === country_code);
}

/** Whether two names mean the same shipping method. */
export function sameName(left: string, right: string): boolean {
	return left.trim().toLowerCase() === right.trim().toLowerCase();
}
