import { type DayWord, dayWords } from "#core/opening-hours/day-words.ts";
import { parseDates } from "#core/opening-hours/named-dates.ts";

/** The meaning of a day in words: positions in the week, 0 for Monday, or dates as "MM-DD" or "YYYY-MM-DD". */
export type ParsedDay =
	/** `holidays` is set if public holidays are named, too. */
	| { readonly kind: "weekdays"; readonly weekdays: readonly number[]; readonly holidays?: true }
	| { readonly kind: "dates"; readonly dates: readonly string[] };

/** Days that a list names. */
interface NamedDays {
	readonly weekdays: ReadonlySet<number>;
	readonly holidays: boolean;
}

/**
 * Parses a day in words if every word is known: "Montag", "Mo–Fr", "du lundi au vendredi", "Sa + So", "Mo–Fr (außer
 * Mi)", "Sonn- und Feiertage", "Heiligabend und Silvester", "24.12.". Null otherwise ("1. Advent", "1. Samstag im Monat"), because a
 * partial match would compute wrong hours.
 */
export function parseDayName(text: string): ParsedDay | null {
	const dates = parseDates(text);
	if (dates !== null) return { kind: "dates", dates };
	const days = new DayNameParser(dayWords(text)).parse();
	if (days === null) return null;
	const weekdays = [...days.weekdays].toSorted((a, b) => a - b);
	return { kind: "weekdays", weekdays, ...(days.holidays ? { holidays: true } : {}) };
}

/** Returns the weekdays that an unparsed text may mean: those it names, or all if it names several. */
export function weekdaysInDoubt(text: string): readonly number[] {
	const words = dayWords(text);
	const named = words.flatMap((word) => (word.kind === "days" ? word.weekdays : []));
	if (named.length > 1 || words.some(({ kind }) => kind === "unsure")) return [0, 1, 2, 3, 4, 5, 6];
	return named;
}

/**
 * Parses the name of a day as a whole:
 *
 *     name      = list { hint | [","] exception | "(" ( hint | exception ) ")" }
 *     list      = span { ["and"] span }
 *     span      = { filler } ( day [ "to" { filler } day ] | group | holidays )
 *     exception = "except" list | list "closed" | "closed" list
 */
class DayNameParser {
	private place = 0;
	private readonly words: readonly DayWord[];

	constructor(words: readonly DayWord[]) {
		this.words = words;
	}

	parse(): NamedDays | null {
		let days = this.list();
		while (days !== null && this.place < this.words.length) {
			if (this.take("hint")) continue;
			const inBrackets = this.take("(");
			if (!inBrackets) this.take("and");
			if (!(inBrackets && this.take("hint"))) days = without(days, this.exception());
			if (inBrackets && !this.take(")")) return null;
		}
		return days;
	}

	private take(kind: DayWord["kind"]): boolean {
		if (this.words[this.place]?.kind !== kind) return false;
		this.place++;
		return true;
	}

	private exception(): NamedDays | null {
		if (this.take("except") || this.take("closed")) return this.list();
		const days = this.list();
		return this.take("closed") ? days : null;
	}

	private list(): NamedDays | null {
		const weekdays = new Set<number>();
		let holidays = false;
		for (;;) {
			const span = this.span();
			if (span === null) return null;
			for (const day of span.weekdays) weekdays.add(day);
			holidays ||= span.holidays;
			if (!this.goesOn()) return { weekdays, holidays };
			this.take("and");
		}
	}

	/**
	 * Returns whether another span follows: after "and" unless an exception follows, or directly, as in "Mo Mi Fr".
	 */
	private goesOn(): boolean {
		const [next, after] = this.words.slice(this.place);
		if (next?.kind === "and") return after?.kind !== "except" && after?.kind !== "closed";
		return next?.kind === "days" || next?.kind === "filler" || next?.kind === "holidays";
	}

	private span(): NamedDays | null {
		while (this.take("filler"));
		const first = this.words[this.place++];
		if (first?.kind === "holidays") return { weekdays: new Set(), holidays: true };
		if (first?.kind !== "days") return null;
		if (!this.take("to")) return { weekdays: new Set(first.weekdays), holidays: false };
		while (this.take("filler"));
		const last = this.words[this.place++];
		if (last?.kind !== "days" || first.isGroup || last.isGroup) return null;
		return { weekdays: new Set(daysBetween(first.weekdays[0] ?? 0, last.weekdays[0] ?? 0)), holidays: false };
	}
}

/** Returns the days of a range, across the end of the week if necessary. */
function daysBetween(first: number, last: number): readonly number[] {
	const length = ((last - first + 7) % 7) + 1;
	return Array.from({ length }, (_, step) => (first + step) % 7);
}

/** Removes the days of an exception; null if it names other days or leaves none. */
function without(days: NamedDays, exception: NamedDays | null): NamedDays | null {
	if (exception === null || exception.holidays) return null;
	if ([...exception.weekdays].some((day) => !days.weekdays.has(day))) return null;
	const weekdays = new Set([...days.weekdays].filter((day) => !exception.weekdays.has(day)));
	return weekdays.size === 0 ? null : { ...days, weekdays };
}
