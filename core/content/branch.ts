import * as v from "valibot";
import { addressCountry, addressRegion } from "#core/content/company.ts";
import { entity, fileName, type ItemOf } from "#core/content/entity.ts";
import { type EditorText, type Field, field, optional, refined, withDefault } from "#core/content/field.ts";
import { boolean, formattedText, sort, sortNumber, text } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { optionalImage } from "#core/content/images.ts";
import { findingMessage } from "#core/content/message.ts";
import { defaultTimeZone } from "#core/content/names.ts";
import { list, translations } from "#core/content/structures.ts";

const time = (de: string, en: string) =>
	optional(
		formattedText("time", {
			de: [de, "HH:MM; ohne beide Zeiten geschlossen."],
			en: [en, "HH:MM; closed without both times."],
			source: "3",
		}),
	);

const name = (help: EditorText, english: EditorText) => text({ de: help, en: english });

const noDay = findingMessage("content.format.day", { found: "" });

const day: Field<number | string> = field(
	"text",
	{
		de: [
			"Tag",
			"Eine Zahl: 0 Hinweis, 1 Montag, 2 Mo–Mi, 3 Mo–Do, 4 Mo–Fr, 5 Dienstag, 6 Di–Fr, 7 Mittwoch, 8 Donnerstag, 9 Freitag, 10 Samstag, 11 Sonntag, 12 Mo–Di, 13 Do–Fr, 14 Mo Mi Fr, 15 Heiligabend, 16 Silvester; oder der Name des Tages.",
		],
		en: [
			"Day",
			"A code: 0 note, 1 Monday, 2 Mo–We, 3 Mo–Th, 4 Mo–Fr, 5 Tuesday, 6 Tu–Fr, 7 Wednesday, 8 Thursday, 9 Friday, 10 Saturday, 11 Sunday, 12 Mo–Tu, 13 Th–Fr, 14 Mo We Fr, 15 Christmas Eve, 16 New Year's Eve; or the day's name.",
		],
		source: "3",
	},
	{
		json: { type: ["string", "integer"], minLength: 1, minimum: 0 },
		schema: v.pipe(
			v.union([v.number(), v.string()], noDay),
			v.check(
				(value) => (typeof value === "number" ? Number.isInteger(value) && value >= 0 : value.trim() !== ""),
				noDay,
			),
		),
	},
);

/** Returns the entries with their position as `sort` if they have none. */
function inListOrder<Entry extends { readonly sort: number | null }>(
	entries: readonly Entry[],
): readonly (Omit<Entry, "sort"> & { readonly sort: number })[] {
	return entries.map((entry, index) => ({ ...entry, sort: entry.sort ?? index + 1 }));
}

const periods = refined(
	list(
		{
			day,
			time_open: time("Von", "From"),
			time_close: time("Bis", "To"),
			sort,
			free_text: optional(
				text({
					de: ["Hinweis", "Der erste wird unter der Liste gezeigt."],
					en: ["Note", "The first one is shown below the list."],
					source: "3",
				}),
			),
			translations: translations(
				{ free_text: text({ de: ["Hinweis", "Der Hinweis."], en: ["Note", "The note."] }) },
				"any",
				{
					de: ["Übersetzungen", "Der Hinweis in anderen Sprachen."],
					en: ["Translations", "The note in other languages."],
				},
			),
		},
		{
			de: ["Öffnungszeiten", "Wann geöffnet ist; ein Tag kann mehrmals vorkommen."],
			en: ["Opening hours", "When it is open; a day may stand here more than once."],
			source: "3",
		},
	),
	(schema) =>
		v.pipe(
			schema,
			v.transform((entries) => inListOrder(entries)),
		),
);

const legacyHours = list(
	{
		sort: sortNumber({
			de: ["Reihenfolge", "Die Stelle in der Liste."],
			en: ["Order", "The place in the list."],
		}),
		translations: translations(
			{
				day: text({ de: ["Tag", "Wie er gezeigt wird."], en: ["Day", "As it is to be shown."] }),
				free_text: optional(text({ de: ["Hinweis", "Ein Hinweis."], en: ["Note", "A note."] })),
			},
			"list",
			{ de: ["Name", "Der Name des Tages je Sprache."], en: ["Name", "The day's name, each language."] },
		),
		closed: boolean(false, {
			de: ["Geschlossen", "Ob an dem Tag geschlossen ist."],
			en: ["Closed", "Whether it is closed on that day."],
		}),
		opening_time: time("Von", "From"),
		closing_time: time("Bis", "To"),
	},
	{
		de: ["Öffnungszeiten (alt)", "Öffnungszeiten älterer Websites; gelten, wo es keine anderen gibt."],
		en: ["Opening hours (old)", "Opening hours of older websites; used where there are no others."],
		source: "3",
	},
);

