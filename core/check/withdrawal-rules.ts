import { atPage } from "#core/check/page-rules.ts";
import { at, type CheckedSite, inShop, type Place, type Rule, wordsOf } from "#core/check/rule.ts";
import { sentencesOf } from "#core/check/sentences.ts";
import { deviationsFrom } from "#core/check/withdrawal-template.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { hasWithdrawalRight, returnDays, withdrawalDays } from "#core/legal/return-days.ts";
import { servesCountry } from "#core/legal/served-laws.ts";
import { withdrawalModel } from "#core/legal/withdrawal-models.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { phrases } from "#core/text/phrases.ts";

/** The withdrawal instructions in one language. */
interface WithdrawalText {
	readonly text: string;
	/** The links' labels and targets. */
	readonly links: string;
	readonly sentences: readonly string[];
	readonly language: Language;
	place(params: Place["params"]): Place;
}

function readInstructions(
	{ proseOf }: CheckedSite,
	source: string,
	language: Language,
	place: WithdrawalText["place"],
): WithdrawalText {
	const paragraphs = proseOf(source);
	return {
		text: paragraphs.map(({ text }) => text).join("\n"),
		links: paragraphs
			.flatMap(({ links }) => links.map(({ target, label }) => `${label} ${target}`))
			.join("\n"),
		sentences: sentencesOf(paragraphs, "").map(({ text }) => text),
		language,
		place,
	};
}

/** Returns the withdrawal texts; the settings' text replaces the page in the default language. */
function withdrawalTexts(checked: CheckedSite): readonly WithdrawalText[] {
	const settingsTexts = (checked.site.shop?.settings.legal_pages ?? []).flatMap(({ type, content }, place) =>
		type === "withdrawal"
			? [
					readInstructions(checked, content, contentLanguage, (params) =>
						at(shopSettings, `legal_pages.${place}.content`, params),
					),
				]
			: [],
	);
	const pages = checked.bodies.flatMap(({ page, body: { language, heading, kicker, lead, blocks } }) => {
		if (page.template !== "withdrawal" || (settingsTexts.length > 0 && language === contentLanguage))
			return [];
		const version = page.translations.findIndex((meta) => meta.language === language);
		const words = [heading, kicker, lead, ...blocks.map(wordsOf)].filter(Boolean).join("\n\n");
		return [
			readInstructions(checked, words, language, (params) =>
				atPage(page, `translations.${version}.blocks`, params),
			),
		];
	});
	return [...settingsTexts, ...pages];
}

/** Returns the withdrawal instructions; empty if customers have no right of withdrawal. */
function withdrawalInstructions(checked: CheckedSite): readonly WithdrawalText[] {
	const { site, country } = checked;
	const isNeeded = !site.shop || hasWithdrawalRight(withTaxCountry(site.shop.settings, country));
	return isNeeded ? withdrawalTexts(checked) : [];
}

/** The spellings of statutory periods in instructions, by days. */
const lawfulPeriods: ReadonlyMap<number, RegExp> = new Map([
	[14, /(?<!\d)14(?!\d)|vierzehn|fourteen|quatorze|(?:zwei|2) Wochen|(?:two|2) weeks|(?:deux|2) semaines/iu],
]);

/** A period in figures or words: "30 Tage", "sechzig Tagen", "einen Monat", "one month". */
const period =
	/(?<![\p{L}\d])(?:\d+|eine?[mnrs]?|zwei|drei|vier|sechs|zwölf|vierzehn|zwanzig|dreißig|dreissig|sechzig|neunzig|hundert|an?|one|two|three|four|six|twelve|fourteen|twenty|thirty|sixty|ninety|une?|deux|trois|quatre|six|douze|quatorze|vingt|trente|soixante|cent)[\s-]*(?:(?:kalender|calendar )?(?:tag|täg|day)|jour|woch|wöch|week|semaine|monat|month|mois|jahr|year|an\b)/giu;

/** Returns whether a text names a period other than the statutory one. */
function namesOther(text: string, lawful: RegExp | undefined): boolean {
	return [...text.matchAll(period)].some(([found]) => !lawful?.test(found));
}

/** Finds instructions without the statutory period. If the shop grants more at home, another period is accepted. */
function findMissingWithdrawalDays(checked: CheckedSite): readonly Place[] {
	return inShop(checked, ({ settings }) => {
		const days = withdrawalDays(settings);
		const lawful = days === null ? undefined : lawfulPeriods.get(days);
		if (days === null || !lawful) return [];
		const isLonger = (returnDays(settings, settings.tax_country) ?? days) > days;
		return withdrawalTexts(checked).flatMap(({ text, place }) =>
			lawful.test(text) || (isLonger && namesOther(text, lawful)) ? [] : [place({ days })],
		);
	});
}

