import { languages } from "#core/language/language.ts";

/** A word or sign in a day's name, by its meaning. */
export type DayWord =
	/** Positions in the week, 0 for Monday; `isGroup` if one word covers several days. */
	| { readonly kind: "days"; readonly weekdays: readonly number[]; readonly isGroup: boolean }
	/** Days with no certain meaning: "werktags" is Monday to Friday for some and to Saturday for others. */
	| { readonly kind: "unsure" }
	| {
			readonly kind:
				| "holidays"
				| "to"
				| "and"
				| "filler"
				| "except"
				| "closed"
				| "hint"
				| "("
				| ")"
				| "other";
	  };

const all = [0, 1, 2, 3, 4, 5, 6];

/** Weekday names that Intl does not provide; the last ones are those of schema.org and OpenStreetMap. */
const furtherNames: Readonly<Record<string, number>> = {
	sonnabend: 5,
	tues: 1,
	tue: 1,
	weds: 2,
	thur: 3,
	thurs: 3,
	tu: 1,
	we: 2,
	th: 3,
	su: 6,
};

/** Patterns to try at the current position, in order; texts are lower case and have no dots. */
const patterns: readonly (readonly [RegExp, DayWord])[] = [
	[
		/(?:täglich|tägl|alle tage|jeden tag|daily|every ?day|tous les jours|7 days a week|7 tage die woche|7 ?j ?\/ ?7|7\/7|7 jours sur 7)/y,
		{ kind: "days", weekdays: all, isGroup: true },
	],
	[/(?:wochenenden?|weekends?|week-ends?)/y, { kind: "days", weekdays: [5, 6], isGroup: true }],
	[/weekdays?/y, { kind: "days", weekdays: [0, 1, 2, 3, 4], isGroup: true }],
	[
		/(?:werktage?n?s?|wochentage?n?s?|en semaine|jours ouvrables|jours ouvrés|working days|business days)/y,
		{ kind: "unsure" },
	],
	[
		/(?:(?:an )?(?:gesetzlichen? )?feiertag(?:en|e|s)?|jours? fériés?|fériés?|(?:public |bank )?holidays?|ph(?!\p{L}))/uy,
		{ kind: "holidays" },
	],
	[/sonn- ?(?=(?:und|u|&|\+) )/y, { kind: "days", weekdays: [6], isGroup: false }],
	[/sams- ?(?=(?:und|u|&|\+) )/y, { kind: "days", weekdays: [5], isGroup: false }],
	[
		/(?:bis einschließlich|bis einschl|bis|to|through|thru|until|till|jusqu'au|à|au|\p{Pd})/uy,
		{ kind: "to" },
	],
	[/(?:und|sowie|and|et|u|[,;/&+])/y, { kind: "and" }],
	[/(?:außer|ausser|ausgenommen|ohne|exkl|except|excluding|excl|sauf|hors)/y, { kind: "except" }],
	[/(?:geschlossen|geschl|ruhetag|zu|closed|fermé|fermée)/y, { kind: "closed" }],
	[
		/(?:durchgehend(?: geöffnet)?|durchgängig|nonstop|non-stop|en continu|sans interruption|geöffnet|open|ouvert)/y,
		{ kind: "hint" },
	],
	[/(?:von|vom|from|du|de|les|le|am|an|jeden|jeweils|immer|every|each|chaque|on|den)/y, { kind: "filler" }],
	[/\(/y, { kind: "(" }],
	[/\)/y, { kind: ")" }],
];

/** Created when a day is first given in words. */
let weekdayByName: ReadonlyMap<string, number> | null = null;

/** Returns the weekdays, 0 for Monday, by name in all supported languages: "montag", "mo", "mon", "lundi". */
export function weekdayNames(): ReadonlyMap<string, number> {
	if (weekdayByName) return weekdayByName;
	const names = new Map(Object.entries(furtherNames));
	for (const language of languages)
		for (const weekday of ["long", "short"] as const) {
			const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
			// 5 January 1970 was a Monday.
			for (const place of all) names.set(plain(format.format(Date.UTC(1970, 0, 5 + place))), place);
		}
	weekdayByName = names;
	return names;
}

/** Normalizes a text: lower case, without dots, with one kind of space and apostrophe. */
export function plain(text: string): string {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replace(/[.\u00ad]/g, "")
		.replaceAll("’", "'")
		.replace(/\s+/g, " ")
		.replace(/ ?:$/, "")
		.trim();
}

/** Returns the weekday with a name in any language, 0 for Monday: "Montag", "montags", "Mo.", "lundi"; null for other words. */
export function weekdayNamed(name: string): number | null {
	const names = weekdayNames();
	const word = plain(name);
	return names.get(word) ?? names.get(word.replace(/s$/, "")) ?? null;
}

function weekdayOf(word: string): DayWord {
	const place = weekdayNamed(word);
	return place === null ? { kind: "other" } : { kind: "days", weekdays: [place], isGroup: false };
}

/** Splits the name of a day into words and signs; unknown parts become "other", so that nothing is lost. */
export function dayWords(text: string): readonly DayWord[] {
	const words: DayWord[] = [];
	const rest = plain(text);
	for (let place = 0; place < rest.length; ) {
		const matches = patterns.flatMap(([pattern, word]) => {
			pattern.lastIndex = place;
			const end = pattern.test(rest) ? pattern.lastIndex : 0;
			// Match whole words only: "zusammen" is not "zu".
			const isWhole =
				end > 0 && !(/\p{L}/u.test(rest[end - 1] ?? "") && /[\p{L}\p{N}]/u.test(rest[end] ?? ""));
			return isWhole ? [{ word, end }] : [];
		})[0];
		const letters = matches ? null : (/^[\p{L}']+/u.exec(rest.slice(place))?.[0] ?? null);
		if (matches) words.push(matches.word);
		else if (letters !== null) words.push(weekdayOf(letters));
		else if (rest[place] !== " ") words.push({ kind: "other" });
		place = matches?.end ?? place + (letters?.length ?? 1);
	}
	return words;
}
