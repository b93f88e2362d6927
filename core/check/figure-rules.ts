import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { findDisagreements } from "#core/check/disagreements.ts";
import { amountsIn, periodsIn } from "#core/check/figures.ts";
import { type CheckedShop, inShop, type Rule } from "#core/check/rule.ts";
import { addsToRights, isStated, isSupposed, partOf } from "#core/check/sentences.ts";
import { countryCodes, countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import { returnDays, withdrawalDays } from "#core/legal/return-days.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { deliveryMethod } from "#core/settings/shipping-methods.ts";
import { memoize } from "#core/shared/once-per.ts";

const shippingWords =
	/versand|liefer|porto|shipping|delivery|postage|livraison|frais (?:de port|d['’]envoi)|expédition/iu;
const freeShipping =
	/(?:versandkosten|porto)frei|frei haus|(?:kostenlose[rnm]?|gratis|kostenfreie[rnm]?) (?:\p{L}+ )?(?:versand|lieferung)|(?:versand|lieferung)(?:kosten)? (?:\p{L}+ ){0,3}(?:kostenlos|gratis|kostenfrei|frei)(?!\p{L})|(?:free|complimentary) (?:\p{L}+ )?(?:shipping|delivery|postage)|(?:shipping|delivery) (?:is |comes )?(?:for )?free|(?:ship|deliver|send)(?:s|ed)? (?:\p{L}+ ){0,3}(?:for free|free of charge)|(?:versenden|liefern|verschicken|senden) (?:\p{L}+ ){0,3}(?:kostenlos|gratis|kostenfrei|portofrei|versandkostenfrei)|(?:livrons|expédions|envoyons) (?:\p{L}+ ){0,3}(?:gratuitement|sans frais)|livraison (?:\p{L}+ )?(?:offerte|gratuite)|(?:frais de port|port) (?:offerts?|gratuits?)|franco de port/iu;
const otherServices =
	/rücksend|retour|rückversand|abhol|return|collect|renvoi|retrait|umtausch|größenänder|stornier|abbestell|cancel|annul|service/iu;

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
		return findDisagreements(
			checked,
			/versand|versend|liefer|porto|shipping|delivery|postage|livraison|livrons|port |expédi|ship|deliver/i,
			(sentence, { kind, language }) => {
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
				const isPrice =
					/kost|porto|pauschale|gebühr|berechnen|für |beträgt|costs?|charge|fee|for |frais|coût/iu.test(text);
				if (
					free ||
					!isPrice ||
					!shippingWords.test(text) ||
					/warenwert|bestellwert|haft|versichert bis|wert von|insured (?:up )?to|valeur|gravur|geschenk|verpack|gift|wrap|cadeau|emballage/iu.test(
						text,
					)
				)
					return null;
				const wrong = amounts.find(({ value }) => value < 200 && !prices.includes(value));
				return wrong && prices.length > 0 ? { found: wrong.found, expected: prices.join(", ") } : null;
			},
		);
	});

const returnWords =
	/rückgabe|widerruf|umtausch|umtauschen|zurück(?:geb|send|schick)|(?<!\p{L})returns?(?!\p{L})|withdraw|exchange|rétract|retours?(?!\p{L})|échang/iu;

/** Exchanges, which shops grant in addition to the right of withdrawal. */
const exchangeWords = /tausch|exchange|échang/iu;

/**
 * Periods other than the return period in sentences about returns: refunds, sending goods back, the day of the order.
 */
const otherPeriods =
	/erstatt|rückzahl|zurück(?:zu)?zahl|nachdem|ab dem tag, an dem|absenden|reimburs|refund|rembours|garantie|gewährleist|guarantee|warranty|reparatur|repair|verjähr|liefer|antwort|werktag|jours ouvr|größ|resiz|taille|aufbewahr|speicher|stored|conserv|einwilligung|consent|daten(?:schutz)?|(?<!\p{L})data(?!\p{L})|données|newsletter|cookie|pflege|duft|stäbchen|bâtonnet|reeds?/iu;

/** Finds texts with a return period other than the settings'. */
const findReturns: Rule["find"] = (checked) =>
	inShop(checked, ({ settings }) => {
		const granted = [
			withdrawalDays(settings),
			...settings.shipping_countries.map(({ country_code }) => returnDays(settings, country_code)),
		].flatMap((days) => days ?? []);
		if (granted.length === 0) return [];
		return findDisagreements(
			checked,
			/rückgabe|widerruf|umtausch|zurück|return|withdraw|exchange|tract|retour|échange/i,
			({ text }, { template }) => {
				if (template === "withdrawal" || !returnWords.test(text) || otherPeriods.test(text)) return null;
				if (addsToRights.test(text) && exchangeWords.test(text)) return null;
				const wrong = periodsIn(text).find(
					({ days }) =>
						days > 1 &&
						days <= 120 &&
						!granted.some((period) => period === days || (period >= 28 && Math.abs(period - days) < 4)),
				);
				return wrong ? { found: wrong.found, expected: [...new Set(granted)].join(", ") } : null;
			},
		);
	});

const refundWords =
	/erstatt|(?:rück|zurück)(?:zu)?zahl|gut(?:zu)?schreib|gutgeschrieben|refund|reimburs|money back|credited|rembours|recrédit|restitu/iu;

/** Words before the time that a refund takes. */
const untilRefund =
	/innerhalb|binnen|bis zu|dauer|nach|spätestens|within|up to|takes?|after|sous|dans|jusqu|délai|après/iu;

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
		findDisagreements(
			checked,
			/mwst|mehrwertsteuer|umsatzsteuer|ust|vat|tva|value added/i,
			({ text }, { language }) => {
				const found =
					/(\d{1,2}(?:[.,]\d)?)\s?%\s?(?:\p{L}+\s){0,2}(?:MwSt|Mehrwertsteuer|USt|Umsatzsteuer|VAT|TVA|value added)|(?:MwSt\.?|Mehrwertsteuer|USt\.?|Umsatzsteuer|VAT|TVA)[^.!?\d]{0,25}(\d{1,2}(?:[.,]\d)?)\s?%/iu.exec(
						text,
					);
				if (
					!found ||
					countriesNamedIn(language)(text).some(({ code }) => code !== tax_country) ||
					/österreichisch|schweizer|französisch|austrian|swiss|french|autrichien|suisse|français|ausland|länder|countries|pays|bücher|books|livres|ermäßigt|reduced|réduit/iu.test(
						text,
					)
				)
					return null;
				const named = Number((found[1] ?? found[2] ?? "0").replace(",", "."));
				return !small_business && (rate === null || named === Number(rate))
					? null
					: { found: found[0], expected: rate ?? "0" };
			},
		),
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

/** Words for deliveries to large regions or everywhere. */
const everywhere =
	/weltweit|in alle länder|international|worldwide|all over the world|anywhere in the world|monde entier|partout dans le monde|EU-weit|europaweit|ganz europa|(?:alle|sämtliche)n? (?:EU-?|europäischen )(?:länder|staaten|mitgliedstaaten)n?|all (?:of )?(?:the )?EU|across Europe|toute l['’](?:europe|union)/iu;
const deliveryVerbs =
	/(?:liefern|versenden|verschicken|versand|lieferung)(?: \p{L}+){0,3} (?:nach|in)|lieferländer|(?:deliver|ship)(?:s|ping|y)?(?: \p{L}+){0,2} to|livr(?:ons|aison)(?: \p{L}+){0,3} (?:en|au|aux|dans|vers|à)|expédi\p{L}*(?: \p{L}+){0,2} (?:en|au|aux|dans|vers)|weltweit\p{L}* (?:versand|liefer)|(?:versand|lieferung) (?:weltweit|europaweit)|beliefern|worldwide (?:shipping|delivery)/iu;

/** Finds promises of delivery to a country that the settings do not include. */
const findUnservedCountries: Rule["find"] = (checked) =>
	inShop(checked, ({ settings: { shipping_countries } }) => {
		const served = new Set(shipping_countries.map(({ country_code }) => country_code));
		if (served.size === 0) return [];
		return findDisagreements(
			checked,
			/liefer|versen|versand|verschick|deliver|ship|livr|expédi/i,
			(sentence, { language, kind }) => {
				const { text } = sentence;
				const verb = deliveryVerbs.exec(text);
				if (
					!verb ||
					kind === "image" ||
					/anfrage|on request|sur demande|reparatur|garantie|guarantee/iu.test(text)
				)
					return null;
				const all = everywhere.exec(text);
				const named = countriesNamedIn(language)(text).find(({ code }) => !served.has(code));
				const found = all?.[0] ?? named?.name;
				if (found === undefined) return null;
				return isStated(sentence, language, { found, index: text.indexOf(found) }) &&
					isStated(sentence, language, partOf(verb))
					? { found, expected: [...served].join(", ") }
					: null;
			},
		);
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
			if (
				!product ||
				name === "guarantee_terms" ||
				/gravur|aufpreis|zuzüglich|zzgl|etui|versand|zertifikat|gutachten|service|gutschein|engrav|extra|surcharge|case|shipping|certificate|gravure|supplément|écrin|livraison|wert|value|valeur|statt|instead|au lieu|UVP|RRP/iu.test(
					text,
				)
			)
				return null;
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
