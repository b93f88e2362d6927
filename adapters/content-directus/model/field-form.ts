import type { FieldKind, FieldModel } from "#adapters/content-directus/model/field.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import {
	choiceText,
	entryNoteOf,
	labelOf,
	studioText,
} from "#adapters/content-directus/model/studio-text.ts";
import type { TextFormat } from "#core/content/field.ts";

/** The Directus type, interface and special flags of each kind. */
const kinds: Readonly<
	Record<FieldKind, readonly [type: string, face: string, special: readonly string[] | null]>
> = {
	string: ["string", "input", null],
	text: ["text", "input-multiline", null],
	markdown: ["text", "input-rich-text-md", null],
	integer: ["integer", "input", null],
	// In the input of a number, browsers in English leave out a comma, and take "1290,50" for 129050.
	decimal: ["string", "input", null],
	boolean: ["boolean", "boolean", ["cast-boolean"]],
	timestamp: ["timestamp", "datetime", null],
	modified: ["timestamp", "datetime", ["date-created", "date-updated"]],
	csv: ["csv", "tags", ["cast-csv"]],
	object: ["json", "input-code", ["cast-json"]],
	list: ["json", "list", ["cast-json"]],
	item: ["uuid", "select-dropdown-m2o", ["m2o"]],
	items: ["alias", "list-o2m", ["o2m"]],
	picture: ["uuid", "file-image", ["file"]],
	folder: ["uuid", "system-folder", null],
};

/** The displays of kinds in lists, with their options. */
const displays: Partial<Readonly<Record<FieldKind, readonly [display: string, options?: object]>>> = {
	boolean: ["boolean"],
	timestamp: ["datetime", { format: "short" }],
	csv: ["labels"],
	picture: ["image"],
};

/** Returns the Directus type of fields of a kind. */
export function typeOf(kind: FieldKind): string {
	return kinds[kind][0];
}

/** Returns the special flags of fields of a kind; null for none. */
export function specialOf(kind: FieldKind): readonly string[] | null {
	return kinds[kind][2];
}

/** The input of texts with a format, with its options. */
const formats: Partial<Readonly<Record<TextFormat, readonly [face: string, options: object]>>> = {
	color: ["select-color", {}],
	slug: ["input", { slug: true, trim: true }],
};

/** The kinds that can be part of the name of a list's entry. */
const entryNameKinds: ReadonlySet<FieldKind> = new Set(["string", "integer", "decimal"]);

/** Returns the template of a list's entries: the first two short fields that each entry has, e.g. language and name. */
function entryTemplate(entries: readonly FieldModel[]): string {
	const short = entries.filter(({ kind, required }) => required && entryNameKinds.has(kind));
	const names = (short.length > 0 ? short : entries).slice(0, short.length > 0 ? 2 : 1);
	return names.map(({ field }) => `{{${field}}}`).join(" ");
}

/** Returns whether the items of a list cannot be without the item that lists them. */
export function isOwned({ to, back }: FieldModel): boolean {
	const { fields } = collectionNamed(to ?? "");
	return fields.some(({ field, required }) => field === back && required);
}

/** Returns a value that editors choose with its label, in the format of Directus' options. */
function choiceOf(model: FieldModel, value: string): { readonly text: string; readonly value: string } {
	const text = choiceText(model, value);
	return { text: text.en === value ? value : studioText(text), value };
}

function optionsOf(model: FieldModel): object | null {
	const { kind, choices, entries, display, format } = model;
	if (choices) return { choices: choices.map((value) => choiceOf(model, value)), allowOther: false };
	if (kind === "list")
		return { template: display ?? entryTemplate(entries), fields: entries.map(entryDefinition) };
	if (kind === "string") return formats[format ?? "id"]?.[1] ?? { trim: true };
	// Directus would offer items of others, which belong to those.
	if (kind === "items") return isOwned(model) ? { enableSelect: false } : null;
	if (kind === "decimal") return { placeholder: "1290.50", trim: true };
	// Logos and rings are seen whole.
	if (kind === "picture") return { crop: false };
	return kind === "object" ? { language: "json" } : null;
}

/** Returns the input of a field with its options. */
export function faceOf(model: FieldModel): { readonly interface: string; readonly options: object | null } {
	const { kind, choices, format } = model;
	const [, face] = kinds[kind];
	const own = kind === "string" && format ? formats[format]?.[0] : undefined;
	return { interface: choices ? "select-dropdown" : (own ?? face), options: optionsOf(model) };
}

/** Returns a field of a list's entries for Directus' repeater, in which csv fields are lists, too. */
function entryDefinition(model: FieldModel): Readonly<Record<string, unknown>> {
	const { field } = model;
	const type = typeOf(model.kind);
	// Within JSON a day is a text, which Directus' calendar writes as it is.
	const isDay = model.kind === "string" && model.format === "day";
	const meta = {
		field,
		type: isDay ? "date" : type === "csv" ? "json" : type,
		...(isDay ? { interface: "datetime", options: null } : faceOf(model)),
		note: studioText(entryNoteOf(model)),
		required: model.required,
		width: widthOf(model),
	};
	return { field, name: studioText(labelOf(model)), type: meta.type, meta };
}

/** The kinds whose inputs share a row with another one. */
const narrowKinds: ReadonlySet<FieldKind> = new Set([
	"integer",
	"decimal",
	"boolean",
	"timestamp",
	"item",
	"picture",
	"folder",
]);

/** Returns the width of a field: numbers, choices and texts with a fixed format share a row with another field. */
export function widthOf({ kind, choices, format }: FieldModel): "half" | "full" {
	return choices || narrowKinds.has(kind) || (kind === "string" && format !== null) ? "half" : "full";
}

/** The colors of a status in lists: text and background. */
const statusColors: Readonly<Record<string, readonly [text: string, background: string]>> = {
	published: ["var(--theme--success)", "var(--theme--success-background)"],
	draft: ["var(--theme--warning)", "var(--theme--warning-background)"],
	archived: ["var(--theme--foreground-subdued)", "var(--theme--background-normal)"],
};

/** Returns how lists show the values of a field. */
export function displayOf(model: FieldModel): Readonly<Record<string, unknown>> {
	const { field, kind, choices, format, to } = model;
	if (choices) {
		const labels = choices.map((value) => {
			const [foreground, background] = (field === "status" && statusColors[value]) || [null, null];
			return { ...choiceOf(model, value), foreground, background };
		});
		return { display: "labels", display_options: { choices: labels, format: false } };
	}
	if (to !== null) {
		// Without a template Directus shows ids.
		const { display: template } = collectionNamed(to);
		return { display: "related-values", display_options: { template } };
	}
	if (format === "color") return { display: "color", display_options: null };
	const [display = null, options = null] = displays[kind] ?? [];
	return { display, display_options: options };
}
