import { at, type CheckedSite, inShop, type Place, type Rule, wordsOf } from "#core/check/rule.ts";
import { legal } from "#core/content/legal.ts";
import type { LegalBlockId } from "#core/content/names.ts";
import type { Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import { imprintPath } from "#core/routes/paths.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** Returns the ids of a page's legal texts. */
function legalBlocksOf({ blocks }: PageBody): readonly LegalBlockId[] {
	return blocks.flatMap((block) => (block.type === "legal" ? [block.id] : []));
}

/** Finds legal texts that no page of their language shows. */
function findUnshownTexts({ site, bodies, defaultLanguage }: CheckedSite): readonly Place[] {
	return site.legal.translations.flatMap(({ language, ...texts }, place) => {
		const shown = new Set(
			bodies.flatMap(({ body }) => (body.language === language ? legalBlocksOf(body) : [])),
		);
		return Object.entries(texts)
			.filter(([id, text]) => text !== null && text.trim() !== "" && !shown.has(id as LegalBlockId))
			.map(([id]) =>
				at(legal, `translations.${place}.${id}`, {
					id,
					language,
					path: imprintPath(language, defaultLanguage),
				}),
			);
	});
}

/**
 * Returns the words of the imprint in a language, including the legal texts that it shows; null if there is no
 * imprint.
 */
function imprintWords({ site, bodies, defaultLanguage }: CheckedSite, language: Language): string | null {
	const path = imprintPath(language, defaultLanguage);
	const imprint = bodies.find(({ body }) => body.path === path)?.body;
	if (!imprint) return null;
	const texts = site.legal.translations.find((translation) => translation.language === language);
	const shown = legalBlocksOf(imprint).map(
		(id) => Object.entries(texts ?? {}).find(([name]) => name === id)?.[1],
	);
	return wordsOf([imprint.lead, imprint.blocks, shown]);
}

/** Finds imprints of shops in a country whose text in the given language lacks required words. */
function findMissingWords(
	checked: CheckedSite,
	requirement: { readonly country: string; readonly language: Language; readonly words: RegExp },
	isRequired: (form: string) => boolean = () => true,
): readonly Place[] {
	const { company } = checked.site;
	if (countryOf(companyAddress(company), checked.country) !== requirement.country) return [];
	return inShop(checked, () => {
		const imprint = imprintWords(checked, requirement.language);
		const isMissing = imprint !== null && !requirement.words.test(imprint) && isRequired(company.legal_form);
		return isMissing
			? [at(legal, "translations", { path: imprintPath(requirement.language, checked.defaultLanguage) })]
			: [];
	});
}

/** French legal forms with a share capital. */
const withCapital = /^(?:sarl|eurl|sasu?|sa|sca|selarl)$|société (?:à responsabilité|anonyme|par actions)/;

/** Rules for the imprint's text; rules for the company's data are in {@link companyRules}. */
export const imprintRules: readonly Rule[] = [
	{
		id: "legal-text-unshown",
		severity: "warning",
		source: "§ 5 DDG, § 5 ECG, art. 1-1 LCEN",
		find: findUnshownTexts,
	},
	{
		id: "publication-director",
		severity: "warning",
		source: "art. 1-1 LCEN",
		find: (checked) =>
			findMissingWords(checked, {
				country: "FR",
				language: "fr",
				words: /direct(?:eur|rice)s? de (?:la )?publication/i,
			}),
	},
	{
		id: "share-capital",
		severity: "warning",
		source: "art. 1-1 LCEN, art. R123-238 Code de commerce",
		find: (checked) =>
			findMissingWords(checked, { country: "FR", language: "fr", words: /capital/i }, (form) =>
				withCapital.test(form.toLowerCase().replaceAll(".", "")),
			),
	},
	{
		id: "trade-authority",
		severity: "warning",
		source: "§ 5 (1) no. 5, 6 ECG",
		find: (checked) =>
			findMissingWords(checked, {
				country: "AT",
				language: "de",
				words: /Magistrat|Bezirkshauptmannschaft|(?:Gewerbe|Aufsichts)behörde/i,
			}),
	},
	{
		id: "media-disclosure",
		severity: "warning",
		source: "§ 25 (5) MedienG",
		find: (checked) =>
			findMissingWords(checked, {
				country: "AT",
				language: "de",
				words: /Unternehmensgegenstand|Gegenstand des Unternehmens|Medieninhaber/i,
			}),
	},
];
