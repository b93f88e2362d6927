import {
	type CollectionModel,
	type FieldModel,
	field,
	language,
	list,
	required,
} from "#adapters/content-directus/model/field.ts";
import { pageCollections } from "#adapters/content-directus/model/page-collections.ts";
import { settingsCollections } from "#adapters/content-directus/model/settings-collections.ts";
import { shopCollections } from "#adapters/content-directus/model/shop-collections.ts";
import { siteCollections } from "#adapters/content-directus/model/site-collections.ts";

/** Every collection of the data model; the ids of all items are uuids that Directus makes (specification 3). */
export const collections: readonly CollectionModel[] = [
	...siteCollections,
	...pageCollections,
	...shopCollections,
	...settingsCollections,
];

/** What the data model adds to Directus' own files: alternative texts, each language at most once. */
export const fileFields: readonly FieldModel[] = [
	list(
		"translations",
		"Alternativtexte",
		"What the picture shows, for those who do not see it; an empty list marks a decorative picture.",
		[language, field("alt", "string", "Alternativtext", "What the picture shows.", required)],
	),
];

/** The folder of the file library below which each project has its own; the public role sees no other files. */
export const mediaRoot = { id: "7c1d9f0e-5a7b-4d0e-9a55-2f6a3c0f4e11", name: "Facette" } as const;

/** The policy of visitors, the same in every Directus. */
export const publicPolicy = "abf8a154-5b1c-4a46-ac9c-7300570f4f17";

/** A collection by its name; an unknown one is a bug. */
export function collectionNamed(name: string): CollectionModel {
	const found = collections.find(({ collection }) => collection === name);
	if (!found)
		throw new Error(`The data model has no collection "${name}". Add it to adapters/content-directus/model.`);
	return found;
}

/** The fields of a collection that hold something themselves, unlike lists of items elsewhere. */
export function storedFields({ fields }: CollectionModel): readonly FieldModel[] {
	return fields.filter(({ kind }) => kind !== "items");
}
