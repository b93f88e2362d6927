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
	| "holiday_area"
	| "shop_closures"
>;

/** A shipping method that a customer can choose. */
export interface OfferedShippingMethod {
	/** Unique among those offered, and the same in every language; contained in orders. */
	readonly name: string;
	/** The displayed name. */
	readonly label: string;
	readonly shipping_provider: string | null;
	/** The gross price; "0" if shipping is free. */
	readonly price_brutto: DecimalText;
	/** The maximum of working days added to a product's delivery time. */
	readonly additional_days: number;
	/** The minimum of working days added. */
	readonly least_days: number;
	/** Whether customers collect the goods. */
	readonly collection: boolean;
}

/**
 * Returns the shipping methods to a country with a payment method (R-CHECK-02). A config belongs to the method with
 * its name; the first one that serves both applies. A method without a config costs `settings.shipping_cost` and
 * serves `settings.shipping_countries`. A config without a method is a method itself. For collection,
 * `country_code` is the invoice's country and only matters if the config names countries.
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
 * Returns the shipping method with which delivery to a country is announced: the first that delivers, with any
 * payment method. Null if the shop does not ship there.
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

/** Cached by country, because each product's page requests the same ones. */
const deliveryMethods = oncePer((_: ShippingSettings) => new Map<string, OfferedShippingMethod | null>());

/**
 * Returns the country for which delivery is announced before the visitor chooses one: the first that the shop
 * names, or "".
 */
export function announcedCountry(settings: ShippingSettings): string {
	return deliveryCountries(settings)[0]?.country_code ?? "";
}

/** Returns the distinct countries of all shipping methods; empty if none is named, which means all. */
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

/** Returns whether customers collect the goods with the shipping method of this name. */
export function isCollectionMethod(
	{ shipping_methods }: Pick<ShippingSettings, "shipping_methods">,
	name: string,
): boolean {
	return shipping_methods.some(({ display_name, collection }) => collection && sameName(display_name, name));
}

/** Returns the displayed name of a shipping method in the settings' language. */
export function shippingMethodLabel(
	{ shipping_names = {} }: Pick<ShippingSettings, "shipping_names">,
	name: string,
): string {
	return (Object.hasOwn(shipping_names, name) ? shipping_names[name] : null) ?? name;
}

/** Returns whether a method's label already says that the goods are collected: "Abholung in Mitte" with "Abholung". */
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

/** Returns whether a list contains a country; an empty list contains all. */
function serves(countries: readonly ShippingCountry[], country_code: string): boolean {
	return countries.length === 0 || countries.some((country) => country.country_code === country_code);
}

/** Returns whether two names mean the same shipping method. */
export function sameName(left: string, right: string): boolean {
	return left.trim().toLowerCase() === right.trim().toLowerCase();
}
