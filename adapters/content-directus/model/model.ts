import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import { documentType } from "#core/content/documents.ts";

/** The folder of the file library with a folder for each project. Visitors can read no other files. */
export const mediaRoot = { id: "7c1d9f0e-5a7b-4d0e-9a55-2f6a3c0f4e11", name: "Facette" } as const;

/** The fields that are read of Directus' files. */
export const readFileFields: readonly string[] = [
	"id",
	"title",
	"filename_download",
	"type",
	"width",
	"height",
	"filesize",
	"folder",
	"uploaded_on",
	"modified_on",
	...fileFields.map(({ field }) => field),
];

/** The field of a project with the report of its studio, which editors read. It exists if a studio is installed. */
export const reportField = "publication";

/** The filter for files that belong to the content: images and documents. */
export const mediaTypes = { _or: [{ type: { _starts_with: "image/" } }, { type: { _eq: documentType } }] };

/** The id of the public policy, the same in every Directus. */
export const publicPolicy = "abf8a154-5b1c-4a46-ac9c-7300570f4f17";

/** Returns the collection with this name; throws if there is none. */
export function collectionNamed(name: string): CollectionModel {
	const found = collectionModels().find(({ collection }) => collection === name);
	if (!found)
		throw new Error(`The data model has no collection "${name}". Define its entity in core/content.`);
	return found;
}

/** Returns the fields with an item's own content: without lists of other items and the time of the last change. */
export function storedFields({ fields }: CollectionModel): readonly FieldModel[] {
	return fields.filter(({ kind }) => kind !== "items" && kind !== "modified");
}
