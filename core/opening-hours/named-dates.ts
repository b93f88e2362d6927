import { monthName, monthNamed } from "#core/opening-hours/month-names.ts";

/** Days without a weekday of their own on which shops often close early, by "MM-DD". */
export const eveNames: Readonly<Record<string, readonly string[]>> = {
	"12-24": [
		"heiligabend",
		"heiliger abend",
		"hl. abend",
		"heilig abend",
		"christmas eve",
		"veille de noël",
		"réveillon de noël",
	],
	"12-31": [
		"silvester",
		"sylvester",
		"new year's eve",
		"saint-sylvestre",
		"saint sylvestre",
		"veille du nouvel an",
		"veille du jour de l'an",
		"réveillon du nouvel an",
	],
};

const dateByName: ReadonlyMap<string, string> = new Map(
	Object.entries(eveNames).flatMap(([date, names]) => names.map((name) => [name, date] as const)),
);

/** A day in a text, or only its number, as "24." in "24. und 31. Dezember". */
interface NamedDate {
	readonly day: number;
	/** 1 for January; null if another date of the text has it. */
	readonly month: number | null;
	/** Null for every year. */
	readonly year: number | null;
	readonly end: number;
}

const ordinal = "(?:\\.|er|st|nd|rd|th)?";
const year = "(?:,? (?<year>20\\d{2}))?";

/** Patterns to try at the current position, in order; texts are {@link plainDates normalized}. */
const patterns: readonly RegExp[] = [
	new RegExp(
		`(?<name>${[...dateByName.keys()].map((name) => name.replace(".", "\\.")).join("|")})(?!\\p{L})`,
		"uy",
	),
	new RegExp(`(?<day>\\d{1,2})${ordinal} ?(?:of )?(?<month>${monthName})${year}`, "uy"),
	new RegExp(`(?:the )?(?<month>${monthName}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:])${year}`, "uy"),
	// A time such as "12.10 Uhr" is no date.
	/(?<day>\d{1,2})(?<sign>[./]) ?(?<number>\d{1,2})(?!\d)(?! ?(?:uhr|h(?!\p{L})))(?:\k<sign>(?:(?<short>\d\d)(?![\d./])| ?(?<year>20\d\d))|\.)?/uy,
	new RegExp(
		`(?<day>\\d{1,2})${ordinal}(?=(?: (?:und|u\\.|and|et|to|bis|au) | ?[,/&+\\p{Pd}] ?)\\d{1,2}(?:[./]|${ordinal} (?:of )?${monthName}))`,
		"uy",
	),
	/(?<=(?:und|and|et|&|\+|,) )(?<day>\d{1,2})(?:st|nd|rd|th)?$/uy,
];

const joint = /(?: ?[,/&+] ?| (?:und|u\.?|sowie|and|et) )/uy;
const filler = /(?:am|an|jeweils|le|les|on|the|den) /uy;

/** The days of each month in a leap year. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Normalizes a text: lower case, with one kind of space and apostrophe. */
function plainDates(text: string): string {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("’", "'")
		.replace(/\s+/g, " ")
		.replace(/ ?:$/, "")
		.trim();
}

/** Returns the date at a place of a normalized text; null if there is none. */
function dateAt(text: string, place: number): NamedDate | null {
	if (/[\p{L}\d]/u.test(text[place - 1] ?? "")) return null;
	for (const pattern of patterns) {
		pattern.lastIndex = place;
		const groups = pattern.exec(text)?.groups;
		if (!groups) continue;
		const named = dateByName.get(groups.name ?? "");
		const month = named
			? Number(named.slice(0, 2))
			: groups.month
				? monthNamed(groups.month)
				: Number(groups.number);
		const day = Number(named?.slice(3) ?? groups.day);
		const isDayOnly = !named && groups.month === undefined && groups.number === undefined;
		if (day < 1 || day > (isDayOnly ? 31 : (lengths[month - 1] ?? 0))) continue;
		const year = groups.year ?? (groups.short === undefined ? null : `20${groups.short}`);
		return {
			day,
			month: isDayOnly ? null : month,
			year: year === null ? null : Number(year),
			end: pattern.lastIndex,
		};
	}
	return null;
}

const pad = (value: number) => String(value).padStart(2, "0");

/** Formats dates as "YYYY-MM-DD", or "MM-DD" for every year; a day without a month has the month of the next or the last date. */
function formatted(dates: readonly NamedDate[]): readonly (string | null)[] {
	return dates.map((date, place) => {
		const complete = date.month === null ? (dates[place + 1] ?? dates[place - 1]) : date;
		const { month = null, year = null } = complete ?? {};
		if (month === null || date.day > (lengths[month - 1] ?? 0)) return null;
		return `${year === null ? "" : `${year}-`}${pad(month)}-${pad(date.day)}`;
	});
}

/** Returns the place after a sign or word at a place of a text; null if it is not there. */
function after(pattern: RegExp, text: string, place: number): number | null {
	pattern.lastIndex = place;
	return pattern.test(text) ? pattern.lastIndex : null;
}

