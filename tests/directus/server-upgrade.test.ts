import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors, createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { applyAll, clientOf, demoContent, demoMedia, sendTo } from "#tests/directus/seeded-project.ts";
import { writeSite } from "#tests/directus/site-folder.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";
import { runFacette, watchShop } from "#tests/directus/studio-site.ts";

const domain = "umzug.example";
const folder = mkdtempSync(join(tmpdir(), "facette-upgrade-"));
const editor = { email: "lena@example.com", token: "token-of-an-editor" };
let server: DirectusServer;
let reader = "";

/** Seeds a shop with media, its reader and an editor in Directus 11. */
async function fill(send: Send): Promise<void> {
	await applyAll(send);
	const admin = clientOf(domain, { url: server.url, token: server.adminToken });
	const seeded = await seedProject(admin, watchShop(readDocuments(demoContent)), demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	const { mediaFolder } = createSeedContext(domain);
	reader = (await createProjectReader(send, domain, mediaFolder, "filtered")).token ?? "";
	await createEditors(send, "filtered");
	await send("POST", "/users", { ...editor, role: stableId(domain, "editor", "role"), status: "active" });
}

/** Builds the site with the reader's token from the running server; returns its files. */
async function build(name: string): Promise<ReadonlyMap<string, string>> {
	const site = writeSite(`server-upgrade-${name}`, domain, server.url);
	const out = join(folder, name);
	await runFacette(["build", "--site", site, "--out", out], {
		...process.env,
		LC_ALL: "en",
		FACETTE_DIRECTUS_TOKEN: reader,
	});
	const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
	return new Map(
		files.map((file) => {
			const path = join(file.parentPath, file.name);
			return [path.slice(out.length), readFileSync(path, "base64")];
		}),
	);
}

beforeAll(async () => {
	server = await startDirectus();
});

afterAll(async () => {
	await server?.stop();
	rmSync(folder, { recursive: true, force: true });
});

it("B-USE-08 a shop of Directus 11 builds the same site in 12 once facette schema has run, with the same tokens", async () => {
	await fill(sendTo(server));
	const before = await build("before");
	expect(before.size).toBeGreaterThan(20);
	await server.stop({ keep: true });
	const { data } = server;
	server = await startDirectus({ major: "12", data, isUpgrade: true });
	rmSync(data, { recursive: true, force: true });
	const send = sendTo(server);
	expect(await send("GET", "/license")).toMatchObject({
		name: "Core",
		status: "active",
		usage: { collections: 21, flows: 2, seats: 2 },
	});
	// Rights with conditions no longer count: a build fails, and the site stays as it was.
	await expect(build("closed")).rejects.toThrow("lets nobody read a single collection");
	const asEditor = sendTo({ url: server.url, adminToken: editor.token });
	await expect(asEditor("GET", "/items/page?limit=1")).rejects.toMatchObject({ code: 403 });
	const { changes: planned } = await applyModel(send, { isDry: true });
	const { changes, conflicts, tier } = await applyAll(send);
	expect({ changes, conflicts, tier }).toEqual({ changes: planned, conflicts: [], tier: "core" });
	expect(changes).toEqual(changes.filter((change) => change.startsWith(`${domain}: `)));
	expect((await applyAll(send)).changes).toEqual([]);
	expect(await build("after")).toEqual(before);
	const [page] = Object(await asEditor("GET", "/items/page?limit=1&fields=id,template"));
	expect(await asEditor("PATCH", `/items/page/${page.id}`, { template: page.template })).toMatchObject(page);
});
