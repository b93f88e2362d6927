import * as v from "valibot";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import {
	type RelationDefinition,
	relationDefinitions,
} from "#adapters/content-directus/model/definitions.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";

const relationRows = v.array(
	v.object({
		collection: v.string(),
		field: v.string(),
		schema: v.nullish(v.object({ on_delete: v.nullish(v.string(), null) }), null),
	}),
);

/**
 * Adds the relations that a Directus lacks, and keeps items from being deleted with an item that they only refer to, as earlier
 * versions did with the products of a category. Appends the changes.
 */
export async function ensureRelations(send: Send, changes: string[]): Promise<void> {
	const list = v.parse(relationRows, await send("GET", "/relations"));
	const present = new Map(list.map((row) => [`${row.collection}.${row.field}`, row]));
	const collections = collectionModels();
	const all: readonly RelationDefinition[] = collections.flatMap((model) =>
		relationDefinitions(model, collections),
	);
	for (const relation of all) {
		const place = `${relation.collection}.${relation.field}`;
		const found = present.get(place);
		const deletes = found?.schema?.on_delete === "CASCADE" && relation.schema.on_delete !== "CASCADE";
		if (found && !deletes) continue;
		// Directus 11.17 ends itself when it gets a part of a relation. Administrators may have changed the rest, `meta`.
		const { meta: _, ...stored } = relation;
		if (found) await send("PATCH", `/relations/${relation.collection}/${relation.field}`, stored);
		else await send("POST", "/relations", relation);
		changes.push(`${place} → ${relation.related_collection}`);
	}
}
