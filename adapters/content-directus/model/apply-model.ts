import { customEndpoint } from "@directus/sdk";
import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { addBookmarks } from "#adapters/content-directus/model/bookmarks.ts";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import {
	convertColumn,
	isNumericColumn,
	numericColumns,
} from "#adapters/content-directus/model/convert-columns.ts";
import { collectionDefinition, formDefinitions } from "#adapters/content-directus/model/definitions.ts";
import {
	ensureForms,
	type Form,
	newRecord,
	type StoredFields,
} from "#adapters/content-directus/model/ensure-form.ts";
import {
	addSections,
	ensureNavigation,
	readCollections,
} from "#adapters/content-directus/model/ensure-navigation.ts";
import { ensureRelations } from "#adapters/content-directus/model/ensure-relations.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { typeOf } from "#adapters/content-directus/model/field-form.ts";
import { readRecord, recordField, storeRecord } from "#adapters/content-directus/model/form-record.ts";
import { grantGroups } from "#adapters/content-directus/model/grant-groups.ts";
import type { NewParts } from "#adapters/content-directus/model/grant-rights.ts";
import { mediaRoot, reportField } from "#adapters/content-directus/model/model.ts";
import {
	formerLists,
	type MovedCollection,
	moveItems,
	readFormerCollections,
} from "#adapters/content-directus/model/move-items.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { grantToAll } from "#adapters/content-directus/model/project-access.ts";
import { reportDefinition } from "#adapters/content-directus/model/report-field.ts";
import { storeTranslations } from "#adapters/content-directus/model/store-translations.ts";
import { readTier, type Tier } from "#adapters/content-directus/model/tier.ts";
import {
	copyFormerColumn,
	type FormerColumn,
	formerColumn,
	type RenamedColumn,
	renamedColumns,
	upgradeItems,
} from "#adapters/content-directus/model/upgrade-items.ts";
import { project } from "#core/content/project.ts";

/** The result of applying the data model. */
export interface AppliedModel {
	/** The added and updated parts, e.g. "ecommerce_product.stock"; empty if nothing has changed. */
	readonly changes: readonly string[];
	/** Existing fields of another type, which have to be changed by hand. */
	readonly conflicts: readonly {
		readonly place: string;
		readonly found: string;
		readonly expected: string;
	}[];
	/** Former columns with texts that the present ones lack. */
	readonly former: readonly FormerColumn[];
	/** The collections of earlier models whose items are stored in other items now. */
	readonly moved: readonly MovedCollection[];
	readonly tier: Tier;
}

/** The options of {@link applyModel}. */
export interface ApplyOptions {
	/** Whether changes are only listed, not made. */
	readonly isDry?: boolean;
	/** The columns that have another name now; by default those of the migrations. */
	readonly columns?: readonly RenamedColumn[];
}

const fieldRows = v.array(
	v.object({
		collection: v.string(),
		field: v.string(),
		type: v.string(),
		meta: v.nullable(v.record(v.string(), v.unknown())),
	}),
);
const folderRows = v.array(v.object({ id: v.string() }));

async function missingCollections(send: Send): Promise<ReadonlySet<string>> {
	const present = await readCollections(send);
	const names = collectionModels().map(({ collection }) => collection);
	return new Set(names.filter((name) => !present.has(name)));
}

async function addCollections(
	send: Send,
	missing: ReadonlySet<string>,
	folders: ReadonlySet<string>,
	changes: string[],
): Promise<void> {
	const definitions = collectionModels().flatMap((model, place) => {
		const { collection, section } = model;
		const hasFolder = section === null || folders.has(section.collection);
		return missing.has(collection)
			? [collectionDefinition(hasFolder ? model : { ...model, section: null }, place + 1)]
			: [];
	});
	if (definitions.length === 0) return;
	await send("POST", "/collections", definitions);
	changes.push(...missing);
}

async function readFields(send: Send): Promise<StoredFields> {
	const list = v.parse(fieldRows, await send("GET", "/fields"));
	return new Map(list.map((field) => [`${field.collection}.${field.field}`, field]));
}

/** SQLite's names of the types that it does not have. */
const stored: Readonly<Record<string, string>> = { uuid: "string" };

function conflictsOf(storedFields: StoredFields, lists: readonly string[]): AppliedModel["conflicts"] {
	const conflictsIn = (collection: string, fields: readonly FieldModel[]) =>
		fields.flatMap((model) => {
			const place = `${collection}.${model.field}`;
			const expected = typeOf(model.kind);
			const found = storedFields.get(place)?.type ?? expected;
			if ((lists.includes(place) && found === "alias") || isNumericColumn(model, found)) return [];
			return found === expected || found === stored[expected] ? [] : [{ place, found, expected }];
		});
	return [
		...collectionModels().flatMap(({ collection, fields }) => conflictsIn(collection, fields)),
		...conflictsIn("directus_files", fileFields),
	];
}

/**
 * Copies the texts of former columns to present ones that were just added. Returns the former columns of earlier runs with
 * texts that the present ones lack, because somebody may have emptied those.
 */
async function copyFormerColumns(
	send: Send,
	storedFields: StoredFields,
	columns: readonly RenamedColumn[],
	changes: string[],
): Promise<readonly FormerColumn[]> {
	const former: FormerColumn[] = [];
	for (const column of columns) {
		const { collection, from, to } = column;
		if (!storedFields.has(`${collection}.${from}`)) continue;
		if (storedFields.has(`${collection}.${to}`)) former.push(...(await formerColumn(send, column)));
		else changes.push(...(await copyFormerColumn(send, column)));
	}
	return former;
}

