import type { DecimalText } from "#core/money/decimal-text.ts";
import { type TaxRateSettings, taxRate } from "#core/settings/shop-settings.ts";

/** The words by which a law warns of credit. */
export type CreditWarning = "union" | "fr" | "ch";

/** The words by which a shop says that it charges no tax as a small business; "none" where it owes none from the beginning. */
export type SmallBusinessLaw = "de" | "at" | "fr" | "union" | "none";

/** The words by which a shop says that the margin scheme applies to used goods. */
export type MarginSchemeLaw = "de" | "at" | "fr" | "union";

/** A text that the law wants of a shop that is established in a country. */
export type MandatoryText = "mediator" | "guaranteeBox" | "host";

/** What the law of a country says of the sale of goods to consumers. */
export interface CountryLaw {
	/** Countries of one area sell to each other without export: the territory of the Union's VAT, else the country. */
	readonly taxArea: string;
	/** The standard rate of VAT in per cent; null where it is not known here. */
	readonly taxPercent: DecimalText | null;
	/** What prices for its consumers are in; null where the law says nothing. */
	readonly currency: string | null;
	/** Days in which consumers may withdraw from a distance contract; null where there is no such right. */
	readonly withdrawalDays: number | null;
	readonly creditWarning: CreditWarning | null;
	readonly mandatoryTexts: readonly MandatoryText[];
	/** Why small businesses that are established there charge no tax. */
	readonly smallBusiness: SmallBusinessLaw;
	/** How shops that are established there name the margin scheme of used goods; null where none is known for watches and jewellery. */
	readonly marginScheme: MarginSchemeLaw | null;
	/** Whether shops show the harmonised notice of the legal guarantee, and the label of a longer one of the producer. */
	readonly guaranteeNotice: boolean;
	/** Whether shop and consumer may agree on a shorter period for claims about used goods by a box to tick (§ 476 (2) BGB). */
	readonly shorterUsedLiability: boolean;
	/** Whether shops for its consumers state how accessible they are. */
	readonly accessibilityStatement: boolean;
	/** Whether those who sell to its consumers name the identifiers under which they are registered as producers. */
	readonly producerIdentifiers: boolean;
	/** Whether those who sell to its consumers say by which rules ratings are published, with the dates of each. */
	readonly ratingRules: boolean;
}

const union = {
	/** Art. 5 of Directive 2006/112/EC. */
	taxArea: "EU",
	currency: null,
	/** Art. 9 (1) of Directive 2011/83/EU; § 355 (2) BGB, § 11 FAGG, art. L221-18 Code de la consommation. */
	withdrawalDays: 14,
	/** Art. 8 (1) of Directive (EU) 2023/2225, from 20 November 2026. */
	creditWarning: "union",
	mandatoryTexts: [],
	/** Art. 284 of Directive 2006/112/EC. */
	smallBusiness: "union",
	/** Art. 226 (14), 313 of Directive 2006/112/EC. */
	marginScheme: "union",
	/**
	 * Art. 6 (1) (l) and (la), 22a of Directive 2011/83/EU, Annexes I and II of Regulation (EU) 2025/1960: both are duties of who
	 * sells to consumers in the Union, and speak of its law.
	 */
	guaranteeNotice: true,
	/**
	 * Art. 10 (6) of Directive (EU) 2019/771 leaves it to the member states. France has no such rule (art. L241-5 Code de la
	 * consommation); in Austria it has to be negotiated individually (§ 9 (1) KSchG), which no box is. Others are not established here.
	 */
	shorterUsedLiability: false,
	/** Art. 13 (2) of Directive (EU) 2019/882; § 14 BFSG. */
	accessibilityStatement: true,
	producerIdentifiers: false,
	ratingRules: false,
} as const satisfies Partial<CountryLaw>;

/**
 * Standard rates of the member states (European Commission, "Taxes in Europe" database, as of November 2026) and of Monaco,
 * which counts as France (Art. 7 (1) of Directive 2006/112/EC). Territories that have no code of their own, e.g. Büsingen or
 * the Canary Islands, are not distinguished.
 */
const unionRates =
	"AT 20 BE 21 BG 20 CY 19 CZ 21 DE 19 DK 25 EE 24 ES 21 FI 25.5 FR 20 GR 24 HR 25 HU 27 IE 23 IT 22 LT 21 LU 17 " +
	"LV 21 MC 20 MT 18 NL 21 PL 23 PT 23 RO 21 SE 25 SI 22 SK 23";

