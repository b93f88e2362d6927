import { beforeAll, describe, expect, inject, it } from "vitest";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { along, type Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors, createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { installReport, storeReport } from "#adapters/content-directus/studio/publication-report.ts";
import { richContent } from "#tests/directus/rich-content.ts";
import { clientOf, prepareDirectus, seed, sendTo } from "#tests/directus/seeded-project.ts";

const [own, other] = ["eigenes.example", "fremdes.example"] as const;
const parts = ["public", "reader", "editor"] as const;
type Part = (typeof parts)[number];

/** A JSON response of Directus: its status and data. */
interface RestResponse {
	readonly status: number;
	readonly data: unknown;
}

const tokens = new Map<Part, string | null>([["public", null]]);
let admin: Send;

async function ask(part: Part, method: string, path: string, body?: unknown): Promise<RestResponse> {
	const token = tokens.get(part);
	const headers = {
		...(token ? { authorization: `Bearer ${token}` } : {}),
		...(body === undefined ? {} : { "content-type": "application/json" }),
	};
	const response = await fetch(`${inject("directus").url}${path}`, {
		method,
		headers,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json");
	return { status: response.status, data: isJson && text !== "" ? Object(JSON.parse(text)).data : text };
}

/** Returns an id of an item of a project, as an administrator sees it. */
async function itemOf(collection: string, domain: string): Promise<string> {
	const { scope } = collectionNamed(collection);
	const filter = JSON.stringify(along([...scope, "domain"], { _eq: domain }));
	const path = `/items/${collection}?limit=1&fields=id&filter=${encodeURIComponent(filter)}`;
	const [found] = Object(await admin("GET", path));
	if (!found) throw new Error(`${domain} has no item of ${collection}.`);
	return String(found.id);
}

/** Returns what a part may do with the items of a project: "r" read, "w" change, "d" delete; "-" for nothing. */
async function rightsOn(part: Part, collection: string, domain: string): Promise<string> {
	const path = `/items/${collection}/${await itemOf(collection, domain)}`;
	const read = await ask(part, "GET", `${path}?fields=id`);
	// A change to the same value, because other tests need the items.
	const field = collectionNamed(collection).fields.find(
		({ kind, field: name }) => kind === "string" && name !== "domain",
	);
	const value = field ? Object(await admin("GET", `${path}?fields=${field.field}`))[field.field] : null;
	const written = await ask(part, "PATCH", path, field ? { [field.field]: value } : { sort: 1 });
	const marks = [read.status === 200 ? "r" : "", written.status === 200 ? "w" : ""].join("");
	return marks === "" ? "-" : marks;
}

const rows = () => collectionModels().map(({ collection }) => collection);
const table: string[] = [];

beforeAll(async () => {
	admin = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(own, richContent("Eigenes"));
	await seed(other, richContent("Fremdes"));
	const { mediaFolder } = createSeedContext(own);
	tokens.set("reader", (await createProjectReader(admin, own, mediaFolder)).token);
	await createEditors(admin, "filtered");
	const role = stableId(own, "editor", "role");
	await admin("POST", "/users", {
		email: "redaktion@example.com",
		role,
		token: "token-of-an-editor",
		status: "active",
	});
	tokens.set("editor", "token-of-an-editor");
});

describe("B-USE-08: the rights of visitors, readers and editors with two projects in one Directus", () => {
	it.each(rows())("B-USE-08 end at the project's own items: %s", async (collection) => {
		const found = new Map<string, string>();
		for (const part of parts)
			for (const domain of [own, other])
				found.set(`${part} ${domain}`, await rightsOn(part, collection, domain));
		table.push(`| ${collection} | ${[...found.values()].join(" | ")} |`);
		expect(Object.fromEntries(found)).toEqual({
			// Visitors see what both sites show.
			[`public ${own}`]: "r",
			[`public ${other}`]: "r",
			[`reader ${own}`]: "r",
			[`reader ${other}`]: "-",
			[`editor ${own}`]: "rw",
			[`editor ${other}`]: "-",
		});
	});

	it.each(["reader", "editor"] as const)("B-USE-08 reach only files of the own folder: %s", async (part) => {
		const { data } = await ask(part, "GET", "/files?limit=-1&fields=id,folder");
		const folders = new Set((data as { folder: string }[]).map(({ folder }) => folder));
		expect([...folders]).toEqual([createSeedContext(own).mediaFolder]);
		const image = (domain: string) => createSeedContext(domain).image("vase-porcelain.jpg");
		const found = [own, other].map(
			async (domain) => (await ask(part, "GET", `/assets/${image(domain)}`)).status,
		);
		expect(await Promise.all(found)).toEqual([200, 403]);
	});

	it("B-USE-08 are these: r read, w change, for the own project and another one", () => {
		const columns = parts.flatMap((part) => [`${part}: own`, `${part}: other`]);
		console.log(
			[`| collection | ${columns.join(" | ")} |`, `| --- |${" --- |".repeat(columns.length)}`, ...table].join(
				"\n",
			),
		);
		expect(table).toHaveLength(rows().length);
	});
});

describe("B-USE-08: the rights of an editor of one of two projects", () => {
	it("B-USE-08 B-USE-09 let an editor read the report of builds, and write it no more than a reader", async () => {
		const studio = { project: own, reportKey: "the key of a studio" };
		await installReport(admin, studio);
		await storeReport(clientOf(own), "**Published.**", studio.reportKey);
		const path = `/items/project?fields=domain,publication`;
		const { data } = await ask("editor", "GET", path);
		expect(data).toEqual([{ domain: own, publication: "**Published.**" }]);
		expect((await ask("editor", "GET", "/items/project?fields=*")).status).toBe(200);
		for (const part of ["reader", "public"] as const) expect((await ask(part, "GET", path)).status).toBe(403);
		const item = `/items/project/${createSeedContext(own).project}`;
		for (const part of ["editor", "reader"] as const)
			expect((await ask(part, "PATCH", item, { publication: "Nonsense" })).status).toBe(403);
		expect(await createEditors(admin, "filtered")).toEqual([]);
	});

	it("B-USE-08 do not let an editor create items of another project or give one away", async () => {
		const { project } = createSeedContext(other);
		const page = { name: "neu", template: "info" };
		for (const foreign of [project, { id: project }])
			expect((await ask("editor", "POST", "/items/page", { ...page, project: foreign })).status).toBe(400);
		const renamed = { id: createSeedContext(own).project, domain: other };
		expect((await ask("editor", "POST", "/items/page", { ...page, project: renamed })).status).toBe(403);
		const mine = await itemOf("page", own);
		expect((await ask("editor", "PATCH", `/items/page/${mine}`, { project })).status).toBe(403);
		const made = await ask("editor", "POST", "/items/page", page);
		expect(made.data).toMatchObject({ project: createSeedContext(own).project });
		expect((await ask("editor", "DELETE", `/items/page/${Object(made.data).id}`)).status).toBe(204);
	});

	it("B-USE-08 put the uploads of an editor into the folder of the project, and no others", async () => {
		const upload = async (folder: string | null) => {
			const form = new FormData();
			if (folder !== null) form.append("folder", folder);
			form.append(
				"file",
				new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" }),
				"neu.svg",
			);
			const headers = { authorization: `Bearer ${tokens.get("editor")}` };
			const sent = await fetch(`${inject("directus").url}/files`, { method: "POST", body: form, headers });
			return { status: sent.status, data: Object(await sent.json()).data };
		};
		const sent = await upload(null);
		expect(sent.data).toMatchObject({ folder: createSeedContext(own).mediaFolder });
		expect((await ask("editor", "DELETE", `/files/${sent.data.id}`)).status).toBe(204);
		expect((await upload(createSeedContext(other).mediaFolder)).status).toBe(400);
	});

	it("B-USE-08 keep an editor from the model, users, settings and the identity of the project", async () => {
		const { project } = createSeedContext(own);
		const refused: readonly (readonly [string, string, unknown])[] = [
			["POST", "/collections", { collection: "eigene", schema: {}, meta: {} }],
			["POST", "/fields/page", { field: "eigenes", type: "string", schema: {}, meta: {} }],
			["PATCH", "/fields/page/template", { meta: { note: "x" } }],
			["POST", "/users", { email: "x@example.com", role: stableId(own, "editor", "role") }],
			["PATCH", "/settings", { project_name: "x" }],
			["POST", "/policies", { name: "x", admin_access: true }],
			["PATCH", `/items/project/${project}`, { domain: other }],
			["DELETE", `/items/project/${project}`, undefined],
			["POST", "/items/project", { domain: "neu.example" }],
			["POST", "/folders", { name: "x" }],
		];
		for (const [method, path, body] of refused)
			expect((await ask("editor", method, path, body)).status, `${method} ${path}`).toBe(403);
		const { data } = await ask("editor", "GET", "/users?fields=email");
		expect(data).toEqual([{ email: "redaktion@example.com" }]);
	});
});
