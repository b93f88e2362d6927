/**
 * The equivalents of German sources in other countries, by source and country (ISO 3166-1 alpha-2). A country is left
 * out if it has no equivalent, or none is known.
 */
export const foreignSources: ReadonlyMap<
	string,
	Readonly<Partial<Record<"AT" | "CH" | "FR", string>>>
> = new Map([
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
	["§ 11 PAngV", { AT: "§ 9a PrAG", FR: "art. L112-1-1 Code de la consommation", CH: "Art. 16 PBV" }],
]);

/** Returns a rule's source in the law of a country; the rule's own source if there is no equivalent. */
export function sourceIn(source: string, country: string): string {
	return Object.entries(foreignSources.get(source) ?? {}).find(([code]) => code === country)?.[1] ?? source;
}