/** Where the law of a member state says something else. */
const memberLaws = new Map<string, Partial<CountryLaw>>([
	/** § 19, 25a UStG; § 476 (2) BGB. */
	["DE", { smallBusiness: "de", marginScheme: "de", shorterUsedLiability: true }],
	/** § 6 (1) no. 27, 24 UStG 1994 (Austria). */
	["AT", { smallBusiness: "at", marginScheme: "at" }],
	[
		"FR",
		{
			/** Art. 293 B Code général des impôts. */
			smallBusiness: "fr",
			/** Art. 297 A Code général des impôts. */
			marginScheme: "fr",
			/** Art. L312-5 Code de la consommation. */
			creditWarning: "fr",
			/**
			 * Mediator: art. L616-1 and R616-1; box of the legal guarantee: art. D211-2 with its annex (Code de la consommation).
			 * Host of the site: art. 1-1 of Loi n° 2004-575 (LCEN).
			 */
			mandatoryTexts: ["mediator", "guaranteeBox", "host"],
			/** Art. L541-10-13, R541-173 Code de l'environnement. */
			producerIdentifiers: true,
			/** Art. L111-7-2, D111-17 Code de la consommation. */
			ratingRules: true,
		},
	],
]);

/** Of a country whose law asks for nothing that is known here. */
const noLaw = {
	taxPercent: null,
	currency: null,
	withdrawalDays: null,
	creditWarning: null,
	mandatoryTexts: [],
	smallBusiness: "none",
	marginScheme: null,
	guaranteeNotice: false,
	shorterUsedLiability: false,
	accessibilityStatement: false,
	producerIdentifiers: false,
	ratingRules: false,
} as const satisfies Partial<CountryLaw>;

/** The Swiss territory of VAT and money, to which Liechtenstein belongs (Treaties of 28 October 1994 and 19 June 1980). */
const swissTerritory = {
	taxArea: "CH",
	/** Art. 25 (1) MWSTG, since 2024. */
	taxPercent: "8.1" as DecimalText,
	/** Art. 3 PBV. */
	currency: "CHF",
	/** Art. 10 (2) (a) MWSTG. */
	smallBusiness: "none",
	/** Art. 24a MWSTG taxes the margin on collectors' items alone, and no sale may point to the tax. */
	marginScheme: null,
} as const satisfies Partial<CountryLaw>;

const laws = new Map<string, CountryLaw>([
	...[...unionRates.matchAll(/([A-Z]{2}) ([\d.]+)/g)].map(([, code = "", rate]): [string, CountryLaw] => [
		code,
		{ ...union, taxPercent: rate as DecimalText, ...memberLaws.get(code) },
	]),
	// The Obligationenrecht knows no withdrawal from distance contracts; the warning is that of art. 3 (1) (n) UWG.
	["CH", { ...noLaw, ...swissTerritory, creditWarning: "ch" }],
	// It belongs to the European Economic Area.
	["LI", { ...union, ...swissTerritory }],
]);

/** All laws of the table. */
export const knownLaws: readonly CountryLaw[] = [...laws.values()];

/** What the law of a country says, ISO 3166-1 alpha-2; of one that is not in the table nothing. */
export function lawOf(country: string): CountryLaw {
	return laws.get(country) ?? { ...noLaw, taxArea: country };
}

/** Whether the law of a country is in the table. */
export function isLawKnown(country: string): boolean {
	return laws.has(country);
}

/** The settings that decide on the tax of an order. */
export interface TaxSettings extends TaxRateSettings {
	/** Where the shop pays its tax. */
	readonly tax_country: string;
	readonly tax_by_destination: boolean;
}

/** The tax within the sum of an order. */
export interface OrderTax {
	/** In per cent; null where none is contained, or none stated. */
	readonly percent: DecimalText | null;
	/** Whether the goods leave the territory of the tax, so that they are sold without it and taxed where they arrive. */
	readonly isExport: boolean;
	/** Whether the shop charges none as a small business. */
	readonly isExempt: boolean;
}

/**
 * The tax within the price of goods that go to a country, "" where that is not known yet: none on exports (§§ 4 no. 1 (a), 6
 * UStG, Art. 146 of Directive 2006/112/EC), else that of the destination (§ 3c UStG, Art. 33) unless the shop stays below
 * 10,000 euros a year and taxes at home (§ 3c (4) UStG, Art. 59c).
 */
export function orderTax(settings: TaxSettings, destination: string): OrderTax {
	const { tax_country, tax_by_destination, small_business: isExempt } = settings;
	const own = taxRate(settings);
	if (destination === "" || destination === tax_country) return { percent: own, isExport: false, isExempt };
	const { taxArea, taxPercent } = lawOf(destination);
	if (taxArea !== lawOf(tax_country).taxArea) return { percent: null, isExport: true, isExempt };
	const foreign = tax_by_destination && own !== null ? taxPercent : null;
	return { percent: foreign ?? own, isExport: false, isExempt };
}
