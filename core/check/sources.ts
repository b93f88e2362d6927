import { lawOf } from "#core/legal/country-law.ts";

type ForeignSources = Readonly<Partial<Record<"AT" | "CH" | "FR", string>>>;

const misleading: ForeignSources = {
	AT: "§ 2 UWG",
	FR: "art. L121-2 Code de la consommation",
	CH: "Art. 3 (1) (b) UWG",
};

const electronicContract: ForeignSources = {
	AT: "§ 10 ECG",
	FR: "art. 1127-2 Code civil",
	CH: "Art. 3 (1) (s) UWG",
};

/**
 * The equivalents of German sources in other countries, by source and country (ISO 3166-1 alpha-2). A country is left
 * out if it has no equivalent, or none is known.
 */
export const foreignSources: ReadonlyMap<string, ForeignSources> = new Map([
	["§ 5 DDG", { AT: "§ 5 ECG", FR: "art. 1-1 LCEN", CH: "Art. 3 (1) (s) UWG" }],
	["§ 5 (1) no. 1 DDG", { AT: "§ 5 (1) no. 1, 2 ECG", FR: "art. 1-1 LCEN", CH: "Art. 3 (1) (s) UWG" }],
	["§ 5 (1) no. 2 DDG", { AT: "§ 5 (1) no. 3 ECG", FR: "art. 19 LCEN", CH: "Art. 3 (1) (s) UWG" }],
	["§ 5 (1) no. 4 DDG", { AT: "§ 5 (1) no. 4 ECG, § 14 UGB", FR: "art. 1-1 LCEN" }],
	["§ 5 (1) no. 6 DDG", { AT: "§ 5 (1) no. 7 ECG", FR: "art. 19 LCEN", CH: "Art. 26 (2) (a) MWSTG" }],
	["§ 27a UStG", { AT: "Art. 28 UStG 1994", FR: "art. 286 ter CGI", CH: "Art. 26 (2) (a) MWSTG" }],
	["Art. 13 DSGVO", { CH: "Art. 19 DSG" }],
	["§ 14 BFSG", { AT: "BaFG", FR: "art. L412-13 Code de la consommation" }],
	["§ 312d BGB, § 305 BGB", { AT: "§ 4 FAGG, § 11 ECG", FR: "art. L221-5 Code de la consommation" }],
	[
		"§ 312j BGB, § 6 PAngV",
		{ AT: "§ 4 (1) no. 4, § 8 FAGG", FR: "art. L221-5, L221-14 Code de la consommation" },
	],
	["§ 312j (1) BGB", { AT: "§ 8 (3) FAGG", FR: "art. L221-14 Code de la consommation" }],
	["Art. 246a § 1 EGBGB", { AT: "§ 4 (1) no. 8 FAGG", FR: "art. L221-5 Code de la consommation" }],
	["Art. 246a § 1 (1) no. 2 EGBGB", { AT: "§ 4 (1) no. 3 FAGG", FR: "art. L221-5 Code de la consommation" }],
	[
		"Art. 246a § 1 (2) EGBGB, Anlage 2",
		{ AT: "§ 4 (1) no. 8 FAGG", FR: "art. L221-5, R221-1 Code de la consommation" },
	],
	[
		"Art. 246a § 1 (2) EGBGB, Anlage 1",
		{ AT: "§ 4 (3) FAGG, Anhang I", FR: "art. L221-5, R221-3 Code de la consommation" },
	],
	[
		"Art. 246a § 1 (2) no. 1 EGBGB, § 355 (2) BGB",
		{ AT: "§ 11 (1) FAGG", FR: "art. L221-18 Code de la consommation" },
	],
	["Art. 246a § 4 EGBGB", { AT: "§ 4, § 7 FAGG", FR: "art. L221-11, L221-13 Code de la consommation" }],
	["§ 356a BGB", { AT: "Dir. 2011/83/EU, Art. 11a", FR: "Dir. 2011/83/EU, Art. 11a" }],
	[
		"§ 6 (1) no. 1 PAngV",
		{ AT: "§ 9 (1) PrAG", FR: "art. L112-1 Code de la consommation", CH: "Art. 4 (1) PBV" },
	],
	["§ 5 UWG", misleading],
	["§ 5 (1) UWG", misleading],
	["§ 5 (2) no. 1 UWG", misleading],
	["§ 5 (2) no. 2 UWG", misleading],
	["§ 3 PAngV", { FR: "art. L112-1 Code de la consommation", CH: "Art. 3 PBV" }],
	["§ 6 (1) no. 2 PAngV", { FR: "art. L112-3 Code de la consommation" }],
	["§ 25 TDDDG", { AT: "§ 165 (3) TKG 2021", FR: "art. 82 Loi n° 78-17", CH: "Art. 45c FMG" }],
	["Art. 62, 64 Regulation (EU) 2023/1542, § 14 BattDG", { CH: "Annex 2.15 ChemRRV" }],
	["§ 312i BGB", electronicContract],
	["§ 312i (1) no. 3 BGB", electronicContract],
	["§ 11 PAngV", { AT: "§ 9a PrAG", FR: "art. L112-1-1 Code de la consommation", CH: "Art. 16 PBV" }],
]);

