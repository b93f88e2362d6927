import { isDomain, publishedNow } from "#adapters/content-directus/client/directus-values.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import { formGroupsOf, groupField } from "#adapters/content-directus/model/form-layout.ts";
import {
	mediaRoot,
	mediaTypes,
	readFileFields,
	reportField,
} from "#adapters/content-directus/model/model.ts";

/** Sends a request to Directus. Resolves to the `data` of the response; rejects with its error. */
export type Send = (
	method: "GET" | "POST" | "PATCH" | "DELETE",
	path: string,
	body?: unknown,
) => Promise<unknown>;

/** A condition in Directus' filter language. */
export type Condition = Readonly<Record<string, unknown>>;

/** A permission: the fields of some items that a policy may read or change. */
export interface Permission {
	readonly collection: string;
	readonly action: "create" | "read" | "update" | "delete";
	readonly fields: readonly string[];
	/** The items; null for all. */
	readonly permissions: Condition | null;
	/** The conditions that a created or changed item must meet. */
	readonly validation?: Condition;
	/** The values of a created item where it has none. */
	readonly presets?: Readonly<Record<string, unknown>>;
}

/** Returns a condition on what a path of relations leads to. */
export function along(path: readonly string[], condition: Condition): Condition {
	return path.reduceRight<Condition>((inner, name) => ({ [name]: inner }), condition);
}

const live: Condition = { status: { _eq: "published" } };

/**
 * Returns the condition for the items of published projects that visitors see.
 * @param published - the path to the item whose status counts; null if only the project's does
 */
export function liveCondition(scope: readonly string[], published: readonly string[] | null): Condition {
	const isItem = published !== null && scope.length > 0;
	const own = isItem ? publishedNow.map((condition) => along(published, condition)) : [];
	return { _and: [along(scope, live), ...own] };
}

/** Returns the condition for the items of a project by its domain. */
export function projectCondition(scope: readonly string[], domain: string): Condition {
	return { _and: [along([...scope, "domain"], isDomain(domain))] };
}

function fieldsOf({ fields }: CollectionModel): readonly string[] {
	return ["id", ...fields.map(({ field }) => field)];
}

/**
 * Returns the read permissions with the least privilege, only for what the site reads. Without a domain: published
 * items of published projects. With a domain: all items of that project, including drafts, and nothing of others.
 */
export function readPermissions(domain: string | null, folder: string | null): readonly Permission[] {
	const rights = collectionModels().map((model): Permission => {
		const { collection, scope, published } = model;
		return {
			collection,
			action: "read",
			fields: fieldsOf(model),
			permissions: domain === null ? liveCondition(scope, published) : projectCondition(scope, domain),
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

/** The fields of a project that its editors cannot change: its identity and the folder of its images. */
const fixedFields: readonly string[] = ["domain", "media", "format"];

function editorRights(model: CollectionModel, project: string, hasReport: boolean): readonly Permission[] {
	const { collection, scope } = model;
	// Directus shows no field of a group without a right on the group.
	const fields = [...fieldsOf(model), ...formGroupsOf(model).map(groupField)];
	const permissions = { _and: [along([...scope, "id"], { _eq: project })] };
	const read: Permission = { collection, action: "read", fields, permissions };
	if (scope.length === 0) {
		const changeable = fields.filter((name) => name !== "id" && !fixedFields.includes(name));
		const readable = hasReport ? [...fields, reportField] : fields;
		return [
			{ ...read, fields: readable },
			{ collection, action: "update", fields: changeable, permissions },
		];
	}
	// The Data Studio sends the project of a copy as an object with its id.
	const isOwn = { _or: [{ project: { _eq: project } }, { project: { id: { _eq: project } } }] };
	const own = scope.length === 1 ? { validation: isOwn } : {};
	const presets = scope.length === 1 ? { presets: { project } } : {};
	return [
		read,
		{ collection, action: "create", fields, permissions: null, ...own, ...presets },
		{ collection, action: "update", fields: fields.filter((name) => name !== "project"), permissions },
		{ collection, action: "delete", fields, permissions },
	];
}

/**
 * Returns the permissions of a project's editors: to read and change its items and the files of its folder, and nothing
 * of other projects, users, settings or the data model.
 * @param project - the id of its item
 * @param hasReport - whether the field of the studio's report exists
 */
export function editorPermissions(
	project: string,
	folder: string,
	hasReport: boolean,
): readonly Permission[] {
	const fields = ["*"];
	const within: Condition = { _and: [{ folder: { _eq: folder } }] };
	const files = { collection: "directus_files", fields } as const;
	return [
		...collectionModels().flatMap((model) => editorRights(model, project, hasReport)),
		{ ...files, action: "read", permissions: within },
		{ ...files, action: "create", permissions: null, validation: within, presets: { folder } },
		{ ...files, action: "update", permissions: within, validation: within },
		{ ...files, action: "delete", permissions: within },
		{
			collection: "directus_folders",
			action: "read",
			fields,
			permissions: { _and: [{ id: { _in: [mediaRoot.id, folder] } }] },
		},
	];
}

/** Returns permissions in the only form that Directus 12 accepts without a licence: for all fields and items. */
export function unfiltered(permissions: readonly Permission[]): readonly Permission[] {
	return permissions.map(({ collection, action }) => ({
		collection,
		action,
		fields: ["*"],
		permissions: null,
	}));
}
