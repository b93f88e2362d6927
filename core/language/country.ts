import type { Language } from "#core/language/language.ts";
import { memoize } from "#core/shared/once-per.ts";

/** The countries of ISO 3166-1 by their alpha-2 codes, as of 2024, and Kosovo, whose code "XK" the European Union and carriers use. */
export const countryCodes: readonly string[] = (
	"AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
	"CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO " +
	"FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE " +
	"JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO " +
	"MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW " +
	"PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM " +
	"TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");

const countries: ReadonlySet<string> = new Set(countryCodes);

/** Returns whether a text is a country code in capital letters. "UK", an alias of "GB", and "EU" are not. */
export function isCountryCode(code: string): boolean {
	return countries.has(code);
}

/** The platform's names by language, each made once, since making one takes as long as a product's details. */
const platformNames = memoize((language: Language) => new Intl.DisplayNames(language, { type: "region" }));

/** Returns a function that returns the platform's name of a country by its code in a language; other texts are returned as they are. */
export function countryNamesIn(language: Language): (code: string) => string {
	const names = platformNames(language);
	return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : null) ?? code;
}