/** The laws of countries by the words that only their citations have; the first that matches counts. */
const nationalLaws: readonly (readonly [country: string, citation: RegExp])[] = [
	["AT", /\b(?:ECG|UGB|FAGG|BaFG|PrAG|MedienG|UStG 1994|TKG 2021)\b/],
	["CH", /\b(?:PBV|MWSTG|DSG|FMG|SR \d+)\b|^Art\. .*UWG\b/],
	["FR", /\b(?:art\. [A-Z]?\d|LCEN|CGI|C\. conso|Code (?:de|civil)|Loi n°|Décret n°)/],
	["DE", /\b(?:DDG|UWG|BGB|EGBGB|PAngV|UStG|BFSG|ElektroG|BattDG|TDDDG|MStV|HWG|ZPO|FeinGehG)\b/],
];

const unionLaw = /\b(?:Directive|Dir\.|Regulation|Reg\.|GPSR|DSGVO|EuGH|CJEU|Rome I)/;
const standard = /\b(?:WCAG|ISO|RAL|GS1|Google|schema\.org|Open Graph)/;

/** Returns the country of a citation, "EU" for the law of the Union, "" for a standard; null for a part of a citation. */
function areaOf(citation: string): string | null {
	if (unionLaw.test(citation)) return "EU";
	const [country = null] = nationalLaws.find(([, words]) => words.test(citation)) ?? [];
	return country ?? (standard.test(citation) ? "" : null);
}

/** Splits a source into citations. "Art. 10" of "Art. 10, 21 Directive (EU) 2019/771" and "art. 2" of a law are no citations. */
function citationsOf(source: string): readonly string[] {
	return source.split("; ").flatMap((group) => {
		const citations: string[] = [];
		let start: readonly string[] = [];
		for (const part of group.split(", ")) {
			const citation = [...start, part].join(", ");
			const isComplete = areaOf(citation) !== null;
			if (isComplete) citations.push(citation);
			start = isComplete ? [] : [...start, part];
		}
		const last = [...citations.splice(-1), ...start].join(", ");
		return last === "" ? [] : [...citations, last];
	});
}

/**
 * Returns the part of a source that holds in a country, with the equivalents of German laws; null if nothing of it does. The law of
 * the European Union holds in its member states, a standard everywhere.
 */
export function sourceIn(source: string, country: string): string | null {
	const equivalentOf = (cited: string) =>
		Object.entries(foreignSources.get(cited) ?? {}).find(([code]) => code === country)?.[1];
	const equivalent = equivalentOf(source);
	if (equivalent !== undefined) return equivalent;
	const areas = new Set(["", country, ...(lawOf(country).taxArea === "EU" ? ["EU"] : [])]);
	const holding = citationsOf(source).flatMap((citation) => {
		if (areas.has(areaOf(citation) ?? "")) return [citation];
		return equivalentOf(citation) ?? [];
	});
	return holding.length === 0 ? null : [...new Set(holding)].join(", ");
}
