import { customEndpoint } from "@directus/sdk";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldKind } from "#adapters/content-directus/model/field.ts";
import { collectionNamed, mediaRoot, storedFields } from "#adapters/content-directus/model/model.ts";
import type { Row, Rows } from "#adapters/content-directus/model/rows.ts";
import { readImages, readRows } from "#adapters/content-directus/pull/read-rows.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import type { FolderContent } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedFindings } from "#adapters/content-directus/seed/seed-findings.ts";
import { seedImages } from "#adapters/content-directus/seed/seed-images.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The result of a seed. */
export interface SeedReport {
	readonly added: number;
	readonly changed: number;
	readonly images: number;
}

/** The number of items per request. */
const batch = 100;

/** Returns a field's value as text that is equal for equal values, whatever the database's format. */
function contentOf(kind: FieldKind, value: unknown): string {
	if (value === null || value === undefined) return "null";
	if (kind === "decimal") return parseDecimal(value) ?? String(value);
	if (kind === "timestamp") {
		const time = Date.parse(String(value));
		return Number.isNaN(time) ? String(value) : new Date(time).toISOString();
	}
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
			: inner,
	);
}

/**
 * Returns whether an item has the expected values, whatever its fields that a seed does not write. A csv field without entries
 * equals a missing one.
 */
function isSame(model: CollectionModel, expected: Row, found: Row): boolean {
	return storedFields(model).every(({ field, kind }) => {
		if (expected[field] === undefined) return true;
		const [one, other] = [contentOf(kind, expected[field]), contentOf(kind, found[field])];
		return (
			one === other || (kind === "csv" && [one, other].every((text) => text === "null" || text === "[]"))
		);
	});
}

function batches<Item>(list: readonly Item[]): readonly (readonly Item[])[] {
	return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
		list.slice(index * batch, (index + 1) * batch),
	);
}

/** Returns the fields that refer to other items. */
const namingFields = ({ fields }: CollectionModel) => fields.filter(({ kind }) => kind === "item");

/** Returns whether items of a collection require one of another, directly or indirectly. */
function needs(model: CollectionModel, collection: string): boolean {
	return namingFields(model).some(({ required, to }) => {
		if (!required || to === null || to === model.collection) return false;
		return to === collection || needs(collectionNamed(to), collection);
	});
}

/** Returns the fields that are set later, because the items that they refer to require these items. */
function deferredFields(model: CollectionModel): readonly string[] {
	const { collection } = model;
	return namingFields(model).flatMap(({ field, required, to }) =>
		!required && to !== null && to !== collection && needs(collectionNamed(to), collection) ? [field] : [],
	);
}

/** Returns the collections in an order in which each follows those that its items refer to. */
function inOrder(): readonly CollectionModel[] {
	const collections = collectionModels();
	const done = new Set<string>();
	const ordered: CollectionModel[] = [];
	const visit = (model: CollectionModel) => {
		if (done.has(model.collection)) return;
		done.add(model.collection);
		const deferred = deferredFields(model);
		for (const { field, kind, to } of model.fields) {
			if (deferred.includes(field)) continue;
			const target = kind === "item" && collections.find(({ collection }) => collection === to);
			if (target) visit(target);
		}
		ordered.push(model);
	};
	for (const model of collections) visit(model);
	return ordered;
}

async function upsertItems(
	client: ContentClient,
	model: CollectionModel,
	expected: readonly Row[],
	present: Rows,
) {
	const found = new Map((present[model.collection] ?? []).map((row) => [row.id, row]));
	const missing = expected.filter(({ id }) => !found.has(id));
	const postponed = deferredFields(model);
	const without = (row: Row): Row => ({
		...row,
		...Object.fromEntries(postponed.map((field) => [field, null])),
	});
	for (const part of batches(missing)) await client.createItems(model.collection, part.map(without));
	const changed = expected.filter((row) => {
		const old = found.get(row.id);
		return old !== undefined && !isSame(model, row, old);
	});
	await update(client, model.collection, changed);
	return {
		added: missing.length,
		changed: changed.length,
		postponed: missing.filter((row) => postponed.some((field) => row[field] !== null)),
	};
}

async function update(client: ContentClient, collection: string, rows: readonly Row[]): Promise<void> {
	for (const part of batches(rows)) {
		const body = JSON.stringify(part);
		await client.request(customEndpoint({ path: `/items/${collection}`, method: "PATCH", body }), collection);
	}
}

async function ensureFolders(client: ContentClient, domain: string): Promise<void> {
	const { mediaFolder } = createSeedContext(domain);
	const path = `/folders?filter[id][_eq]=${mediaFolder}&fields=id`;
	const found = await client.request(customEndpoint({ path, method: "GET" }), "directus_folders");
	if (Array.isArray(found) && found.length > 0) return;
	const body = JSON.stringify({ id: mediaFolder, name: readableDomain(domain), parent: mediaRoot.id });
	await client.request(customEndpoint({ path: "/folders", method: "POST", body }), "directus_folders");
}

/**
 * Writes a content folder to Directus as the content of a project: adds missing items, updates changed ones, removes
 * nothing. Repeating it changes nothing. Rejects with a ContentError if Directus refuses a step.
 */
export async function seedProject(
	client: ContentClient,
	content: FolderContent,
	media: string,
	onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Result<SeedReport, readonly ContentFinding[]>> {
	const expected = projectItems(content.documents, client.project, content.images);
	const findings = seedFindings(expected);
	if (findings.length > 0) return fail(findings);
	const read = await readRows(client, { statuses: null });
	const isNew = !read.ok && read.error.every(({ key }) => key === "directus.project.missing");
	if (!read.ok && !isNew) return read;
	const present: Rows = read.ok ? read.value : {};
	await ensureFolders(client, client.project);
	// An interrupted seed may have left images without a project.
	const files = await readImages(client, createSeedContext(client.project).mediaFolder);
	const images = await seedImages(client, expected.directus_files ?? [], files, media);
	const ordered = inOrder();
	let [added, changed, done] = [0, 0, 0];
	const postponed: [string, readonly Row[]][] = [];
	for (const model of ordered) {
		const stored = await upsertItems(client, model, expected[model.collection] ?? [], present);
		added += stored.added;
		changed += stored.changed;
		postponed.push([model.collection, stored.postponed]);
		done += 1;
		onProgress(done, ordered.length);
	}
	for (const [collection, rows] of postponed) await update(client, collection, rows);
	return succeed({ added, changed, images });
}
