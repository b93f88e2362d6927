import { formattedText } from "#core/content/fields.ts";

/** The first and the last day of a period, both included. */
export const period = {
	from: formattedText("day", {
		de: ["Von", "Der erste Tag, JJJJ-MM-TT."],
		en: ["From", "The first day, YYYY-MM-DD."],
	}),
	to: formattedText("day", {
		de: ["Bis", "Der letzte Tag, JJJJ-MM-TT; er zählt mit."],
		en: ["To", "The last day, YYYY-MM-DD, which is included."],
	}),
};

/** Days from a first to a last one, "YYYY-MM-DD", both included. */
export interface Period {
	readonly from: string;
	readonly to: string;
}
