import { at, type CheckedSite, inShop, type Place, type Rule, wordsOf } from "#core/check/rule.ts";
import { legal } from "#core/content/legal.ts";
import type { LegalBlockId } from "#core/content/names.ts";
import type { Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import { imprintPath } from "#core/routes/paths.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** The blocks of legal texts that a page has. */
function legalBlocksOf({ blocks }: PageBody): readonly LegalBlockId[] {
	return blocks.flatMap((block) => (block.type === "legal" ? [block.id] : []));
}

/** The legal texts that no page shows, in each language that has them. */
function unshownTexts({ site, bodies }: CheckedSite): readonly Place[] {
	return site.legal.translations.flatMap(({ language, ...texts }, place) => {
		const shown = new Set(
			bodies.flatMap(({ body }) => (body.language === language ? legalBlocksOf(body) : [])),
		);
		return Object.entries(texts)
			.filter(([id, text]) => text !== null && text.trim() !== "" && !shown.has(id as LegalBlockId))
			.map(([id]) => at(legal, `translations.${place}.${id}`, { id, language, path: imprintPath(language) }));
	});
}

/** What the imprint says in a language, the legal texts that it shows included; null where there is none. */
function imprintWords({ site, bodies }: CheckedSite, language: Language): string | null {
	const own = bodies.find(({ body }) => body.path === imprintPath(language))?.body;
	if (!own) return null;
	const texts = site.legal.translations.find((of) => of.language === language);
	const shown = legalBlocksOf(own).map(
		(id) => Object.entries(texts ?? {}).find(([name]) => name === id)?.[1],
	);
	return wordsOf([own.lead, own.blocks, shown]);
}

/** The imprint of a shop in a country, where its words in the country's language lack something that the law there asks for. */
function whereUnsaid(
	checked: CheckedSite,
	of: { readonly country: string; readonly language: Language; readonly words: RegExp },
	isAsked: (form: string) => boolean = () => true,
): readonly Place[] {
	const { company } = checked.site;
	if (countryOf(companyAddress(company), checked.country) !== of.country) return [];
	return inShop(checked, () => {
		const said = imprintWords(checked, of.language);
		const isMissing = said !== null && !of.words.test(said) && isAsked(company.legal_form);
		return isMissing ? [at(legal, "translations", { path: imprintPath(of.language) })] : [];
	});
}

/** French legal forms that have a share capital. */
const withCapital = /^(?:sarl|eurl|sasu?|sa|sca|selarl)$|société (?:à responsabilité|anonyme|par actions)/;

/** Rules of what the imprint says besides the company's data. */
export const imprintRules: readonly Rule[] = [
	{
		id: "legal-text-unshown",
		severity: "warning",
		source: "§ 5 DDG, § 5 ECG, art. 1-1 LCEN",
		find: unshownTexts,
	},
	{
		id: "publication-director",
		severity: "warning",
		source: "art. 1-1 LCEN",
		find: (checked) =>
			whereUnsaid(checked, {
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
			whereUnsaid(checked, { country: "FR", language: "fr", words: /capital/i }, (form) =>
				withCapital.test(form.toLowerCase().replaceAll(".", "")),
			),
	},
	{
		id: "trade-authority",
		severity: "warning",
		source: "§ 5 (1) no. 5, 6 ECG",
		find: (checked) =>
			whereUnsaid(checked, {
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
			whereUnsaid(checked, {
				country: "AT",
				language: "de",
				words: /Unternehmensgegenstand|Gegenstand des Unternehmens|Medieninhaber/i,
			}),
	},
];