/** Returns what a Directus lacks. The folder of pictures is added last, so that its absence marks a first application. */
async function missingParts(
	send: Send,
	storedFields: StoredFields,
	lists: readonly string[],
): Promise<Omit<NewParts, "former">> {
	const missing = await missingCollections(send);
	const folders = v.parse(folderRows, await send("GET", `/folders?limit=-1&fields=id`));
	const isFirst = !folders.some(({ id }) => id === mediaRoot.id);
	const places = [...collectionModels(), { collection: "directus_files", fields: fileFields }].flatMap(
		({ collection, fields }) => fields.map(({ field }) => `${collection}.${field}`),
	);
	return {
		collections: isFirst ? new Set([...missing, "directus_files"]) : missing,
		fields: new Set(places.filter((place) => !storedFields.has(place) || lists.includes(place))),
	};
}

/** Returns the forms of all collections and of files, with the field of the report if a studio has added it. */
function forms(storedFields: StoredFields): readonly Form[] {
	const files = { collection: "directus_files", fields: fileFields, display: "" };
	const hasReport = storedFields.has(`${project.collection}.${reportField}`);
	return [...collectionModels(), files].map((model) => ({
		collection: model.collection,
		definitions: [
			...formDefinitions(model),
			...(hasReport && model.collection === project.collection ? [reportDefinition()] : []),
		],
	}));
}

/** Adds collections, fields, relations and the folder of pictures. */
async function addParts(
	send: Send,
	{ collections }: Omit<NewParts, "former">,
	tier: Tier,
	changes: string[],
): Promise<void> {
	const isFirst = collections.has("directus_files");
	const missing = new Set([...collections].filter((name) => name !== "directus_files"));
	const stored = await readCollections(send);
	const record = readRecord((await readFields(send)).get(`project.${recordField}`)?.meta);
	const last = record ?? {};
	const folders = await addSections(send, stored, last, changes);
	await addCollections(send, missing, folders, changes);
	const storedFields = await readFields(send);
	const all = forms(storedFields);
	const existing = all.filter(({ collection }) => !missing.has(collection));
	changes.push(...(await grantGroups(send, existing, storedFields, last, tier)));
	const created = all.filter(({ collection }) => missing.has(collection)).map(newRecord);
	await storeRecord(send, record, {
		...Object.fromEntries(created),
		...(await ensureForms(send, existing, storedFields, last, changes)),
		...(await ensureNavigation(send, stored, folders, storedFields, last, changes)),
	});
	await ensureRelations(send, changes);
	if (!isFirst) return;
	await send("POST", "/folders", mediaRoot);
	changes.push(`folder ${mediaRoot.name}`);
}

/** Returns a function that reads, but changes nothing. */
export function withoutChanges(send: Send): Send {
	return (method, path, body) => (method === "GET" ? send(method, path, body) : Promise.resolve(null));
}

/**
 * Applies the data model to an empty Directus or one with an earlier model: collections, fields with notes,
 * relations, the media folder and the rights on what is new. Then it moves the items of collections that earlier models
 * had, and upgrades items of an older format. Repeating it changes nothing. Rejects if Directus refuses a step.
 */
export async function applyModel(
	sendAll: Send,
	{ isDry = false, columns = renamedColumns() }: ApplyOptions = {},
): Promise<AppliedModel> {
	const send = isDry ? withoutChanges(sendAll) : sendAll;
	const tier = await readTier(send);
	const changes: string[] = [];
	const storedFields = await readFields(send);
	const formerCollections = await readFormerCollections(send, storedFields);
	const lists = formerLists(formerCollections);
	const conflicts = conflictsOf(storedFields, lists);
	if (conflicts.length > 0) return { changes, conflicts, former: [], moved: [], tier };
	for (const column of numericColumns(storedFields)) changes.push(await convertColumn(send, column));
	const parts = { ...(await missingParts(send, storedFields, lists)), former: formerCollections };
	for (const place of lists.filter((name) => storedFields.get(name)?.type === "alias"))
		await send("DELETE", `/fields/${place.replace(".", "/")}`);
	// Before the parts exist, so that the next run completes an interrupted one; Directus removes rights on deleted fields.
	changes.push(...(await grantToAll(send, parts, tier)));
	await addParts(send, parts, tier, changes);
	changes.push(...(await addBookmarks(send)));
	changes.push(...(await storeTranslations(send)));
	const moved = await moveItems(send, formerCollections, isDry);
	// A dry run has no fields of items that are moved.
	const isComplete = !isDry || (parts.fields.size === 0 && parts.collections.size === 0);
	const former = isComplete ? await copyFormerColumns(send, storedFields, columns, changes) : [];
	if (isComplete) changes.push(...(await upgradeItems(send)));
	return { changes, conflicts, former, moved, tier };
}

/** The endpoints of the data model, whose paths go on with the collection's name. */
const namingEndpoints: readonly string[] = ["items", "fields", "collections", "relations"];

/** Returns the collection that a path concerns; null for the server itself. */
function collectionOfPath(path: string): string | null {
	const [, endpoint = "", name] = path.split("?")[0]?.split("/") ?? [];
	if (name && namingEndpoints.includes(endpoint)) return name;
	return endpoint === "license" ? null : `directus_${endpoint}`;
}

/** Returns a function that sends requests for which the client has no method. */
export function upload(client: Pick<ContentClient, "request">): Send {
	return (method, path, body) =>
		client.request(
			customEndpoint({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
			collectionOfPath(path),
		);
}
