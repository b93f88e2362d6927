import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import { installEditorFlows } from "#adapters/content-directus/model/editor-flows.ts";
import { mediaRoot, publicPolicy } from "#adapters/content-directus/model/model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors, createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { findingOfError } from "#adapters/content-directus/pull/findings.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { pullContent } from "#adapters/content-directus/pull/pull-content.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { installChangeFlow } from "#adapters/content-directus/studio/change-flow.ts";
import { installReport, storeReport } from "#adapters/content-directus/studio/publication-report.ts";
import { priceRecordsSuite } from "#tests/directus/price-records-suite.ts";
import { applyAll, clientOf, demoContent, demoMedia, sendTo } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";
import { studioFormsSuite } from "#tests/directus/studio-forms-suite.ts";

const project = "www.juwelier-sternau.example";
const folder = mkdtempSync(join(tmpdir(), "facette-core-"));
const content = readDocuments(demoContent);
let server: DirectusServer;
let send: Send;
let token = "";

const client = (own?: string) => clientOf(project, { url: server.url, ...(own ? { token: own } : {}) });

async function pull(own?: string) {
	const directory = join(folder, `content-${own ?? "public"}`);
	const options = { client: client(own), directory, cache: join(folder, "pictures"), drafts: false };
	return { directory, pulled: await pullContent(options) };
}

/** Returns the finding about a refused request. */
async function findingAbout(request: Promise<unknown>) {
	const error = await request.then(
		() => null,
		(caught: unknown) => caught,
	);
	if (error === null) throw new Error("Directus accepted the request.");
	return findingOfError(error, "page", server.url);
}

beforeAll(async () => {
	server = await startDirectus({ major: "12", environment: { SERVE_APP: "true" } });
	send = sendTo(server);
	await applyAll(send);
	const seeded = await seedProject(client(server.adminToken), content, demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	const { mediaFolder } = createSeedContext(project);
	token = (await createProjectReader(send, project, mediaFolder, await readTier(send))).token ?? "";
});

afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await server?.stop();
});

describe("Directus 12 without a licence key", () => {
	it("B-USE-08 has the complete data model, with room for four more collections", async () => {
		const { data } = { data: Object(await send("GET", "/license")) };
		expect(data).toMatchObject({
			name: "Core",
			status: "active",
			entitlements: { collections: { limit: 25 } },
		});
		expect(data.usage.collections).toBe(21);
		expect(await applyModel(send)).toMatchObject({ changes: [], moved: [], tier: "core" });
	});

	it("B-USE-08 R-CONTENT-06 gives a reader's token the documents of the folder that was seeded", async () => {
		const { directory, pulled } = await pull(token);
		expect(pulled).toMatchObject({ ok: true });
		const names = new Map(content.images.map((name) => [createSeedContext(project).image(name) ?? "", name]));
		const expected = projectDocuments(
			projectItems(content.documents, project, content.images),
			names,
		).documents;
		expect(Object.fromEntries(readDocuments(directory).documents)).toEqual(Object.fromEntries(expected));
	});

	it("B-USE-08 B-USE-09 refuses a price with a comma, and stores others as they are typed", async () => {
		const [item] = Object(await send("GET", "/items/ecommerce_product?limit=1&fields=id"));
		const path = `/items/ecommerce_product/${item.id}`;
		await expect(send("PATCH", path, { price_brutto: "1290,50" })).rejects.toMatchObject({ code: 400 });
		const { price_brutto } = Object(await send("GET", `${path}?fields=price_brutto`));
		expect(await send("PATCH", path, { price_brutto: "1290.50" })).toMatchObject({ price_brutto: "1290.50" });
		await send("PATCH", path, { price_brutto });
	});

	it("B-USE-08 changes nothing when the folder is seeded again", async () => {
		const again = await seedProject(client(server.adminToken), content, demoMedia);
		expect(again).toEqual({ ok: true, value: { added: 0, changed: 0, images: 0 } });
	});

	it("B-USE-08 lets visitors read nothing, because it allows no rights for single items", async () => {
		const rights = await send("GET", `/permissions?filter[policy][_eq]=${publicPolicy}`);
		expect(rights).toEqual([]);
		expect((await pull()).pulled).toMatchObject({ ok: false, error: [{ key: "directus.read.closed" }] });
		const image = createSeedContext(project).image(content.images[0]);
		expect((await fetch(`${server.url}/assets/${image}`)).status).toBe(403);
	});

	it("B-USE-08 lets editors change items, but not the model, users or settings", async () => {
		await createEditors(send, "core");
		const role = stableId(project, "editor", "role");
		await send("POST", "/users", {
			email: "editor@example.com",
			role,
			token: "token-of-an-editor",
			status: "active",
		});
		const editor = sendTo({ url: server.url, adminToken: "token-of-an-editor" });
		const [page] = Object(await editor("GET", "/items/page?limit=1&fields=id,template"));
		await editor("PATCH", `/items/page/${page.id}`, { template: page.template });
		for (const [path, body] of [
			["/collections", { collection: "own", schema: {}, meta: {} }],
			["/users", { email: "x@example.com", role }],
			["/policies", { name: "x", admin_access: true }],
		] as const)
			await expect(editor("POST", path, body)).rejects.toMatchObject({ code: 403 });
	});
});

