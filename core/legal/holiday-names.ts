import { easterSunday } from "#core/legal/public-holidays.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import { eveNames } from "#core/opening-hours/named-dates.ts";

/**
 * The German, English and French names of days by their dates: "0101" is fixed, "e39" counts days after Easter Sunday.
 * Names that countries give to different days, such as "Nationalfeiertag", are left out.
 */
const names: readonly (readonly [date: string, names: string])[] = [
	["0101", "neujahr|neujahrstag|new year's day|jour de l'an|nouvel an"],
	["0106", "heilige drei könige|dreikönigstag|dreikönig|epiphanias|epiphany|épiphanie"],
	["0308", "internationaler frauentag|international women's day|journée internationale des femmes"],
	["e-2", "karfreitag|good friday|vendredi saint"],
	["e-1", "karsamstag|ostersamstag|holy saturday|easter saturday|samedi saint"],
	["e0", "ostersonntag|easter sunday|dimanche de pâques"],
	["e1", "ostermontag|easter monday|lundi de pâques"],
	["0501", "tag der arbeit|staatsfeiertag|labour day|fête du travail"],
	["0508", "victoire 1945|victoire de 1945"],
	["e39", "christi himmelfahrt|himmelfahrt|auffahrt|ascension day|ascension|jeudi de l'ascension"],
	["e49", "pfingstsonntag|whit sunday|pentecost sunday|dimanche de pentecôte"],
	["e50", "pfingstmontag|whit monday|lundi de pentecôte"],
	["e60", "fronleichnam|corpus christi|fête-dieu"],
	["0801", "bundesfeiertag|bundesfeier|swiss national day"],
	["0815", "mariä himmelfahrt|assumption day|assumption of mary|assomption"],
	["1003", "tag der deutschen einheit|day of german unity|german unity day|fête de l'unité allemande"],
	["1031", "reformationstag|reformation day"],
	["1101", "allerheiligen|all saints' day|toussaint|la toussaint"],
	["1111", "armistice 1918|armistice de 1918|armistice"],
	["1208", "mariä empfängnis|immaculate conception|immaculée conception"],
	["1225", "1. weihnachtstag|1. weihnachtsfeiertag|erster weihnachtstag|christmas day|noël"],
	[
		"1226",
		"2. weihnachtstag|2. weihnachtsfeiertag|zweiter weihnachtstag|stefanitag|stephanstag|boxing day|lendemain de noël",
	],
	...Object.entries(eveNames).map(([date, names]) => [date.replace("-", ""), names.join("|")] as const),
];

const dateByName: ReadonlyMap<string, string> = new Map(
	names.flatMap(([date, all]) => all.split("|").map((name) => [name, date] as const)),
);

/** The countries whose churches follow the Orthodox calendar, or both. */
const orthodox = new Set(["BG", "CY", "GR", "RO", "RS", "UA"]);

/**
 * Returns the date of a holiday by its name in German, English or French in a year, "YYYY-MM-DD"; null for other
 * names.
 */
export function dateOfHoliday(name: string, year: number, country: string): string | null {
	const key = name
		.toLowerCase()
		.replaceAll("’", "'")
		.replace(/\([^)]*\)/g, "")
		.replace(/\s+/g, " ")
		.trim();
	const date = dateByName.get(key);
	if (date === undefined) return null;
	if (!date.startsWith("e")) return `${year}-${date.slice(0, 2)}-${date.slice(2)}`;
	return orthodox.has(country) ? null : dateOf(easterSunday(year) + Number(date.slice(1)));
}
