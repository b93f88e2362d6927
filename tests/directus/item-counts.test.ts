import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { countItems, recount } from "#adapters/content-directus/pull/item-counts.ts";
import { readProject } from "#adapters/content-directus/pull/pull-content.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { newestChanges } from "#adapters/content-directus/studio/newest-changes.ts";
import {
	type DatabaseServer,
	isInstalled,
	startPostgres,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { applyAll, clientOf, demoMedia, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";

type Server = Pick<DirectusServer, "url" | "adminToken">;

const projects = ["counted.example", "other-counted.example"] as const;
const [project, other] = projects;

const cache = mkdtempSync(join(tmpdir(), "facette-counts-"));
let server: Server;
let send: Send;
let admin: ContentClient;
let reader: ContentClient;

/** Fills a Directus with two projects. */
async function prepare(directus: Server): Promise<void> {
	server = directus;
	send = sendTo(server);
	await applyAll(send);
	const withToken = (token: string) => clientOf(project, { url: server.url, token });
	admin = withToken(server.adminToken);
	for (const name of projects) {
		const client = clientOf(name, { url: server.url, token: server.adminToken });
		const seeded = await seedProject(client, smallContent(name), demoMedia);
		if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	}
	const folder = createSeedContext(project).mediaFolder;
	const { token } = await createProjectReader(send, project, folder, await readTier(send));
	reader = withToken(token ?? "");
}

afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Returns how many items a build of a project reads. */
async function builtOf(name: string): Promise<string> {
	const client = clientOf(name, { url: server.url, token: server.adminToken });
	const read = await readProject({ client, cache, drafts: false });
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return read.value.itemCounts;
}

/** Returns the projects of which Directus has other numbers of items after a change than builds before it have read. */
async function differencesAfter(change: () => Promise<unknown>): Promise<readonly string[]> {
	const built = new Map<string, string>();
	for (const name of projects) built.set(name, await builtOf(name));
	const counts = () => countItems(admin);
	const before = await counts();
	for (const text of built.values()) expect(recount(text, before)).toBe(text);
	await change();
	const after = await counts();
	return projects.filter((name) => recount(built.get(name) ?? "", after) !== built.get(name));
}

/** Returns the id of the first item of a project, of those that a filter passes. */
async function idOf(collection: string, filter = ""): Promise<string> {
	const found = await send("GET", `/items/${collection}?limit=1&fields=id${filter}`);
	const [{ id = "" } = {}] = found as readonly { readonly id?: string }[];
	if (id === "") throw new Error(`There is no ${collection} with ${filter}.`);
	return id;
}
const own = `&filter[project][domain][_eq]=${project}`;
const service = async () => idOf("page", `${own}&filter[name][_eq]=service`);

describe.each([
	["11", "SQLite", true],
	["12", "SQLite", true],
	["11", "PostgreSQL", isInstalled.postgres],
] as const)("the number of items in Directus %s on %s", (major, database, isReady) => {
	if (!isReady) {
		it.skip(`left out: ${database} is not installed`);
		return;
	}
	let postgres: DatabaseServer | null = null;
	let started: DirectusServer | null = null;
	beforeAll(async () => {
		if (database === "PostgreSQL") postgres = await startPostgres();
		if (postgres) started = await startDirectus({ database: await postgres.freshAddress() });
		else if (major === "12") started = await startDirectus({ major });
		await prepare(started ?? inject("directus"));
	});
	afterAll(async () => {
		await started?.stop();
		await postgres?.stop();
	});

	it("B-USE-11 is what a build reads, for an agency's token and a project's", async () => {
		const text = await builtOf(project);
		for (const client of [admin, reader]) {
			const counts = await countItems(client);
			expect(counts.get("page")?.size).toBeGreaterThan(0);
			expect(counts.has("directus_files")).toBe(true);
			expect(recount(text, counts)).toBe(text);
		}
	});

	it("B-USE-11 is another one for the project whose item was deleted, and for no other", async () => {
		const id = await idOf("ecommerce_product", own);
		expect(await differencesAfter(() => send("DELETE", `/items/ecommerce_product/${id}`))).toEqual([project]);
	});

	it("B-USE-11 is another one for both projects of an item that was moved", async () => {
		const [id, to] = [await service(), await idOf("project", `&filter[domain][_eq]=${other}`)];
		expect(await differencesAfter(() => send("PATCH", `/items/page/${id}`, { project: to }))).toEqual([
			...projects,
		]);
		const from = await idOf("project", `&filter[domain][_eq]=${project}`);
		await send("PATCH", `/items/page/${id}`, { project: from });
	});

	it("B-USE-11 is another one after an item was withdrawn, although it still exists", async () => {
		const id = await idOf("page", `${own}&filter[status][_eq]=published&filter[name][_eq]=service`);
		expect(await differencesAfter(() => send("PATCH", `/items/page/${id}`, { status: "draft" }))).toEqual([
			project,
		]);
		await send("PATCH", `/items/page/${id}`, { status: "published" });
	});

	it("B-USE-11 is another one after a file was deleted", async () => {
		const { mediaFolder } = createSeedContext(project);
		const files = await send(
			"GET",
			`/files?limit=1&fields=id&filter[folder][_eq]=${mediaFolder}&filter[filename_download][_eq]=hero-pearls.jpg`,
		);
		const [{ id = "" } = {}] = files as readonly { readonly id?: string }[];
		expect(await differencesAfter(() => send("DELETE", `/files/${id}`))).toEqual([project]);
	});

	it("B-USE-11 is not needed for a part that was deleted in the form of its item, which changes the item", async () => {
		const before = Date.now();
		const images = `/items/ecommerce_product_image?filter[product][project][domain][_eq]=${other}&fields=id`;
		const product = await idOf("ecommerce_product", `&filter[project][domain][_eq]=${other}`);
		const found = (await send("GET", images)) as readonly { readonly id: string }[];
		expect(found.length).toBe(1);
		const lists = { create: [], update: [], delete: found.map(({ id }) => id) };
		await send("PATCH", `/items/ecommerce_product/${product}`, { images: lists });
		const changed = await newestChanges(admin, before - 1000);
		expect(changed.get(other)).toBeGreaterThanOrEqual(before - 1000);
		expect(await send("GET", images)).toEqual([]);
	});
});
