import * as v from "valibot";
import type { EditorText, Fields, FolderContext, Schema, ValuesOf } from "#core/content/field.ts";
import { strictObject } from "#core/content/structures.ts";

/** What an item is known by. */
export type Identity =
	/** There is one for each site. */
	| { readonly by: "site" }
	/** The name of its file, which content services keep in `field`. */
	| { readonly by: "file"; readonly field: string; readonly de: EditorText; readonly en: EditorText }
	/** Its field `id`, or for items with a file of their own the file's name. */
	| { readonly by: "id" }
	/** One of its fields, which no other item of the same owner has the same. */
	| { readonly by: "field"; readonly field: string }
	/** Its place in the list. */
	| { readonly by: "place" };

/** A kind of content: where it is, what its items are known by, and their fields. */
export interface Entity<Of extends Fields = Fields> {
	/** Its name in the specification (section 3) and in content services. */
	readonly collection: string;
	/** Its file in the content folder; a star represents the name of each item. Null within another entity's file. */
	readonly file: string | null;
	readonly de: EditorText;
	readonly en: EditorText;
	/** How editors find an item, field names in double braces. */
	readonly display: string;
	readonly identity: Identity;
	/** Whether an item can be a draft or archived instead of published. */
	readonly hasStatus: boolean;
	/** Whether items have an order that editors change. */
	readonly isOrdered: boolean;
	/** Whether an item's own fields say in the default language what `translations` says in the others. */
	readonly ownLanguage: boolean;
	/** The item that one belongs to where it is in a file of its own; null for the site. */
	readonly owner: Owner | null;
	readonly fields: Of;
}

/** What an item belongs to: the entity, the field that names it, and how it lists what belongs to it. */
export interface Owner {
	readonly entity: string;
	readonly by: string;
	readonly list: string;
	readonly de: EditorText;
	readonly en: EditorText;
}

/** What an entity says beyond what follows from the others. */
export type EntityOptions<Of extends Fields> = Pick<
	Entity<Of>,
	"collection" | "file" | "de" | "en" | "display" | "fields"
> &
	Partial<Pick<Entity, "identity" | "hasStatus" | "isOrdered" | "ownLanguage" | "owner">>;

/** Defines an entity. */
export function entity<const Of extends Fields>(options: EntityOptions<Of>): Entity<Of> {
	return {
		identity: { by: "site" },
		hasStatus: false,
		isOrdered: false,
		ownLanguage: false,
		owner: null,
		...options,
	};
}

/** An item as its file gives it. */
export type ItemOf<Of> = Of extends Entity<infer OwnFields> ? ValuesOf<OwnFields> : never;

/** The schema of a file that holds one item. */
export function itemSchema<const Of extends Fields>(
	{ fields }: Pick<Entity<Of>, "fields">,
	context: FolderContext,
): Schema<ValuesOf<Of>> {
	return strictObject(fields, context);
}

/** The schema of a file that holds a list of items. */
export function listSchema<const Of extends Fields>(
	{ fields }: Pick<Entity<Of>, "fields">,
	context: FolderContext,
): Schema<readonly ValuesOf<Of>[]> {
	return v.array(strictObject(fields, context));
}

/** What items say in the default language in fields of their own, where content services keep it so; else nothing. */
export function ownLanguageNames({ ownLanguage, fields }: Entity): readonly string[] {
	const { language: _, ...texts } = (ownLanguage && fields.translations?.fields) || {};
	return Object.keys(texts);
}
