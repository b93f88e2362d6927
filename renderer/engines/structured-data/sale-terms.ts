import { returnDays } from "#core/legal/return-days.ts";
import { returnsPage } from "#core/models/returns-page.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { week } from "#core/opening-hours/day-codes.ts";
import {
	deliveryCountries,
	deliveryMethod,
	type OfferedShippingMethod,
} from "#core/settings/shipping-methods.ts";
import type { NamedItem } from "#renderer/engines/structured-data/structured-item.ts";

/** How goods are shipped and taken back. */
interface SaleTerms {
	/** One for the countries of the same price and time each. */
	readonly shipping: readonly NamedItem[];
	/** One for the countries of the same days and fees each; none where the shop names no countries. */
	readonly returns: readonly NamedItem[];
}

/** A shipping method and the countries that it is announced for. */
interface Shipment {
	readonly countries: string[];
	readonly price: string;
	readonly days: Pick<OfferedShippingMethod, "least_days" | "additional_days">;
}

interface ShopTerms {
	readonly shipments: readonly Shipment[];
	readonly returns: readonly NamedItem[];
	/** By days of preparation. */
	readonly known: Map<number | null, SaleTerms>;
}

/** A shop's terms are those of all its products, and to ask for them takes longer than to render an offer. */
const termsOfShops = new WeakMap<ShopShellModel, ShopTerms>();

/**
 * Returns the terms of goods that take some days to prepare (null when unknown), the same objects for each call. Offers refer
 * to them by ids below `home`, the home page's address in the language, since the links of terms are in that language.
 */
export function saleTerms(shop: ShopShellModel, home: string, preparation: number | null): SaleTerms {
	const terms = termsOfShops.get(shop) ?? {
		shipments: shipmentsOf(shop),
		returns: returnsOf(shop, home),
		known: new Map<number | null, SaleTerms>(),
	};
	termsOfShops.set(shop, terms);
	const { shipments, returns, known } = terms;
	const made = known.get(preparation) ?? {
		shipping: shipments.map((shipment, place) =>
			shippingItem(shipment, `${home}#shipping-${place + 1}`, preparation, shop),
		),
		returns,
	};
	known.set(preparation, made);
	return made;
}

/** For each country the shipping method that goods are announced with. */
function shipmentsOf({ settings }: ShopShellModel): readonly Shipment[] {
	const shipments = new Map<string, Shipment>();
	for (const { country_code } of deliveryCountries(settings)) {
		const shipped = deliveryMethod(settings, country_code);
		if (!shipped) continue;
		const { price_brutto: price, least_days, additional_days } = shipped;
		const days = { least_days, additional_days };
		const key = `${price} ${least_days} ${additional_days}`;
		const same = shipments.get(key);
		if (same) same.countries.push(country_code);
		else shipments.set(key, { countries: [country_code], price, days });
	}
	return [...shipments.values()];
}

function shippingItem(
	{ countries, price, days }: Shipment,
	id: string,
	preparation: number | null,
	{ currency }: ShopShellModel,
): NamedItem {
	return {
		"@type": "OfferShippingDetails",
		"@id": `${id}${preparation === null ? "" : `-${preparation}`}`,
		shippingDestination: countries.map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry })),
		shippingRate: { "@type": "MonetaryAmount", value: price, currency },
		...(preparation === null
			? {}
			: {
					deliveryTime: {
						"@type": "ShippingDeliveryTime",
						businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: week.slice(0, 5) },
						handlingTime: dayRange(0, preparation),
						transitTime: dayRange(days.least_days, days.additional_days),
					},
				}),
	};
}

function dayRange(minValue: number, maxValue: number) {
	return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

/** How goods are taken back, for the countries in which that is known: by the shop's word, else by law (B-SEO-06). */
function returnsOf(shop: ShopShellModel, home: string) {
	const { settings, withdrawalForm } = shop;
	const own = new Map(settings.shipping_countries.map((country) => [country.country_code, country]));
	const groups = new Map<
		string,
		{ readonly countries: string[]; readonly days: number; readonly free: boolean }
	>();
	for (const { country_code: code } of deliveryCountries(settings)) {
		const days = returnDays(settings, code);
		if (days === null) continue;
		const free = own.get(code)?.free_returns ?? false;
		const group = groups.get(`${days} ${free}`) ?? { countries: [], days, free };
		group.countries.push(code);
		groups.set(`${days} ${free}`, group);
	}
	const page = returnsPage(shop);
	// A page in another language says it to nobody; the withdrawal form is in each.
	const link = page && page.hreflang === null ? page : withdrawalForm;
	return [...groups.values()].map(
		({ countries, days, free }, place): NamedItem => ({
			"@type": "MerchantReturnPolicy",
			"@id": `${home}#returns-${place + 1}`,
			applicableCountry: countries,
			returnPolicyCountry: settings.tax_country,
			returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
			merchantReturnDays: days,
			returnMethod: "https://schema.org/ReturnByMail",
			returnFees: `https://schema.org/${free ? "FreeReturn" : "ReturnFeesCustomerResponsibility"}`,
			...(link ? { merchantReturnLink: new URL(link.href, home).href } : {}),
		}),
	);
}
