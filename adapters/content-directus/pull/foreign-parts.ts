import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { type Row, type Rows, textOf } from "#adapters/content-directus/model/rows.ts";
import { type DirectusKey, findingAt } from "#adapters/content-directus/pull/findings.ts";
import type { RowFault } from "#adapters/content-directus/pull/read-rows.ts";

/** Returns the key of the finding about a field that refers to something outside the project; null for other fields. */
function keyOf({ kind, to }: FieldModel): DirectusKey | null {
	if (kind === "picture") return "directus.picture.foreign";
	// Items with a status are not read if they are drafts.
	const isComplete = kind === "item" && to !== null && collectionNamed(to).published === null;
	return isComplete ? "directus.item.foreign" : null;
}

function itemName({ collection }: CollectionModel, row: Row): string {
	const name = textOf(row.key) ?? textOf(row.name) ?? textOf(row.slug) ?? textOf(row.product) ?? row.id;
	return `${collection}/${name}`;
}

/** Returns findings about fields that refer to images outside the project's folder or to items of other projects. */
export function foreignParts(rows: Rows, images: readonly { readonly id: string }[]): readonly RowFault[] {
	const ids = (list: readonly { readonly id: string }[] = []) => new Set(list.map(({ id }) => id));
	const idsByCollection = new Map(Object.entries(rows).map(([collection, list]) => [collection, ids(list)]));
	const imageIds = ids(images);
	return collectionModels().flatMap((model) =>
		model.fields.flatMap((field) => {
			const key = keyOf(field);
			if (key === null) return [];
			const isOptionalImage = field.kind === "picture" && !field.required;
			const inside = field.kind === "picture" ? imageIds : idsByCollection.get(field.to ?? "");
			return (rows[model.collection] ?? []).flatMap((row) => {
				const id = textOf(row[field.field]);
				return id === null || inside?.has(id)
					? []
					: [
							{
								collection: model.collection,
								row,
								finding: findingAt(itemName(model, row), field.field, key),
								isOptionalImage,
							},
						];
			});
		}),
	);
}