/**
 * Parses a list of dates if every word is known: "Heiligabend und Silvester", "24.12.", "24. und 31. Dezember",
 * "24/12/2026", "Heiligabend (24.12.)", "Christmas Eve". Returns "MM-DD" for every year or "YYYY-MM-DD"; null
 * otherwise ("24.12. bis 14 Uhr", "24.–31.12."), because a partial match would compute wrong hours.
 */
export function parseDates(text: string): readonly string[] | null {
	const rest = plainDates(text).replace(/ ?\((?<inner>[^()]*)\)/g, " = $<inner>");
	const found: (NamedDate & { readonly isRepeated: boolean })[] = [];
	for (let place = 0; place < rest.length; ) {
		const repeated = found.length === 0 ? null : after(/(?: = | )/y, rest, place);
		const next = found.length === 0 ? 0 : (after(joint, rest, place) ?? repeated);
		if (next === null) return null;
		const start = after(filler, rest, next) ?? next;
		const date = dateAt(rest, start);
		if (date === null) return null;
		found.push({ ...date, isRepeated: next === repeated && after(joint, rest, place) === null });
		place = date.end;
	}
	const dates = formatted(found);
	// A second name of the same day, as in "Heiligabend, 24.12." or "Heiligabend (24.12.)", must agree with the first.
	const isContradicted = found.some(
		({ isRepeated }, place) => isRepeated && dates[place] !== dates[place - 1],
	);
	if (found.length === 0 || isContradicted || dates.includes(null)) return null;
	return [...new Set(dates.flatMap((date) => date ?? []))];
}

/** The words between the ends of a range of dates. */
const range = /^ ?(?:\p{Pd}|bis|to|through|until|till|au|jusqu'au)(?: (?:zum|einschließlich|einschl\.))? ?$/u;

/** The days of a year without its number, also 29 February. */
const yearDays: readonly string[] = lengths.flatMap((length, month) =>
	Array.from({ length }, (_, day) => `${pad(month + 1)}-${pad(day + 1)}`),
);

/** Returns the days from one to another, "MM-DD" each, across the end of the year if necessary. */
function daysBetween(first: string, last: string): readonly string[] {
	const [from, to] = [yearDays.indexOf(first), yearDays.indexOf(last)];
	if (from < 0 || to < 0) return [];
	return from <= to ? yearDays.slice(from, to + 1) : [...yearDays.slice(from), ...yearDays.slice(0, to + 1)];
}

/** Returns the dates in a normalized text with their places. */
function datesIn(text: string): readonly (NamedDate & { readonly start: number })[] {
	const found: (NamedDate & { readonly start: number })[] = [];
	for (let place = 0; place < text.length; place++) {
		const date = dateAt(text, place);
		if (date === null) continue;
		found.push({ ...date, start: place });
		place = date.end - 1;
	}
	return found;
}

/** Returns the dates that an unparsed text may mean: those that it names, and all between the ends of a range. */
export function datesInDoubt(text: string): readonly string[] {
	const rest = plainDates(text);
	const found = datesIn(rest);
	const dates = formatted(found);
	const all = dates.flatMap((date, place) => {
		const end = dates[place + 1];
		if (date === null) return [];
		const isRange = end && range.test(rest.slice(found[place]?.end, found[place + 1]?.start));
		return isRange ? [date, ...daysBetween(date.slice(-5), end.slice(-5))] : [date];
	});
	return [...new Set(all)];
}

/** Returns a text without the dates in it, nor the weekdays before them, as in "Do., 24.12. bis 14 Uhr". */
export function withoutDates(text: string): string {
	const rest = plainDates(text);
	return datesIn(rest)
		.toReversed()
		.reduce(
			(left, { start, end }) =>
				left.slice(0, start).replace(/\p{L}+\.?,? (?:(?:den|dem|the|le) )?$/u, "") + left.slice(end),
			rest,
		);
}

const hours =
	/\d\s?(?:uhr|h(?!\p{L})|heures?(?!\p{L})|[ap]\.?m\b)|\d{1,2}[:h]\d{2}|(?<![\d.])\d{1,2}(?:\.\d{2})?\s?(?:\p{Pd}|bis|to|à)\s?\d{1,2}(?:\.\d{2})?(?![\d.])|(?:bis|until|till|jusqu'à)\s(?:mittags?|noon|midday|midi|\d{1,2}(?![\d.]))/u;

/** Hours from which a day is closed or open, at the end of a text: "ab 13 Uhr". */
const onlyFrom =
	/(?:ab|from|after|dès|à partir de)\s(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|[ap]m)?|midi|noon|mittags?)$/u;

/** Returns whether the words for a day state its hours: "Heiligabend bis 14 Uhr". */
export function statesHours(text: string): boolean {
	return hours.test(withoutDates(text).replace(onlyFrom, ""));
}
