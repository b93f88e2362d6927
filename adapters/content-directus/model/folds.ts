import { type Entity, fileOf } from "#core/content/entity.ts";
import { entities, entityNamed, listOwners } from "#core/content/model.ts";
import { project } from "#core/content/project.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** The place of items without a collection of their own, in an item of another entity. */
export type Fold =
	/** The only item of a site: its fields, each with this prefix. */
	| { readonly as: "fields"; readonly owner: Entity; readonly prefix: string }
	/** Items in a list: one field with all of them. */
	| { readonly as: "list"; readonly owner: Entity; readonly field: string };

/** Returns whether items of other collections belong to the items of an entity. */
function hasItems({ collection, fields }: Entity): boolean {
	const isOwner = entities.some(({ owner }) => owner?.entity === collection);
	return isOwner || Object.values(fields).some(({ kind, rows }) => kind === "children" || rows !== null);
}

/**
 * Returns where the items of an entity are stored if they have no collection of their own; null if they have one. Items
 * that nothing can refer to, because they are known by their place alone, and to which no other items belong, are
 * stored in their owner: the free tier of Directus 12 allows 25 collections.
 */
export const foldOf = oncePer((entity: Entity): Fold | null => {
	const { collection, identity, file } = entity;
	const isKnownElsewhere = identity.by === "id" || identity.by === "file";
	if (collection === project.collection || collection === "media" || isKnownElsewhere || hasItems(entity))
		return null;
	const [owner] = listOwners(entity);
	if (owner) return { as: "list", owner: owner.entity, field: owner.list };
	if (identity.by === "site") return { as: "fields", owner: project, prefix: `${collection}_` };
	return file === null ? null : { as: "list", owner: project, field: fileOf(entity).replace(/\.json$/, "") };
});

/** An entity whose items are stored in those of another one. */
export interface FoldedEntity {
	readonly entity: Entity;
	readonly fold: Fold;
}

/** Returns the entities that are stored in the items of an entity, beginning with those that own it. */
export function foldedInto({ collection }: Entity): readonly FoldedEntity[] {
	return foldedEntities().filter(({ fold }) => fold.owner.collection === collection);
}

/** Returns all entities without a collection of their own. */
export function foldedEntities(): readonly FoldedEntity[] {
	return entities.flatMap((entity) => {
		const fold = foldOf(entity);
		return fold === null ? [] : [{ entity, fold }];
	});
}

/** Returns whether the items of a field's entity are stored in the field itself. */
export function isFoldedList({ kind, to }: Entity["fields"][string]): boolean {
	return kind === "children" && to !== null && foldOf(entityNamed(to.entity)) !== null;
}
