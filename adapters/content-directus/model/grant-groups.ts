import * as v from "valibot";
import type { Form, StoredFields } from "#adapters/content-directus/model/ensure-form.ts";
import type { FormRecord } from "#adapters/content-directus/model/form-record.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import type { Tier } from "#adapters/content-directus/model/tier.ts";

const rights = v.array(
	v.object({
		id: v.union([v.number(), v.string()]),
		collection: v.string(),
		action: v.string(),
		fields: v.nullish(v.array(v.string()), []),
	}),
);

/** Returns the new groups of a form with the fields in them. */
function newGroups(
	{ collection, definitions }: Form,
	storedFields: StoredFields,
	last: FormRecord,
): ReadonlyMap<string, readonly string[]> {
	const groups = new Map<string, string[]>();
	for (const { field, meta } of definitions) {
		if (typeof meta.group !== "string") continue;
		const isNew = !storedFields.has(`${collection}.${meta.group}`) && !last[collection]?.[meta.group];
		if (isNew) groups.set(meta.group, [...(groups.get(meta.group) ?? []), field]);
	}
	return groups;
}

/**
 * Gives the right on a new group to those who work in the Data Studio with a right on one of its fields: Directus shows no
 * field of a group without a right on the group. A group has no data. Returns the names of the changes.
 */
export async function grantGroups(
	send: Send,
	forms: readonly Form[],
	storedFields: StoredFields,
	last: FormRecord,
	tier: Tier,
): Promise<readonly string[]> {
	const added = new Map(forms.map((form) => [form.collection, newGroups(form, storedFields, last)]));
	// Without a licence all rights reach all fields.
	if (tier === "core" || [...added.values()].every(({ size }) => size === 0)) return [];
	const path =
		"/permissions?limit=-1&filter[policy][app_access][_eq]=true&fields=id,collection,action,fields";
	const changes: string[] = [];
	for (const { id, collection, action, fields } of v.parse(rights, await send("GET", path))) {
		const groups = [...(added.get(collection) ?? [])].flatMap(([group, members]) =>
			members.some((name) => fields.includes(name)) ? [group] : [],
		);
		if (fields.includes("*") || groups.length === 0) continue;
		await send("PATCH", `/permissions/${id}`, { fields: [...fields, ...groups] });
		changes.push(`${action} ${collection}: ${groups.join(", ")}`);
	}
	return changes;
}
