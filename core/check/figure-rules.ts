import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { addsToRights } from "#core/check/claims/lawful-wording.ts";
import { findDisagreements } from "#core/check/disagreements.ts";
import {
	deliveryStems,
	deliveryVerbs,
	everywhere,
	exchangeWords,
	freeShipping,
	noDelivery,
	otherAmounts,
	otherPeriods,
	otherPrices,
	otherRates,
	otherServices,
	priceWords,
	refundWords,
	returnStems,
	returnWords,
	shippingStems,
	shippingWords,
	taxStems,
	untilRefund,
} from "#core/check/figure-words.ts";
import { amountsIn, periodsIn } from "#core/check/figures.ts";
import { type CheckedShop, inShop, type Rule } from "#core/check/rule.ts";
import { isStated, isSupposed, partOf } from "#core/check/sentences.ts";
import { countryCodes, countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import { returnDays, withdrawalDays } from "#core/legal/return-days.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { deliveryMethod } from "#core/settings/shipping-methods.ts";
import { memoize } from "#core/shared/once-per.ts";

/** Returns the delivery prices in the settings, for all methods and countries. */
function shippingPrices({ settings: storedSettings, soldOn }: CheckedShop): readonly number[] {
	const settings = settingsIn(storedSettings, soldOn);
	return [
		settings.shipping_cost,
		...settings.shipping_methods_config.map(({ price_brutto }) => price_brutto),
	].flatMap((price) => (price === null ? [] : [Number(price)]));
}

/**
 * Finds delivery prices that are not in the settings, and promises of free delivery although the settings charge for
 * it.
 */
const findShipping: Rule["find"] = (checked) =>
	inShop(checked, (shop) => {
		const prices = shippingPrices(shop);
		const home = deliveryMethod(settingsIn(shop.settings, shop.soldOn), checked.country);
		const isCharged = home !== null && Number(home.price_brutto) > 0;
		return findDisagreements(checked, shippingStems, (sentence, { kind, language }) => {
			const { text } = sentence;
			if (kind === "image" || otherServices.test(text)) return null;
			const free = freeShipping.exec(text);
			const amounts = amountsIn(text);
			if (free && isCharged) {
				if (isStated(sentence, language, partOf(free)) && !isSupposed(text, free.index))
					return {
						found: amounts[0] ? `${free[0]} … ${amounts[0].found}` : free[0],
						expected: String(home.price_brutto),
					};
			}
			const isPrice = priceWords.test(text);
			if (free || !isPrice || !shippingWords.test(text) || otherAmounts.test(text)) return null;
			const wrong = amounts.find(({ value }) => value < 200 && !prices.includes(value));
			return wrong && prices.length > 0 ? { found: wrong.found, expected: prices.join(", ") } : null;
		});
	});

/** Finds texts with a return period other than the settings'. */
const findReturns: Rule["find"] = (checked) =>
	inShop(checked, ({ settings }) => {
		const granted = [
			withdrawalDays(settings),
			...settings.shipping_countries.map(({ country_code }) => returnDays(settings, country_code)),
		].flatMap((days) => days ?? []);
		if (granted.length === 0) return [];
		return findDisagreements(checked, returnStems, ({ text }, { template }) => {
			if (template === "withdrawal" || !returnWords.test(text) || otherPeriods.test(text)) return null;
			if (addsToRights.test(text) && exchangeWords.test(text)) return null;
			const wrong = periodsIn(text).find(
				({ days }) =>
					days > 1 &&
					days <= 120 &&
					!granted.some((period) => period === days || (period >= 28 && Math.abs(period - days) < 4)),
			);
			return wrong ? { found: wrong.found, expected: [...new Set(granted)].join(", ") } : null;
		});
	});

/** Returns the first period that a text names after a refund, with the words before it; null if there is none. */
function refundPeriod(text: string) {
	const start = text.search(refundWords);
	const [period] = start < 0 ? [] : periodsIn(text.slice(start));
	return period ? { ...period, before: text.slice(0, text.indexOf(period.found, start)) } : null;
}

/** The number of days that a shop has to refund after a withdrawal (§ 357 (1) BGB). */
const refundDays = 14;

/** Finds texts with a longer time to refund than the law allows. */
const findLateRefunds: Rule["find"] = (checked) =>
	inShop(checked, ({ settings }) =>
		withdrawalDays(settings) === null
			? []
			: findDisagreements(checked, refundWords, ({ text }) => {
					const period = refundPeriod(text);
					const isOther =
						addsToRights.test(text) || /anzahlung|deposit|acompte|garant|guarantee/iu.test(text);
					return !period ||
						isOther ||
						period.days <= refundDays ||
						period.days > 365 ||
						!untilRefund.test(period.before) ||
						returnWords.test(period.before)
						? null
						: { found: period.found, expected: String(refundDays) };
				}),
	);

/** Finds texts with a VAT rate other than the settings'. */
const findWrongTaxRates: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { default_tax_percent: rate, small_business, tax_country } }) =>
		findDisagreements(checked, taxStems, ({ text }, { language }) => {
			const found =
				/(\d{1,2}(?:[.,]\d)?)\s?%\s?(?:\p{L}+\s){0,2}(?:MwSt|Mehrwertsteuer|USt|Umsatzsteuer|VAT|TVA|value added)|(?:MwSt\.?|Mehrwertsteuer|USt\.?|Umsatzsteuer|VAT|TVA)[^.!?\d]{0,25}(\d{1,2}(?:[.,]\d)?)\s?%/iu.exec(
					text,
				);
			if (
				!found ||
				countriesNamedIn(language)(text).some(({ code }) => code !== tax_country) ||
				otherRates.test(text)
			)
				return null;
			const named = Number((found[1] ?? found[2] ?? "0").replace(",", "."));
			return !small_business && (rate === null || named === Number(rate))
				? null
				: { found: found[0], expected: rate ?? "0" };
		}),
	);