const holidays = list(
	{
		date: formattedText("day", { de: ["Datum", "JJJJ-MM-TT."], en: ["Date", "YYYY-MM-DD."] }),
		translations: translations(
			{ display_name: text({ de: ["Name", "Der Name."], en: ["Name", "The name."] }) },
			"any",
			{ de: ["Name", "Wie der Tag heißt."], en: ["Name", "What the day is called."] },
		),
		time_open: time("Von", "From"),
		time_close: time("Bis", "To"),
	},
	{
		de: [
			"Feiertage",
			"Einzelne Tage, deren Zeiten die ihres Wochentags ersetzen. An gesetzlichen Feiertagen, die hier fehlen, werden keine Termine angeboten.",
		],
		en: [
			"Holidays",
			"Single dates whose hours replace those of their weekday. No appointments are offered on public holidays that are missing here.",
		],
		source: "B-USE-03",
	},
);

/** branches/NAME.json (R-COMP-04, B-USE-03). */
export const branch = entity({
	collection: "branch",
	icon: "storefront",
	file: "branches/*.json",
	de: ["Filiale", "Eine Filiale mit Anschrift und Öffnungszeiten."],
	en: ["Branch", "A branch with address and opening hours."],
	display: "{{display_name}}",
	identity: {
		by: "file",
		field: "name",
		...fileName,
	},
	fields: {
		sort,
		display_name: name(["Name", "Wie die Filiale heißt."], ["Name", "What the branch is called."]),
		short_name: optional(
			name(
				["Kurzer Name", "Wie man sie am Ort nennt, z. B. Mitte; leer: der Name."],
				["Short name", "What people in town call it, e.g. Mitte; blank for the name."],
			),
		),
		...inGroup(formGroups.address, {
			street: name(["Straße", "Mit der Hausnummer."], ["Street", "With the number."]),
			zip: withDefault(
				name(
					["Postleitzahl", "Als Text; leer in Ländern ohne."],
					["Postcode", "As text; blank in countries without."],
				),
				"",
			),
			city: name(["Ort", "Die Stadt."], ["City", "The town."]),
			country_code: addressCountry,
			region: addressRegion,
		}),
		phone: optional(name(["Telefon", "Wie man sie wählt."], ["Telephone", "As it is dialled."])),
		...inGroup(formGroups.search, {
			coordinates: optional(
				formattedText("coordinates", {
					de: ["Koordinaten", "Breite und Länge für Suchmaschinen, z. B. 52.5219, 13.4132."],
					en: ["Coordinates", "Latitude and longitude for search engines, e.g. 52.5219, 13.4132."],
					source: "B-SEO-06",
				}),
			),
			price_range: optional(
				text({
					de: ["Preisniveau", "Für Suchmaschinen, z. B. €€€ oder 50–5000 €."],
					en: ["Price range", "For search engines, e.g. €€€ or €50–5000."],
					source: "B-SEO-06",
				}),
			),
		}),
		image: optionalImage({
			de: ["Bild", "Neben der Anschrift, z. B. eine Karte."],
			en: ["Image", "Shown next to the address, e.g. a map."],
			source: "3",
		}),
		...inGroup(formGroups.hours, {
			time_zone: withDefault(
				formattedText("timeZone", {
					de: ["Zeitzone", "Z. B. Europe/Berlin, die ohne Angabe gilt."],
					en: ["Time zone", "e.g. Europe/Berlin, which holds where it is blank."],
					source: "3",
				}),
				defaultTimeZone,
			),
			opening_periods: periods,
			opening_hours: legacyHours,
			holidays,
		}),
	},
});

/** A branch with a street address (specification 3, "Branch"). */
export type Branch = Omit<ItemOf<typeof branch>, "sort"> & { readonly id: string };

/** A time range of a day's opening hours (specification 3, "Opening period"), local to the branch. */
export type OpeningPeriod = Branch["opening_periods"][number];

/** The older form of an opening period (specification 3, "Legacy opening hour"). */
export type LegacyOpeningHour = Branch["opening_hours"][number];

/**
 * The hours of a single date, usually a public holiday (B-USE-03). Several entries with the same date are its ranges.
 */
export type Holiday = Branch["holidays"][number];
