import * as v from "valibot";
import { isDomain } from "#adapters/content-directus/client/directus-values.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import { mediaRoot, mediaTypes, readFileFields } from "#adapters/content-directus/model/model.ts";

/** Sends a request to Directus. Resolves to the `data` of the response; rejects with its error. */
export type Send = (method: "GET" | "POST" | "PATCH", path: string, body?: unknown) => Promise<unknown>;

/** A condition in Directus' filter language. */
export type Condition = Readonly<Record<string, unknown>>;

/** A permission: the readable fields of some items. */
export interface Permission {
	readonly collection: string;
	readonly action: "read";
	readonly fields: readonly string[];
	readonly permissions: Condition;
}

/** Returns a condition on what a path of relations leads to. */
export function along(way: readonly string[], condition: Condition): Condition {
	return way.reduceRight<Condition>((inner, name) => ({ [name]: inner }), condition);
}

function conditionsOf({ scope, published }: CollectionModel, domain: string | null): readonly Condition[] {
	if (domain !== null) return [along([...scope, "domain"], isDomain(domain))];
	const live: Condition = { status: { _eq: "published" } };
	const own = published === null || scope.length === 0 ? [] : [along(published, live)];
	return [along(scope, live), ...own];
}

/**
 * Returns the read permissions with the least privilege, only for what the site reads. Without a domain: published
 * items of published projects. With a domain: all items of that project, including drafts, and nothing of others.
 */
export function readPermissions(domain: string | null, folder: string | null): readonly Permission[] {
	const rights = collectionModels().map((model): Permission => {
		const conditions = conditionsOf(model, domain);
		return {
			collection: model.collection,
			action: "read",
			fields: ["id", ...model.fields.map(({ field }) => field)],
			permissions: { _and: conditions },
		};
	});
	const within =
		folder === null ? { folder: { parent: { _eq: mediaRoot.id } } } : { folder: { _eq: folder } };
	const files: Permission = {
		collection: "directus_files",
		action: "read",
		fields: readFileFields,
		permissions: { _and: [within, mediaTypes] },
	};
	return [...rights, files];
}

const knownPermissions = v.array(
	v.object({
		id: v.union([v.number(), v.string()]),
		collection: v.string(),
		action: v.string(),
		fields: v.nullish(v.array(v.string()), null),
		permissions: v.unknown(),
	}),
);

/**
 * Grants a policy the read permissions, and removes wider ones of earlier models. Resolves to the names of the
 * changes.
 */
export async function grantReadAccess(
	send: Send,
	policy: string,
	domain: string | null,
	folder: string | null = null,
): Promise<readonly string[]> {
	const path = `/permissions?limit=-1&filter[policy][_eq]=${policy}&filter[action][_eq]=read`;
	const known = v.parse(knownPermissions, await send("GET", path));
	const changes: string[] = [];
	for (const right of readPermissions(domain, folder)) {
		const found = known.find(({ collection }) => collection === right.collection);
		const same =
			found &&
			JSON.stringify(found.fields) === JSON.stringify(right.fields) &&
			JSON.stringify(found.permissions) === JSON.stringify(right.permissions);
		if (same) continue;
		if (found) await send("PATCH", `/permissions/${found.id}`, right);
		else await send("POST", "/permissions", { ...right, policy });
		changes.push(`read ${right.collection}`);
	}
	return changes;
}
