import * as v from "valibot";
import { entity, type ItemOf } from "#core/content/entity.ts";
import {
	type EditorText,
	type Field,
	field,
	optional,
	refined,
	type ValuesOf,
	withDefault,
} from "#core/content/field.ts";
import { formattedText, size, textSchema } from "#core/content/fields.ts";
import { findingMessage } from "#core/content/message.ts";
import { object, orEmpty } from "#core/content/structures.ts";

/** A color written as #rgb or #rrggbb. */
export type HexColor = `#${string}`;

const color = (de: EditorText, en: EditorText): Field<HexColor> =>
	refined(formattedText("color", { de, en, source: "3" }), (schema) =>
		v.pipe(
			schema,
			v.transform((value) => value as HexColor),
		),
	);

/** A fontsource package, or a woff2 file of the media folder. */
const fontName = /^(?:@fontsource(?:-variable)?\/[a-z0-9-]+|[A-Za-z0-9][\w.-]*\.woff2)$/;

/** A font: a package, or files, one for each weight; none for the standard font. */
function font(de: EditorText, en: EditorText): Field<readonly string[]> {
	const name = v.pipe(
		textSchema,
		v.regex(fontName, (issue) => findingMessage("content.font.name", { found: issue.input })),
	);
	const listed = v.pipe(
		v.unknown(),
		v.transform((value) => (typeof value === "string" && value.trim() !== "" ? [value.trim()] : value)),
		v.array(name),
	);
	return field<readonly string[]>(
		"texts",
		{ de, en, source: "B-USE-07" },
		{
			required: false,
			json: { type: ["string", "array"], pattern: fontName.source },
			schema: orEmpty(listed),
		},
	);
}

const configFields = {
	button_background: optional(color(["Grund der Knöpfe", "#rrggbb."], ["Button background", "#rrggbb."])),
	button_color: optional(color(["Schrift der Knöpfe", "#rrggbb."], ["Button text", "#rrggbb."])),
	border_radius: optional(
		size({ de: ["Eckenradius", "In Pixeln."], en: ["Border radius", "In CSS pixels."], source: "3" }),
	),
	border_width: optional(
		size({ de: ["Linienstärke", "In Pixeln."], en: ["Border width", "In CSS pixels."], source: "3" }),
	),
	heading_font: font(
		[
			"Schrift der Überschriften",
			"Ein Paket von Fontsource, z. B. @fontsource-variable/fraunces, oder woff2-Dateien des Medienordners, eine je Schriftstärke.",
		],
		[
			"Heading font",
			"A fontsource package, e.g. @fontsource-variable/fraunces, or woff2 files of the media folder, one for each weight.",
		],
	),
	text_font: font(
		["Schrift der Texte", "Wie die Schrift der Überschriften."],
		["Text font", "As the heading font."],
	),
};

/** The look of controls and pages; null leaves a value to the rules of core/theme. */
export type ThemeConfig = ValuesOf<typeof configFields>;

/** The configuration of a theme that leaves everything to the rules. */
export const plainThemeConfig: ThemeConfig = {
	button_background: null,
	button_color: null,
	border_radius: null,
	border_width: null,
	heading_font: [],
	text_font: [],
};

const configNames = Object.keys(configFields).join(", ");

/** theme.json (specification 3, "Theme"). */
export const theme = entity({
	collection: "theme",
	file: "theme.json",
	isNeeded: true,
	de: ["Gestaltung", "Farben und Formen, einmal je Projekt."],
	en: ["Theme", "Colors and shapes, once per project."],
	display: "{{brand_color}}",
	fields: {
		brand_color: color(["Hausfarbe", "#rrggbb."], ["Brand color", "#rrggbb."]),
		base_color: color(
			["Grundfarbe", "#rrggbb. Eine dunkle macht die ganze Website dunkel."],
			["Base color", "#rrggbb. A dark one makes the whole website dark."],
		),
		config: withDefault(
			object(configFields, {
				de: ["Einstellungen", `Als JSON; möglich sind ${configNames}. Farben als #rrggbb, Größen in Pixeln.`],
				en: ["Settings", `As JSON; allowed are ${configNames}. Colors as #rrggbb, sizes in pixels.`],
				source: "3",
			}),
			plainThemeConfig,
		),
	},
});

/** The project's look (specification 3, "Theme"). */
export type Theme = ItemOf<typeof theme>;
