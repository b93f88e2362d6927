import * as v from "valibot";
import type { FormerCollection } from "#adapters/content-directus/model/move-items.ts";
import {
	type Condition,
	liveCondition,
	type Permission,
	projectCondition,
	type Send,
} from "#adapters/content-directus/model/permissions.ts";
import { isDeepEqual, listOf, objectOf } from "#adapters/content-directus/model/rows.ts";
import { listOwners } from "#core/content/model.ts";

/** The parts of the data model that a Directus does not have yet, and collections that it will not have any more. */
export interface NewParts {
	readonly collections: ReadonlySet<string>;
	/** Fields of existing collections: "project.company_ust_id". */
	readonly fields: ReadonlySet<string>;
	readonly former: readonly FormerCollection[];
}

/** No new parts. */
export const nothingNew: NewParts = { collections: new Set(), fields: new Set(), former: [] };

/** How a policy's rights are kept up to date. */
export interface GrantOptions {
	readonly policy: string;
	/** Whether the policy was just created, so that all rights are missing. */
	readonly isNew: boolean;
	/** Whether a policy without any rights gets them: Directus 12 without a licence hides those that have conditions. */
	readonly fillsEmpty?: boolean;
	/** The domain of the project that the policy is for; null for the public policy. */
	readonly domain: string | null;
	/** Whether rights that go further than the model's are narrowed to them. */
	readonly isNarrowed: boolean;
}

const permissionRow = v.object({
	id: v.union([v.number(), v.string()]),
	collection: v.string(),
	action: v.string(),
	fields: v.nullish(v.array(v.string()), []),
	permissions: v.unknown(),
});
type StoredPermission = v.InferOutput<typeof permissionRow>;

const conditionsIn = (filter: unknown) => listOf(objectOf(filter)._and);
const isOpen = (filter: unknown) => Object.keys(objectOf(filter)).length === 0;

/** Returns whether a filter has all conditions of another one, so that it lets nothing more pass. */
function isWithin(filter: unknown, outer: Condition | null): boolean {
	const own = conditionsIn(filter);
	return conditionsIn(outer).every((condition) => own.some((one) => isDeepEqual(one, condition)));
}

/** Returns a filter that passes only what both pass. */
function bothOf(filter: unknown, outer: Condition | null): Condition | null {
	if (isWithin(filter, outer)) return filter as Condition | null;
	return isOpen(filter) ? outer : { _and: [...conditionsIn(outer), filter] };
}

/** Returns whether a policy may read a former collection as far as the data model allowed, so that its values may go with it. */
function couldRead(
	former: FormerCollection,
	name: string,
	stored: readonly StoredPermission[],
	domain: string | null,
): boolean {
	const { entity, fold } = former;
	const [owner] = listOwners(entity);
	const right = stored.find(
		({ collection, action }) => collection === entity.collection && action === "read",
	);
	if (!right) return false;
	const scope = owner ? [owner.by, "project"] : ["project"];
	const published = owner?.entity.hasStatus ? [owner.by] : null;
	const expected = domain === null ? liveCondition(scope, published) : projectCondition(scope, domain);
	const isWhole = isOpen(right.permissions) || isWithin(expected, right.permissions as Condition);
	const needed = fold.as === "fields" ? [name.slice(fold.prefix.length)] : Object.keys(entity.fields);
	return isWhole && (right.fields.includes("*") || needed.every((field) => right.fields.includes(field)));
}

/** Returns the new fields of a right that the policy may have: those of former collections only if it could read them there. */
function grantedFields(
	right: Permission,
	stored: readonly StoredPermission[],
	parts: NewParts,
	domain: string | null,
) {
	const { collection, fields } = right;
	return fields.filter((name) => {
		if (!parts.fields.has(`${collection}.${name}`)) return false;
		const source = parts.former.find(({ fold }) =>
			fold.owner.collection !== collection
				? false
				: fold.as === "fields"
					? name.startsWith(fold.prefix)
					: name === fold.field,
		);
		return source === undefined || couldRead(source, name, stored, domain);
	});
}

async function readStoredPermissions(send: Send, policy: string): Promise<readonly StoredPermission[]> {
	const path = `/permissions?limit=-1&filter[policy][_eq]=${policy}`;
	return v.parse(v.array(permissionRow), await send("GET", path));
}

function narrowedFields(found: readonly string[], allowed: readonly string[]): readonly string[] {
	return found.includes("*") && !allowed.includes("*")
		? allowed
		: found.filter((name) => allowed.includes(name));
}

/** Returns the change of an existing right; null if it stays. */
function changeOf(found: StoredPermission, right: Permission, added: readonly string[], isNarrowed: boolean) {
	const remaining = isNarrowed ? narrowedFields(found.fields, right.fields) : found.fields;
	const more = remaining.includes("*") ? [] : added.filter((name) => !remaining.includes(name));
	const fields = [...remaining, ...more];
	const permissions = isNarrowed ? bothOf(found.permissions, right.permissions) : found.permissions;
	const isSame = isDeepEqual(fields, found.fields) && isDeepEqual(permissions, found.permissions);
	return isSame ? null : { fields, permissions };
}

/**
 * Gives a policy its rights on new parts of the data model, and narrows rights that go too far. Rights that an administrator
 * has narrowed or removed stay as they are. Returns the names of the changes.
 */
export async function grantRights(
	send: Send,
	rights: readonly Permission[],
	parts: NewParts,
	{ policy, isNew, fillsEmpty = false, domain, isNarrowed }: GrantOptions,
): Promise<readonly string[]> {
	const stored = isNew ? [] : await readStoredPermissions(send, policy);
	const isEmpty = isNew || (fillsEmpty && stored.length === 0);
	const changes: string[] = [];
	const missing: (Permission & { readonly policy: string })[] = [];
	for (const right of rights) {
		const { collection, action } = right;
		const found = stored.filter((one) => one.collection === collection && one.action === action);
		const added = found.length === 0 ? [] : grantedFields(right, stored, parts, domain);
		const updates = found.flatMap((one) => {
			const change = changeOf(one, right, added, isNarrowed);
			return change === null ? [] : [{ id: one.id, change }];
		});
		for (const { id, change } of updates) await send("PATCH", `/permissions/${id}`, change);
		const isMissing = found.length === 0 && (isEmpty || parts.collections.has(collection));
		if (isMissing) missing.push({ ...right, policy });
		if (isMissing || updates.length > 0) changes.push(`${action} ${collection}`);
	}
	// Directus reads its rights again after each request that changes one.
	if (missing.length > 0) await send("POST", "/permissions", missing);
	return changes;
}