describe("an upload to Directus 12 without a licence key", () => {
	it("B-USE-08 B-USE-09 lands in the folder of the only project, unless an administrator has chosen another", async () => {
		const upload = async () => {
			const body = new FormData();
			body.append("file", new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"]), "neu.svg");
			const headers = { authorization: `Bearer ${server.adminToken}` };
			const { data } = await (await fetch(`${server.url}/files`, { method: "POST", body, headers })).json();
			await send("DELETE", `/files/${data.id}`);
			return data.folder;
		};
		const { mediaFolder } = createSeedContext(project);
		await createEditors(send, "core");
		expect(await upload()).toBe(mediaFolder);
		await send("PATCH", "/settings", { storage_default_folder: mediaRoot.id });
		expect(await createEditors(send, "core")).toEqual([]);
		expect(await upload()).toBe(mediaRoot.id);
		await send("PATCH", "/settings", { storage_default_folder: null });
		expect(await createEditors(send, "core")).toEqual(["folder of uploads"]);
		expect(await createEditors(send, "core")).toEqual([]);
	});
});

describe("the Flows for editors on Directus 12 without a licence key", () => {
	const owners = [1, 2, 3].map((number) => stableId("flow", String(number)));
	const receiver = { address: "http://127.0.0.1:9", key: "the key of a studio" };
	const active = async () => {
		const found = Object(await send("GET", "/flows?filter[status][_eq]=active&fields=name&sort=name"));
		return found.map((flow: { name: string }) => flow.name);
	};
	const addFlows = async (ids: readonly string[]) => {
		for (const id of ids)
			await send("POST", "/flows", { id, name: `Own ${id}`, status: "active", trigger: "webhook" });
	};

	afterAll(async () => {
		for (const { id } of Object(await send("GET", "/flows?fields=id"))) await send("DELETE", `/flows/${id}`);
		await applyAll(send);
	});

	it("B-USE-08 B-USE-09 give way to the Flows of a studio and of workers, and are added again once there is room", async () => {
		expect(await active()).toEqual(["Facette prices", "Facette slugs"]);
		await addFlows(owners.slice(0, 1));
		const added = await installReport(send, { project, reportKey: receiver.key });
		expect(added.filter((change) => change.endsWith("removed"))).toEqual([]);
		const studio = { kind: "studio", name: project, ...receiver } as const;
		expect((await installChangeFlow(send, studio)).filter((change) => change.startsWith("flow"))).toEqual([
			`flow Facette ${project}`,
		]);
		const worker = { kind: "worker", name: "https://worker.example", ...receiver } as const;
		expect((await installChangeFlow(send, worker)).filter((change) => change.startsWith("flow"))).toEqual([
			"flow Facette slugs: removed",
			"flow Facette worker https://worker.example",
		]);
		expect(await applyAll(send)).toMatchObject({ changes: [], leftOut: ["Facette slugs"] });
		expect(await installEditorFlows(send, true)).toEqual({ changes: [], leftOut: ["Facette slugs"] });
		expect(await active()).toHaveLength(5);
		await send("DELETE", `/flows/${owners[0]}`);
		expect((await installEditorFlows(send, true)).changes).toContain("flow Facette slugs");
		expect((await applyAll(send)).changes).toContain("flow Facette slugs");
		expect(await applyAll(send)).toMatchObject({ changes: [], leftOut: [] });
		expect(await active()).toContain("Facette slugs");
	});

	it("B-USE-08 B-USE-09 are not added if the owner's own Flows take all places; a studio is refused then", async () => {
		for (const { id } of Object(await send("GET", "/flows?fields=id"))) await send("DELETE", `/flows/${id}`);
		const five = [1, 2, 3, 4, 5].map((number) => stableId("flow", String(number)));
		await addFlows(five);
		expect(await installEditorFlows(send)).toEqual({
			changes: [],
			leftOut: ["Facette prices", "Facette slugs"],
		});
		const refused = installReport(send, { project, reportKey: receiver.key });
		expect(await findingAbout(refused)).toMatchObject({ key: "directus.read.limit" });
		await send("DELETE", `/flows/${five[0]}`);
		expect(await installEditorFlows(send)).toMatchObject({ leftOut: ["Facette slugs"] });
		expect(await active()).toContain("Facette prices");
	});
});

priceRecordsSuite("12", () => server);

studioFormsSuite("12", () => server);

describe("the report of a studio on Directus 12 without a licence key", () => {
	it("B-USE-09 is stored without any token, and installed once", async () => {
		const studio = { project, reportKey: "the key of a studio" };
		expect(await installReport(send, studio)).not.toEqual([]);
		expect(await installReport(send, studio)).toEqual([]);
		await storeReport(client(), "**Published.**", studio.reportKey);
		await storeReport(client(), "**Published.**", studio.reportKey);
		expect(await send("GET", `/items/project?fields=publication&filter[domain][_eq]=${project}`)).toEqual([
			{ publication: "**Published.**" },
		]);
		await expect(storeReport(client(), "Nonsense", "another key")).rejects.toThrow();
		expect(await send("GET", `/items/project?fields=publication&filter[domain][_eq]=${project}`)).toEqual([
			{ publication: "**Published.**" },
		]);
		expect(await applyModel(send)).toMatchObject({ changes: [] });
	});
});

describe("the findings on what a licence does not allow", () => {
	it("B-USE-08 name a limit, a restricted right and an inactive collection, each in its own words", async () => {
		const collections = [1, 2, 3, 4, 5].map((place) => ({
			collection: `more_${place}`,
			schema: {},
			meta: {},
		}));
		expect(await findingAbout(send("POST", "/collections", collections))).toMatchObject({
			key: "directus.read.limit",
		});
		const right = { collection: "page", action: "read", fields: ["id"], policy: publicPolicy };
		expect(await findingAbout(send("POST", "/permissions", right))).toMatchObject({
			key: "directus.read.restricted",
		});
		await send("PATCH", "/collections/branch", { meta: { status: "inactive" } });
		const { pulled } = await pull(token);
		await send("PATCH", "/collections/branch", { meta: { status: "active" } });
		expect(pulled).toMatchObject({ ok: false, error: [{ file: "branch", key: "directus.read.inactive" }] });
	});

	it("B-USE-08 name a wrong token once, not for each collection", async () => {
		const { pulled } = await pull("no-such-token");
		expect(pulled).toMatchObject({ ok: false, error: [{ key: "directus.read.token", file: server.url }] });
		expect(pulled.ok || pulled.error).toHaveLength(1);
	});
});
