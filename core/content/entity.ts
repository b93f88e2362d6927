import * as v from "valibot";
import type { EditorText, Fields, FolderContext, FormGroup, Schema, ValuesOf } from "#core/content/field.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { strictObject } from "#core/content/structures.ts";

/** The property that identifies an item. */
export type Identity =
	/** One item per site. */
	| { readonly by: "site" }
	/** The file name, which content services store in `field`. */
	| { readonly by: "file"; readonly field: string; readonly de: EditorText; readonly en: EditorText }
	/** The field `id`; for items with files of their own, the file name. */
	| { readonly by: "id" }
	/** A field whose value is unique within the owner. */
	| { readonly by: "field"; readonly field: string }
	/** The position in the list. */
	| { readonly by: "place" };

/** A kind of content with its files, identity and fields. */
export interface Entity<FieldMap extends Fields = Fields> {
	/** The name in the specification (section 3) and in content services. */
	readonly collection: string;
	/**
	 * The file in the content folder; a star stands for the item's name. Null for items within another entity's file.
	 */
	readonly file: string | null;
	readonly de: EditorText;
	readonly en: EditorText;
	/** The label of an item for editors, with field names in double braces. */
	readonly display: string;
	readonly identity: Identity;
	/** Whether the file is required. In the folder `shop`, it is required only if that folder exists. */
	readonly isNeeded: boolean;
	/**
	 * The entity whose items imply items of this entity. A reference to the slug of such an item needs no entry; slug
	 * and name come from the implying item. Null if every item must be written.
	 */
	readonly impliedBy: string | null;
	/** Whether an item can be a draft or archived instead of published. */
	readonly hasStatus: boolean;
	/** Whether editors can change the order of items. */
	readonly isOrdered: boolean;
	/** Whether an item's own fields hold its texts in the default language. */
	readonly ownLanguage: boolean;
	/** The owner of items with files of their own; null for the site. */
	readonly owner: Owner | null;
	/** Its icon for editors, by its name in Material Symbols; null for an entity that editors meet only within others. */
	readonly icon: string | null;
	/** The group of its list in the form of the item that stores it; null if it has none there. */
	readonly group: FormGroup | null;
	readonly fields: FieldMap;
}

/** The owner of items: its entity, the field that refers to it, and its list of these items. */
export interface Owner {
	readonly entity: string;
	readonly by: string;
	readonly list: string;
	/** The group of the list in the form of the owner. */
	readonly group: FormGroup;
	readonly de: EditorText;
	readonly en: EditorText;
}

/** The options of an entity, with defaults for most. */
export type EntityOptions<FieldMap extends Fields> = Pick<
	Entity<FieldMap>,
	"collection" | "file" | "de" | "en" | "display" | "fields"
> &
	Partial<
		Pick<
			Entity,
			| "identity"
			| "isNeeded"
			| "impliedBy"
			| "hasStatus"
			| "isOrdered"
			| "ownLanguage"
			| "owner"
			| "icon"
			| "group"
		>
	>;

/** The labels of the file name in content services. */
export const fileName: Pick<Extract<Identity, { readonly by: "file" }>, "de" | "en"> = {
	de: ["Kurzname", "Kleinbuchstaben, Ziffern und Bindestriche, je Projekt einmal. Er ändert sich nie."],
	en: ["Short name", "Small letters, digits and hyphens, once per project. It never changes."],
};

/** The status of an item, for entities with one. */
export const status = labelledChoice(
	{
		published: { de: "Veröffentlicht", en: "Published" },
		draft: { de: "Entwurf", en: "Draft" },
		archived: { de: "Archiviert", en: "Archived" },
	},
	{
		de: [
			"Status",
			"{published}: Besucher sehen es, sobald die Website das nächste Mal veröffentlicht wird. {draft}: Redakteure sehen es in der Vorschau. {archived}: niemand.",
		],
		en: [
			"Status",
			"{published}: visitors see it when the website is published next. {draft}: editors see it in the preview. {archived}: nobody does.",
		],
	},
);

/** Defines an entity. */
export function entity<const FieldMap extends Fields>(options: EntityOptions<FieldMap>): Entity<FieldMap> {
	return {
		identity: { by: "site" },
		isNeeded: false,
		impliedBy: null,
		hasStatus: false,
		isOrdered: false,
		ownLanguage: false,
		owner: null,
		icon: null,
		group: null,
		...options,
	};
}

/**
 * Returns the file of an entity, relative to the content folder.
 *
 * @throws if the entity has no file of its own.
 */
export function fileOf({ file, collection }: Pick<Entity, "file" | "collection">): string {
	if (file === null) throw new Error(`Items of ${collection} have no file of their own.`);
	return file;
}

/** An item as written in its file. */
export type ItemOf<Definition> = Definition extends Entity<infer OwnFields> ? ValuesOf<OwnFields> : never;

/** Creates the schema of a file with one item. */
export function itemSchema<const FieldMap extends Fields>(
	{ fields }: Pick<Entity<FieldMap>, "fields">,
	context: FolderContext,
): Schema<ValuesOf<FieldMap>> {
	return strictObject(fields, context);
}

/** Creates the schema of a file with a list of items. */
export function listSchema<const FieldMap extends Fields>(
	{ fields }: Pick<Entity<FieldMap>, "fields">,
	context: FolderContext,
): Schema<readonly ValuesOf<FieldMap>[]> {
	return v.array(strictObject(fields, context));
}

/**
 * Returns the names of the translated fields that an item has itself in the default language; empty if its translations have
 * that language too. A field of the item with the same name, such as `slug`, is not one of them.
 */
export function ownLanguageNames({ ownLanguage, fields }: Entity): readonly string[] {
	const { language: _, ...texts } = (ownLanguage && fields.translations?.fields) || {};
	return Object.keys(texts).filter((name) => !Object.hasOwn(fields, name));
}