/** Finds instructions without the longer period that the shop grants at home. */
function findMissingReturnDays(checked: CheckedSite): readonly Place[] {
	return inShop(checked, ({ settings }) => {
		const days = returnDays(settings, settings.tax_country);
		const law = lawOf(settings.tax_country).withdrawalDays;
		if (days === null || days === law) return [];
		const lawful = law === null ? undefined : lawfulPeriods.get(law);
		return withdrawalTexts(checked).flatMap(({ text, place }) =>
			namesOther(text, lawful) ? [] : [place({ days })],
		);
	});
}

/** The declaration in the model withdrawal form (Anlage 2 EGBGB). */
const modelForm: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /hiermit widerrufe/iu,
	en: /hereby give notice/iu,
	fr: /vous notifi/iu,
};

const linkedForm = /(?:formular|form|formulaire)[^\n]*\s\S+/iu;

/** References to the online withdrawal function: its label in quotes, its path or its kind. */
const onlineFunction: Readonly<Partial<Record<Language, RegExp>>> = {
	de: phrases`
		/vertrag-widerrufen
		(„|“|"|»|‚|’) ?(Hier )?(den )?Vertrag widerrufen
		Widerrufs(funktion|button|knopf|schaltfläche)
		Widerruf(srecht)? … _online_
		_online_ … widerruf|ausüben
	`,
	en: phrases`
		/withdraw-from-contract
		(“|"|’|‘) ?withdraw from (the|this)? contract
		withdrawal function|button
		_online_ … withdraw
		withdraw(al)? … _online_
	`,
	fr: phrases`
		/renoncer-au-contrat
		(«|“|") ?renoncer au contrat
		fonction*|bouton de rétractation|renonciation
		_en ligne_ … rétract
		(rétract|droit)* … _en ligne_
	`,
};

/** Creates a rule that reports instructions without something. */
function reportMissing(exists: (text: WithdrawalText) => boolean): Rule["find"] {
	return (checked) =>
		withdrawalInstructions(checked).flatMap((text) => (exists(text) ? [] : [text.place({})]));
}

/** Returns whether a country's law applies to the shop: the company is there or the shop delivers there. */
function isCountryOf(checked: CheckedSite, country: string): boolean {
	const { shop } = checked.site;
	if (!shop) return checked.country === country;
	return servesCountry(withTaxCountry(shop.settings, checked.country), country);
}

/** Creates a rule that reports deviations from a country's statutory model: altered sentences or missing ones. */
function reportDeviations(isAltered: boolean): Rule["find"] {
	return (checked) =>
		withdrawalInstructions(checked).flatMap(({ text, sentences, language, place }) => {
			const model = withdrawalModel(language, (country) => isCountryOf(checked, country));
			return model === null
				? []
				: deviationsFrom(model, text, sentences).flatMap(({ sentence, found }) =>
						isAltered === (found !== null)
							? [place({ sentence, found: found ?? "", model: model.source })]
							: [],
					);
		});
}

/**
 * Rules for the withdrawal instructions. Instructions in a shop's own words are not compared with the model. A form
 * in an image or file is recognized only by its link.
 */
export const withdrawalRules: readonly Rule[] = [
	{
		id: "withdrawal-altered",
		severity: "warning",
		source: "Art. 246a § 1 (2) EGBGB, Anlage 1",
		find: reportDeviations(true),
	},
	{
		id: "withdrawal-lacking",
		severity: "warning",
		source: "Art. 246a § 1 (2) EGBGB, Anlage 1",
		find: reportDeviations(false),
	},
	{
		id: "withdrawal-form",
		severity: "warning",
		source: "Art. 246a § 1 (2) EGBGB, Anlage 2",
		find: reportMissing(
			({ text, links, language }) => (modelForm[language]?.test(text) ?? true) || linkedForm.test(links),
		),
	},
	{
		id: "withdrawal-days",
		severity: "error",
		source: "Art. 246a § 1 (2) no. 1 EGBGB, § 355 (2) BGB",
		find: findMissingWithdrawalDays,
	},
	{
		id: "return-days",
		severity: "warning",
		source: "§ 5 (1) UWG",
		find: findMissingReturnDays,
	},
	{
		id: "withdrawal-function",
		severity: "warning",
		source: "§ 356a BGB",
		find: reportMissing(
			({ text, links, language }) => onlineFunction[language]?.test(`${text}\n${links}`) ?? true,
		),
	},
];
