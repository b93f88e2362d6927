import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customEndpoint } from "@directus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upload } from "#adapters/content-directus/model/apply-model.ts";
import { createProjectReader } from "#adapters/content-directus/model/project-access.ts";
import { pullContent, readProject } from "#adapters/content-directus/pull/pull-content.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { adminOf, clientOf, prepareDirectus, seed, smallContent } from "#tests/directus/seeded-project.ts";

const [first, second] = ["erster.example", "zweiter.example"] as const;
const folder = mkdtempSync(join(tmpdir(), "facette-seed-"));
const admin = adminOf(first);
let token: string | null = null;

beforeAll(async () => {
	await prepareDirectus();
	await seed(first, smallContent("Erster"));
	await seed(second, smallContent("Zweiter"));
	const reader = await createProjectReader(upload(admin), second, createSeedContext(second).mediaFolder);
	token = reader.token;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function pulled(project: string, options: { token?: string; drafts?: boolean } = {}) {
	const { drafts = false, ...access } = options;
	const directory = join(folder, `${project}-${drafts}-${access.token ? "token" : "anonymous"}`);
	const client = clientOf(project, access);
	const cache = join(folder, "pictures");
	const report = await pullContent({ client, directory, cache, drafts });
	if (!report.ok) throw new Error(JSON.stringify(report.error));
	const read = await readProject({ client, cache, drafts });
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return { ...readDocuments(directory), drafts: read.value.documents().drafts };
}

const change = (collection: string, id: string, body: object) =>
	admin.updateItem(collection, id, { ...body });

describe("two projects in one Directus", () => {
	it.each([
		[first, "Erster", "Zweiter"],
		[second, "Zweiter", "Erster"],
	])("R-CAT-02 B-USE-04 do not share items: %s", async (project, own, other) => {
		const { documents, images } = await pulled(project);
		const text = JSON.stringify([...documents]);
		expect(text).toContain(`Vase von ${own}`);
		expect(text).not.toContain(other);
		expect(images).toHaveLength(3);
	});

	it("B-USE-04 keep editors' additions and changes in the other one when one is seeded again", async () => {
		const { id } = createSeedContext(first);
		await change("page", id("page", "service"), { template: "info" });
		expect(await seed(second, smallContent("Zweiter"))).toEqual({ added: 0, changed: 0, images: 0 });
		expect((await pulled(first)).documents.get("pages/service.json")).toMatchObject({ template: "info" });
		expect(await seed(first, smallContent("Erster"))).toEqual({ added: 0, changed: 1, images: 0 });
	});
});

describe("the data that visitors may read", () => {
	it.each(["directus_users", "directus_policies", "directus_settings", "directus_activity"])(
		"B-SEC-03 R-CONTENT-01 exclude %s",
		async (collection) => {
			const path = `/${collection.replace("directus_", "")}`;
			const request = clientOf(first).request(customEndpoint({ method: "GET", path }), collection);
			const errorCode = await request.catch((error: { code: number }) => error.code);
			// The settings with the name and the language of a Directus are public.
			if (collection === "directus_settings") expect(JSON.stringify(errorCode)).not.toContain("auth_");
			else expect(errorCode).toBe(403);
		},
	);

	it("R-CAT-01 exclude drafts of products and pages, and everything that belongs to them", async () => {
		const { id } = createSeedContext(first);
		const product = id("ecommerce_product", "vase");
		await change("ecommerce_product", product, { status: "draft" });
		await change("page", id("page", "service"), { status: "archived" });
		const anyone = clientOf(first);
		const ids = async (collection: string, filter: object) =>
			(await anyone.items(collection, { filter: { ...filter } })).items.length;
		expect(await ids("ecommerce_product", { project: { domain: { _eq: first } } })).toBe(0);
		expect(await ids("ecommerce_product_image", { product: { _eq: product } })).toBe(0);
		expect(await ids("page", { id: { _eq: id("page", "service") } })).toBe(0);
		await change("ecommerce_product", product, { status: "published" });
		expect(await ids("ecommerce_product_image", { product: { _eq: product } })).toBe(1);
		await change("page", id("page", "service"), { status: "published" });
	});

	it("R-CAT-01 exclude unpublished projects", async () => {
		await change("project", createSeedContext(first).project, { status: "draft" });
		const { items } = await clientOf(first).items("page", {
			filter: { project: { _eq: createSeedContext(first).project } },
		});
		expect(items).toEqual([]);
		await change("project", createSeedContext(first).project, { status: "published" });
	});

	it("R-IMG-02 exclude images outside of the projects' folders", async () => {
		const content = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });
		const file = (await admin.uploadFile({ name: "private.svg", content })) as { id: string };
		await expect(clientOf(first).asset(file.id)).rejects.toMatchObject({ code: 403 });
	});
});

describe("the reader of a project", () => {
	it("B-USE-04 reads its drafts, which are reported, and nothing of other projects", async () => {
		const { id } = createSeedContext(second);
		await change("ecommerce_product", id("ecommerce_product", "vase"), { status: "draft" });
		await change("page", id("page", "service"), { status: "draft" });
		const access = { token: token ?? "" };
		const { documents, drafts } = await pulled(second, { ...access, drafts: true });
		expect(drafts).toEqual({ pages: ["service"], brands: [], products: ["vase"] });
		expect(documents.has("shop/products/vase.json")).toBe(true);
		const visible = await pulled(second, access);
		expect(visible.documents.has("shop/products/vase.json")).toBe(false);
		expect(visible.documents.has("pages/service.json")).toBe(false);
		expect(visible.drafts).toEqual({ pages: [], brands: [], products: [] });
		const foreign = await clientOf(second, access).items("page", {
			filter: { project: { domain: { _eq: first } } },
		});
		expect(foreign.items).toEqual([]);
	});

	it("B-USE-04 is created once, and its token is printed once", async () => {
		expect(token).toMatch(/^[\w-]{43}$/);
		const again = await createProjectReader(upload(admin), second, createSeedContext(second).mediaFolder);
		expect(again).toEqual({ token: null, changes: [] });
	});
});