/** Returns a function that finds the countries that a text names, as names and codes. */
const countriesNamedIn = memoize((language: Language) => {
	const nameOf = countryNamesIn(language);
	const codes = new Map(countryCodes.map((code) => [nameOf(code), code]));
	const names = [...codes.keys()].map((name) => name.replace(/[().]/g, "\\$&"));
	const pattern = new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "gu");
	return (text: string) =>
		[...text.matchAll(pattern)].map(([name]) => ({ name, code: codes.get(name) ?? name }));
});

/** Finds promises of delivery to a country that the settings do not include. */
const findUnservedCountries: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { shipping_countries } }) => {
		const served = new Set(shipping_countries.map(({ country_code }) => country_code));
		if (served.size === 0) return [];
		return findDisagreements(checked, deliveryStems, (sentence, { language, kind }) => {
			const { text } = sentence;
			const verb = deliveryVerbs.exec(text);
			if (!verb || kind === "image" || noDelivery.test(text)) return null;
			const all = everywhere.exec(text);
			const named = countriesNamedIn(language)(text).find(({ code }) => !served.has(code));
			const found = all?.[0] ?? named?.name;
			if (found === undefined) return null;
			return isStated(sentence, language, { found, index: text.indexOf(found) }) &&
				isStated(sentence, language, partOf(verb))
				? { found, expected: [...served].join(", ") }
				: null;
		});
	});

/** Returns all present and former prices of a product. */
const pricesOf = ({
	price_brutto,
	prices,
	product_variants,
	price_history,
}: ProductContent): readonly number[] =>
	[
		price_brutto,
		...prices.map((entry) => entry.price_brutto),
		...product_variants.flatMap((variant) => [
			variant.price_brutto,
			...variant.prices.map((entry) => entry.price_brutto),
		]),
		...[price_history, ...product_variants.map((variant) => variant.price_history)].flatMap((history) =>
			(history ?? []).map((former) => former.price_brutto),
		),
	].flatMap((price) => (price === null ? [] : [Number(price)]));

/** Finds product texts with a price that the product does not have. */
const findWrongPrices: Rule["find"] = (checked) =>
	inShop(checked, () =>
		findDisagreements(checked, /€|EUR|CHF|Euro|Fr\./i, ({ text }, { product, name }) => {
			if (!product || name === "guarantee_terms" || otherPrices.test(text)) return null;
			const prices = pricesOf(product);
			const wrong = amountsIn(text).find(({ value }) => !prices.includes(value));
			return wrong && prices.length > 0
				? { found: wrong.found, expected: [...new Set(prices)].join(", ") }
				: null;
		}),
	);

/**
 * Rules that compare figures in texts with the settings and fields. Only periods are also found in words. Sums over
 * several sentences and conditions such as "per item" are not found.
 */
export const figureRules: readonly Rule[] = [
	{ id: "shipping-named", severity: "warning", source: "§ 6 (1) no. 2 PAngV, § 5 UWG", find: findShipping },
	{ id: "return-period-named", severity: "warning", source: "§ 355 (2) BGB, § 5 UWG", find: findReturns },
	{
		id: "refund-late",
		severity: "warning",
		source: "§ 357 (1) BGB, Art. 13 (1) Directive 2011/83/EU",
		find: findLateRefunds,
	},
	{ id: "tax-named", severity: "warning", source: "§ 6 (1) no. 1 PAngV", find: findWrongTaxRates },
	{ id: "country-named", severity: "warning", source: "§ 312j (1) BGB", find: findUnservedCountries },
	{ id: "price-named", severity: "warning", source: "§ 3 PAngV, § 5 UWG", find: findWrongPrices },
];
