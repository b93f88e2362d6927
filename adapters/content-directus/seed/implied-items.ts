import { type Documents, type Json, objectsOf, textOf } from "#adapters/content-directus/model/rows.ts";
import { filesOf } from "#adapters/content-directus/seed/read-documents.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import { referencesOf } from "#core/content/item-values.ts";
import { entities, entityNamed } from "#core/content/model.ts";

/** Returns the ids by which the items of a content folder refer to items of an entity. */
function namedOf({ collection }: Entity, documents: Documents): ReadonlySet<string> {
	const named = entities.flatMap(({ file, fields }) => {
		if (file === null) return [];
		const found = documents.get(file);
		const items = file.includes("*")
			? filesOf(documents, file).map(([, item]) => item)
			: Array.isArray(found)
				? found
				: [found];
		return items.flatMap((item) => referencesOf(fields, item));
	});
	return new Set(named.flatMap(({ to, value }) => (to.entity === collection ? [String(value)] : [])));
}

/**
 * Returns the items of an entity's list, then the items that others refer to and that an item of the implying entity
 * represents. Slug and name come from that item if the list has none.
 */
export function withImplied(entity: Entity, documents: Documents): readonly Json[] {
	const implying = filesOf(documents, fileOf(entityNamed(entity.impliedBy ?? "")))
		.map(([slug, { display_name, sort }]) => ({
			slug,
			display_name,
			sort: Number(sort ?? Number.MAX_SAFE_INTEGER),
		}))
		.toSorted(
			(one, other) =>
				one.sort - other.sort || String(one.display_name).localeCompare(String(other.display_name), "de"),
		);
	const names = new Map(implying.map(({ slug, display_name }) => [slug, display_name]));
	const listed = objectsOf(documents.get(fileOf(entity)));
	const taken = new Set(listed.map(({ id }) => textOf(id)));
	const used = namedOf(entity, documents);
	const implied = implying
		.filter(({ slug }) => used.has(slug) && !taken.has(slug))
		.map(({ slug }): Json => ({ id: slug }));
	return [...listed, ...implied].map((source) => {
		const slug = textOf(source.slug) ?? textOf(source.id) ?? "";
		return { ...source, slug, display_name: textOf(source.display_name) ?? names.get(slug) ?? slug };
	});
}
