import type { DecimalText } from "#core/money/decimal-text.ts";
import { type TaxRateSettings, taxRate } from "#core/settings/shop-settings.ts";

/** The law's wording of a credit warning. */
export type CreditWarning = "union" | "fr" | "ch";

/** The law's wording for shops that charge no tax as small businesses; "none" if they owe none in the first place. */
export type SmallBusinessLaw = "de" | "at" | "fr" | "union" | "none";

/** The law's wording for the margin scheme for used goods. */
export type MarginSchemeLaw = "de" | "at" | "fr" | "union";

/** A text that the law requires from shops established in a country. */
export type MandatoryText = "mediator" | "guaranteeBox" | "host";

/** A country's law on the sale of goods to consumers. */
export interface CountryLaw {
	/**
	 * The area within which sales are not exports: the VAT territory of the European Union, otherwise the country.
	 */
	readonly taxArea: string;
	/** The standard VAT rate in per cent; null if unknown. */
	readonly taxPercent: DecimalText | null;
	/** The currency of prices for consumers; null if the law does not prescribe one. */
	readonly currency: string | null;
	/** The days in which consumers can withdraw from a distance contract; null without a right of withdrawal. */
	readonly withdrawalDays: number | null;
	readonly creditWarning: CreditWarning | null;
	readonly mandatoryTexts: readonly MandatoryText[];
	/** The reason why small businesses established there charge no tax. */
	readonly smallBusiness: SmallBusinessLaw;
	/**
	 * The wording of the margin scheme for used goods, for shops established there; null if none is known for watches
	 * and jewellery.
	 */
	readonly marginScheme: MarginSchemeLaw | null;
	/**
	 * Whether shops must show the harmonised notice of the legal guarantee and the label of a producer's longer
	 * guarantee.
	 */
	readonly guaranteeNotice: boolean;
	/**
	 * Whether shop and consumer can agree on a shorter liability period for used goods with a checkbox (§ 476 (2)
	 * BGB).
	 */
	readonly shorterUsedLiability: boolean;
	/** Whether shops for its consumers must have an accessibility statement. */
	readonly accessibilityStatement: boolean;
	/** Whether sellers to its consumers must state their producer identifiers. */
	readonly producerIdentifiers: boolean;
	/**
	 * Whether sellers to its consumers must state their rules for publishing ratings and the dates of each rating.
	 */
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
	 * Art. 6 (1) (l) and (la), 22a of Directive 2011/83/EU, Annexes I and II of Regulation (EU) 2025/1960. Both are
	 * duties of sellers to consumers in the European Union.
	 */
	guaranteeNotice: true,
	/**
	 * Art. 10 (6) of Directive (EU) 2019/771 leaves it to the member states. France has no such rule (art. L241-5
	 * Code de la consommation). In Austria it must be negotiated individually (§ 9 (1) KSchG), which a checkbox is
	 * not. Other states have not been checked.
	 */
	shorterUsedLiability: false,
	/** Art. 13 (2) of Directive (EU) 2019/882; § 14 BFSG. */
	accessibilityStatement: true,
	producerIdentifiers: false,
	ratingRules: false,
} as const satisfies Partial<CountryLaw>;

/**
 * Standard rates of the member states (European Commission, "Taxes in Europe" database, as of November 2026) and of
 * Monaco, which counts as France (Art. 7 (1) of Directive 2006/112/EC). Territories without a country code of their
 * own, e.g. Büsingen or the Canary Islands, are not distinguished.
 */
const unionRates =
	"AT 20 BE 21 BG 20 CY 19 CZ 21 DE 19 DK 25 EE 24 ES 21 FI 25.5 FR 20 GR 24 HR 25 HU 27 IE 23 IT 22 LT 21 LU 17 " +
	"LV 21 MC 20 MT 18 NL 21 PL 23 PT 23 RO 21 SE 25 SI 22 SK 23";

/** The deviations of member states from the directives' defaults. */
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

/** The law of a country without known requirements. */
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

/**
 * The Swiss VAT and currency territory, which includes Liechtenstein (Treaties of 28 October 1994 and 19 June 1980).
 */
const swissTerritory = {
	taxArea: "CH",
	/** Art. 25 (1) MWSTG, since 2024. */
	taxPercent: "8.1" as DecimalText,
	/** Art. 3 PBV. */
	currency: "CHF",
	/** Art. 10 (2) (a) MWSTG. */
	smallBusiness: "none",
	/** Art. 24a MWSTG taxes the margin on collectors' items only, and no sale may refer to the tax. */
	marginScheme: null,
} as const satisfies Partial<CountryLaw>;

const laws = new Map<string, CountryLaw>([
	...[...unionRates.matchAll(/([A-Z]{2}) ([\d.]+)/g)].map(([, code = "", rate]): [string, CountryLaw] => [
		code,
		{ ...union, taxPercent: rate as DecimalText, ...memberLaws.get(code) },
	]),
	// The Obligationenrecht has no withdrawal from distance contracts. The warning is that of art. 3 (1) (n) UWG.
	["CH", { ...noLaw, ...swissTerritory, creditWarning: "ch" }],
	// Liechtenstein belongs to the European Economic Area.
	["LI", { ...union, ...swissTerritory }],
]);

/** All known laws. */
export const knownLaws: readonly CountryLaw[] = [...laws.values()];

/** Returns the law of a country, ISO 3166-1 alpha-2; a law without requirements if the country is unknown. */
export function lawOf(country: string): CountryLaw {
	return laws.get(country) ?? { ...noLaw, taxArea: country };
}

/** Returns whether the law of a country is known. */
export function isLawKnown(country: string): boolean {
	return laws.has(country);
}

/** The settings that determine the tax of an order. */
export interface TaxSettings extends TaxRateSettings {
	/** The country in which the shop pays its tax. */
	readonly tax_country: string;
	readonly tax_by_destination: boolean;
}

/** The tax included in an order. */
export interface OrderTax {
	/** The rate in per cent; null if no tax is included or stated. */
	readonly percent: DecimalText | null;
	/** Whether the goods leave the tax area: they are sold without tax and taxed at their destination. */
	readonly isExport: boolean;
	/** Whether the shop charges no tax as a small business. */
	readonly isExempt: boolean;
}

/**
 * Returns the tax included in the price of goods for a country; `destination` is "" if not yet known.
 *
 * - Exports include no tax (§§ 4 no. 1 (a), 6 UStG, Art. 146 of Directive 2006/112/EC).
 * - Otherwise the tax is that of the destination (§ 3c UStG, Art. 33).
 * - Shops below 10,000 euros a year may charge their own country's tax (§ 3c (4) UStG, Art. 59c).
 */
export function orderTax(settings: TaxSettings, destination: string): OrderTax {
	const { tax_country, tax_by_destination, small_business: isExempt } = settings;
	const homeRate = taxRate(settings);
	if (destination === "" || destination === tax_country)
		return { percent: homeRate, isExport: false, isExempt };
	const { taxArea, taxPercent } = lawOf(destination);
	if (taxArea !== lawOf(tax_country).taxArea) return { percent: null, isExport: true, isExempt };
	const foreign = tax_by_destination && homeRate !== null ? taxPercent : null;
	return { percent: foreign ?? homeRate, isExport: false, isExempt };
}
