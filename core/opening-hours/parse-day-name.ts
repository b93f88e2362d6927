import { languages } from "#core/shared/language.ts";

/** What a day in words means: places in the week, 0 for Monday, or a date of every year as "MM-DD". */
export type ParsedDay =
	| { readonly kind: "weekdays"; readonly weekdays: readonly number[] }
	| { readonly kind: "date"; readonly date: string };

/** The days of the week by name, in every language of the product: "montag", "mo", "mon", "lundi". */
function namesOfWeekdays(): ReadonlyMap<string, number> {
	return new Map(
		languages.flatMap((language) =>
			(["long", "short"] as const).flatMap((weekday) => {
				const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
				// 5 January 1970 was a Monday.
				return [0, 1, 2, 3, 4, 5, 6].map((place): [string, number] => [
					plain(format.format(Date.UTC(1970, 0, 5 + place))),
					place,
				]);
			}),
		),
	);
}

/** Made when a day is first given in words. */
let weekdayIndexByName: ReadonlyMap<string, number> | null = null;

const datesByName: ReadonlyMap<string, string> = new Map([
	["heiligabend", "12-24"],
	["christmas eve", "12-24"],
	["veille de noël", "12-24"],
	["silvester", "12-31"],
	["new year's eve", "12-31"],
	["saint-sylvestre", "12-31"],
]);

const everyDay: readonly string[] = ["täglich", "daily", "every day", "tous les jours"];

/**
 * What a day given in words means where the words are names of days: "Montag", "Mo–Fr", "Mondays", "du lundi au
 * vendredi", "Sa + So", "Heiligabend". Null for all else ("1. Advent").
 */
export function parseDayName(text: string): ParsedDay | null {
	const words = plain(text);
	const date = datesByName.get(words);
	if (date !== undefined) return { kind: "date", date };
	if (everyDay.includes(words)) return { kind: "weekdays", weekdays: [0, 1, 2, 3, 4, 5, 6] };
	const parts = words.split(/ ?[,;/&+] ?| (?:und|and|et) /).map(dayRange);
	if (parts.some((places) => places === null)) return null;
	const weekdays = [...new Set(parts.flatMap((places) => places ?? []))].toSorted((a, b) => a - b);
	return { kind: "weekdays", weekdays };
}

function plain(text: string): string {
	return text.toLowerCase().replaceAll(".", "").replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

/** A day, or the days from one to another, over the end of the week where it must be. */
function dayRange(text: string): readonly number[] | null {
	const ends = text.replace(/^(?:von|from|du|de) /, "").split(/ ?[-–—] ?| (?:bis|to|à|au) /);
	const [first, last = first] = ends.map(indexOfDay);
	if (ends.length > 2 || first === undefined || last === undefined) return null;
	const length = ((last - first + 7) % 7) + 1;
	return Array.from({ length }, (_, step) => (first + step) % 7);
}

function indexOfDay(name: string): number | undefined {
	weekdayIndexByName ??= namesOfWeekdays();
	return weekdayIndexByName.get(name) ?? weekdayIndexByName.get(name.replace(/s$/, ""));
}
