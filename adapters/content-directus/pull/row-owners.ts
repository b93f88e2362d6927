import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { type Row, type Rows, textOf } from "#adapters/content-directus/model/rows.ts";
import { entities, listOwners } from "#core/content/model.ts";
import { memoize } from "#core/shared/once-per.ts";

/** A row of a collection. */
export interface OwnedRow {
	readonly collection: string;
	readonly row: Row;
}

/** Returns the id of a content item: its collection and its Directus id. */
export function itemId(collection: string, id: string): string {
	return `${collection}/${id}`;
}

/** Finds the rows that rows belong to. */
export interface RowOwners {
	/** Returns the row that a row belongs to; null for an item of its own. */
	ownerOf(row: OwnedRow): OwnedRow | null;
	/** Returns a row and those that it belongs to, the item itself last. */
	chainOf(row: OwnedRow): readonly OwnedRow[];
	/** Returns a row by its id; null if the project has none. */
	rowOf(collection: string, id: unknown): Row | null;
}

/** Returns the fields of a collection that can refer to the owner of a row. */
function ownerFields(collection: string, scope: readonly string[]): readonly string[] {
	const entity = entities.find((one) => one.collection === collection);
	if (!entity) return scope.slice(0, 1);
	const lists = listOwners(entity).map(({ by }) => by);
	// An item with a file of its own is no part of the item that it refers to.
	return entity.file === null && !entity.owner ? [...new Set([...scope.slice(0, 1), ...lists])] : lists;
}

/** Creates the look-up of the owners of a project's rows. */
export function createRowOwners(rows: Rows): RowOwners {
	const models = new Map(
		collectionModels().map((model) => [
			model.collection,
			{ ...model, owners: ownerFields(model.collection, model.scope) },
		]),
	);
	const rowsById = memoize(
		(collection: string) => new Map((rows[collection] ?? []).map((row) => [row.id, row])),
	);
	const rowOf: RowOwners["rowOf"] = (collection, id) => rowsById(collection).get(textOf(id) ?? "") ?? null;
	const ownerOf: RowOwners["ownerOf"] = ({ collection, row }) => {
		const model = models.get(collection);
		for (const name of model?.owners ?? []) {
			const to = model?.fields.find(({ field }) => field === name)?.to;
			const owner = to && to !== "project" ? rowOf(to, row[name]) : null;
			if (to && owner) return { collection: to, row: owner };
		}
		return null;
	};
	return {
		rowOf,
		ownerOf,
		chainOf(row) {
			const chain = [row];
			for (let owner = ownerOf(row); owner; owner = ownerOf(owner)) {
				// Editors can create cycles.
				if (chain.some((other) => other.row === owner?.row)) break;
				chain.push(owner);
			}
			return chain;
		},
	};
}
