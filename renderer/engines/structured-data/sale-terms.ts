import { returnDays } from "#core/legal/return-days.ts";
import { returnsPage, type ShopShellModel } from "#core/models/shop-model.ts";
import { week } from "#core/opening-hours/day-codes.ts";
import {
	deliveryCountries,
	deliveryMethod,
	type OfferedShippingMethod,
} from "#core/settings/shipping-methods.ts";
import type { NamedItem } from "#renderer/engines/structured-data/structured-item.ts";

/** The terms of shipping and returns. */
interface SaleTerms {
	/** One item for all countries with the same price and delivery time. */
	readonly shipping: readonly NamedItem[];
	/** One item for all countries with the same period and fees; none if the shop has no delivery countries. */
	readonly returns: readonly NamedItem[];
}

/** The price and delivery time of shipping to some countries. */
interface Shipment {
	readonly countries: string[];
	readonly price: string;
	readonly days: Pick<OfferedShippingMethod, "least_days" | "additional_days">;
}

interface ShopTerms {
	readonly shipments: readonly Shipment[];
	readonly returns: readonly NamedItem[];
	/** The terms by days of preparation. */
	readonly byPreparation: Map<number | null, SaleTerms>;
}

/** The cached terms of shops; all products share them, and computing them takes longer than rendering an offer. */
const termsOfShops = new WeakMap<ShopShellModel, ShopTerms>();

/**
 * Returns the terms of goods with the given days of preparation (null if unknown); equal terms are the same objects in all
 * calls. Their ids begin with `home`, the home page's URL in the language, because the links in terms are in that language.
 */
export function saleTerms(shop: ShopShellModel, home: string, preparation: number | null): SaleTerms {
	const terms = termsOfShops.get(shop) ?? {
		shipments: shipmentsOf(shop),
		returns: returnsOf(shop, home),
		byPreparation: new Map<number | null, SaleTerms>(),
	};
	termsOfShops.set(shop, terms);
	const { shipments, returns, byPreparation } = terms;
	const saleTerms = byPreparation.get(preparation) ?? {
		shipping: shipments.map((shipment, index) =>
			shippingItem(shipment, `${home}#shipping-${index + 1}`, preparation, shop),
		),
		returns,
	};
	byPreparation.set(preparation, saleTerms);
	return saleTerms;
}

/** Returns the shipments with the shipping method that is announced for each country. */
function shipmentsOf({ settings }: ShopShellModel): readonly Shipment[] {
	const shipments = new Map<string, Shipment>();
	for (const { country_code } of deliveryCountries(settings)) {
		const method = deliveryMethod(settings, country_code);
		if (!method) continue;
		const { price_brutto: price, least_days, additional_days } = method;
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

/** Returns the return policies of the countries with a known period: the shop's own, or else that of the law (B-SEO-06). */
function returnsOf(shop: ShopShellModel, home: string) {
	const { settings, withdrawalForm } = shop;
	const countrySettings = new Map(
		settings.shipping_countries.map((country) => [country.country_code, country]),
	);
	const groups = new Map<
		string,
		{ readonly countries: string[]; readonly days: number; readonly free: boolean }
	>();
	for (const { country_code: code } of deliveryCountries(settings)) {
		const days = returnDays(settings, code);
		if (days === null) continue;
		const free = countrySettings.get(code)?.free_returns ?? false;
		const group = groups.get(`${days} ${free}`) ?? { countries: [], days, free };
		group.countries.push(code);
		groups.set(`${days} ${free}`, group);
	}
	const page = returnsPage(shop);
	// Not to a page in another language; the withdrawal form exists in each language.
	const link = page && page.hreflang === null ? page : withdrawalForm;
	return [...groups.values()].map(
		({ countries, days, free }, index): NamedItem => ({
			"@type": "MerchantReturnPolicy",
			"@id": `${home}#returns-${index + 1}`,
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
