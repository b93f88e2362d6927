import * as v from "valibot";
import type { EditorText, Fields, FolderContext, Schema, ValuesOf } from "#core/content/field.ts";
import { choice } from "#core/content/fields.ts";
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
	/** Whether there must be its file, in the folder shop only where that folder is. */
	readonly isNeeded: boolean;
	/**
	 * The entity whose items imply one of this entity: what names the slug of one of them needs no entry of its own, and
	 * takes slug and name from it. Null where every item must be written.
	 */
	readonly impliedBy: string | null;
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
	Partial<
		Pick<Entity, "identity" | "isNeeded" | "impliedBy" | "hasStatus" | "isOrdered" | "ownLanguage" | "owner">
	>;

/** What an item with a file of its own is known by in content services. */
export const fileName: Pick<Extract<Identity, { readonly by: "file" }>, "de" | "en"> = {
	de: ["Kurzname", "Kleinbuchstaben, Ziffern und Bindestriche, je Projekt einmal. Er ändert sich nie."],
	en: ["Short name", "Small letters, digits and hyphens, once per project. It never changes."],
};

/** Whether an item is published, where its entity has a status. */
export const status = choice(["published", "draft", "archived"], {
	de: [
		"Status",
		"published: Besucher sehen es nach dem nächsten Bauen. draft: Redakteure sehen es in der Vorschau. archived: niemand.",
	],
	en: [
		"Status",
		"published: visitors see it after the next build. draft: editors see it in the preview. archived: nobody does.",
	],
});

/** Defines an entity. */
export function entity<const Of extends Fields>(options: EntityOptions<Of>): Entity<Of> {
	return {
		identity: { by: "site" },
		isNeeded: false,
		impliedBy: null,
		hasStatus: false,
		isOrdered: false,
		ownLanguage: false,
		owner: null,
		...options,
	};
}

/** The file of an entity, relative to the content folder; one without is a bug. */
export function fileOf({ file, collection }: Pick<Entity, "file" | "collection">): string {
	if (file === null) throw new Error(`Items of ${collection} have no file of their own.`);
	return file;
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
