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
import { choice, formattedText, size, textSchema } from "#core/content/fields.ts";
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

/** Creates the field of a font: a package, or files, one for each weight; none for the standard font. */
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

/** Creates the field of a choice of styles; the first is the standard one. */
function style<const Value extends string>(
	values: readonly [Value, ...Value[]],
	de: EditorText,
	en: EditorText,
): Field<Value> {
	return withDefault(choice(values, { de, en, source: "B-USE-07" }), values[0]);
}

const styleFields = {
	type_scale: style(
		["standard", "small", "large"],
		["Größe der Überschriften", "Die Texte bleiben gleich."],
		["Heading size", "Texts stay as they are."],
	),
	heading_case: style(
		["normal", "capitals"],
		["Schreibweise der Überschriften", "capitals: in Großbuchstaben mit Abstand."],
		["Heading case", "capitals: spaced capital letters."],
	),
	density: style(
		["standard", "compact", "airy"],
		["Abstände", "Zwischen den Teilen einer Seite."],
		["Density", "The space between the parts of a page."],
	),
	button_style: style(
		["filled", "outlined", "underlined"],
		["Knöpfe", "Knöpfe, die kaufen oder absenden, bleiben gefüllt."],
		["Button style", "Buttons that buy or send stay filled."],
	),
	field_style: style(
		["boxed", "lined"],
		["Felder", "lined: nur eine Linie unter dem Feld."],
		["Field style", "lined: only a line below the field."],
	),
	header_style: style(
		["rows", "centred", "compact"],
		[
			"Kopfzeile",
			"rows: Logo links über der Navigation; centred: Logo in der Mitte; compact: alles in einer Zeile.",
		],
		[
			"Header",
			"rows: logo on the left above the navigation; centred: logo in the middle; compact: all in one line.",
		],
	),
	logo_size: style(
		["standard", "small", "large"],
		["Größe des Logos", "In der Kopfzeile."],
		["Logo size", "In the header."],
	),
	hero_style: style(
		["overlay", "split", "framed"],
		[
			"Großes Bild der Startseite",
			"overlay: Text auf dem Bild; split: Text daneben; framed: Text darunter, auf dem Grund der Seite.",
		],
		[
			"Hero",
			"overlay: text on the image; split: text next to it; framed: text below it, on the page's background.",
		],
	),
	card_style: style(
		["plain", "framed", "centred"],
		["Karten der Produkte", "framed: mit Rahmen; centred: Texte in der Mitte."],
		["Product cards", "framed: with a border; centred: texts in the middle."],
	),
	gallery_style: style(
		["grid", "mosaic", "strip"],
		["Galerien", "mosaic: das erste Bild doppelt so groß; strip: eine Reihe zum Schieben."],
		["Galleries", "mosaic: the first image twice as large; strip: one row that scrolls."],
	),
	list_style: style(
		["standard", "dense", "ruled"],
		["Listen der Produkte", "dense: eng; ruled: mit Linien zwischen den Reihen."],
		["Product lists", "dense: close together; ruled: with lines between the rows."],
	),
	footer_style: style(
		["band", "plain", "centred"],
		[
			"Fußzeile",
			"band: auf der Hausfarbe; plain: auf dem Grund der Seite; centred: auf der Hausfarbe, in der Mitte.",
		],
		[
			"Footer",
			"band: on the brand color; plain: on the page's background; centred: on the brand color, in the middle.",
		],
	),
};

/** The names of the styles to choose from. */
export const styleNames = Object.keys(styleFields) as readonly (keyof typeof styleFields)[];

const standardStyles = Object.fromEntries(
	styleNames.map((name) => [name, styleFields[name].initial]),
) as ValuesOf<typeof styleFields>;

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
	...styleFields,
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
	...standardStyles,
};

const configNames = Object.keys(configFields).join(", ");

/** theme.json (specification 3, "Theme"). */
export const theme = entity({
	collection: "theme",
	icon: "palette",
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
