import * as v from "valibot";
import {
	calendarDate,
	flag,
	language,
	optionalCountryCode,
	optionalList,
	optionalNumber,
	optionalText,
	optionalTime,
	optionalTranslationsOf,
	strict,
	text,
	timeZone,
	translationsOf,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import type { PictureFields } from "#adapters/content-files/schemas/pictures.ts";
import type { Branch } from "#core/site/branch.ts";

/** A branch as its file gives it; the id is the file's name, `sort` its place in the list. */
export interface BranchFile extends Omit<Branch, "id"> {
	readonly sort: number | null;
}

const noDay = because("content.format.day", { found: "" });

const day = v.pipe(
	v.union([v.number(), v.string()], noDay),
	v.check(
		(value) => (typeof value === "number" ? Number.isInteger(value) && value >= 0 : value.trim() !== ""),
		noDay,
	),
);

const periods = v.pipe(
	optionalList(
		strict({
			day,
			time_open: optionalTime,
			time_close: optionalTime,
			sort: optionalNumber,
			free_text: optionalText,
			translations: optionalTranslationsOf(strict({ language, free_text: text })),
		}),
	),
	v.transform((list) => list.map((period, index) => ({ ...period, sort: period.sort ?? index + 1 }))),
);

const legacyHours = optionalList(
	strict({
		sort: v.number(),
		translations: translationsOf(strict({ language, day: text, free_text: optionalText })),
		closed: flag(false),
		opening_time: optionalTime,
		closing_time: optionalTime,
	}),
);

const holidays = optionalList(
	strict({
		date: calendarDate,
		translations: optionalTranslationsOf(strict({ language, display_name: text })),
		time_open: optionalTime,
		time_close: optionalTime,
	}),
);

/** branches/NAME.json (R-COMP-04, B-USE-03). */
export function branchSchema({ optionalPicture }: PictureFields): v.GenericSchema<unknown, BranchFile> {
	return strict({
		sort: optionalNumber,
		display_name: text,
		street: text,
		zip: text,
		city: text,
		country_code: optionalCountryCode,
		phone: optionalText,
		image: optionalPicture,
		time_zone: timeZone,
		opening_periods: periods,
		opening_hours: legacyHours,
		holidays,
	});
}
