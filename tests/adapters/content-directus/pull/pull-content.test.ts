import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { collectionNamed, storedFields } from "#adapters/content-directus/model/model.ts";
import { pullContent } from "#adapters/content-directus/pull/pull-content.ts";
import { clientOf, json } from "#tests/adapters/content-directus/client/service-double.ts";

type Items = Readonly<Record<string, readonly object[]>>;

const image = {
	id: "11111111-1111-4111-8111-111111111111",
	folder: "f",
	filename_download: "ring.jpg",
	type: "image/jpeg",
	width: 10,
	translations: null,
};

/** The values of fields that a test does not set, by their kind. */
const blank: Readonly<Record<string, unknown>> = { boolean: false, integer: 1, decimal: "1", timestamp: "x" };

/** An item with every field that its collection requires. */
function item(collection: string, fields: object): object {
	const said = storedFields(collectionNamed(collection)).map(({ field, kind, required }) => [
		field,
		required ? (blank[kind] ?? (kind === "list" || kind === "csv" ? [] : "x")) : null,
	]);
	return { ...Object.fromEntries(said), ...fields };
}

/** Pulls the items of a service into a folder of its own, which lies two deep. */
async function pullOf(items: Items, files: readonly object[] = [image]) {
	const all: Items = { project: [{ id: 1, domain: "a.example", seo_title: "A", media: "f" }], ...items };
	const root = mkdtempSync(join(tmpdir(), "facette-pull-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	mkdirSync(join(root, "site"));
	const [directory, cache] = [join(root, "site/content"), join(root, "cache")];
	const { client } = await clientOf((response, { url }) => {
		if (url.startsWith("/assets/")) return response.writeHead(200, { "content-type": "image/jpeg" }).end("x");
		const path = url.split("?")[0] ?? "";
		const name = path.split("/").at(-1) ?? "";
		const data = path === "/files" ? files : (all[name] ?? []).map((fields) => item(name, fields));
		return json(response, { data, meta: { filter_count: data.length } });
	});
	const pull = () => pullContent({ client, directory, cache, drafts: false });
	return { root, directory, cache, pull };
}

const document = (directory: string, file: string) =>
	JSON.parse(readFileSync(join(directory, file), "utf8")) as unknown;

describe("a pull of names that are none for files", () => {
	it.each([
		["page", "name", "../../../outside", "directus.name.file"],
		["page", "name", "home/more", "directus.name.file"],
		["page", "name", "Home", "directus.name.file"],
		["brand", "slug", "../../../outside", "directus.name.file"],
		["branch", "name", "..", "directus.name.file"],
	])("B-SEC-03 B-REL-04 writes no %s whose %s is %j, and says so", async (collection, field, name, key) => {
		const { root, pull } = await pullOf({ [collection]: [{ id: 7, [field]: name }] });
		const file = `${collection}/${name}`;
		expect(await pull()).toMatchObject({ ok: false, error: [{ file, field, key, params: { name } }] });
		expect(readdirSync(root)).toEqual(["cache", "site"]);
		expect(readdirSync(join(root, "site"))).toEqual([]);
	});

	it.each([
		["page", "name"],
		["brand", "slug"],
		["branch", "name"],
	])("B-REL-04 loses no %s of two whose %s is the same, but says so", async (collection, field) => {
		const { directory, pull } = await pullOf({
			[collection]: [
				{ id: 7, [field]: "home" },
				{ id: 8, [field]: "home" },
			],
		});
		const file = `${collection}/home`;
		expect(await pull()).toMatchObject({ ok: false, error: [{ file, field, key: "directus.name.taken" }] });
		expect(existsSync(directory)).toBe(false);
	});

	it("B-SEC-03 B-REL-04 takes no file whose id is none", async () => {
		const { root, pull } = await pullOf({}, [image, { ...image, id: "../../outside" }]);
		expect(await pull()).toMatchObject({
			ok: false,
			error: [{ file: "directus_files", field: "1.id", key: "directus.read.json" }],
		});
		expect(readdirSync(join(root, "site"))).toEqual([]);
	});
});

describe("a pull", () => {
	it("B-USE-08 names a field that refers to an item of another project", async () => {
		const { pull } = await pullOf({
			ecommerce_settings: [{ id: 1 }],
			ecommerce_category: [{ id: 7, key: "ringe", slug: "ringe", display_name: "Ringe" }],
			ecommerce_product: [
				{ id: 5, key: "a", slug: "a", status: "published", category: 8, display_name: "A" },
			],
		});
		expect(await pull()).toMatchObject({
			ok: false,
			error: [{ file: "ecommerce_product/a", field: "category", key: "directus.item.foreign", params: {} }],
		});
	});

	it("B-USE-04 joins items that older collections count, wherever one names another", async () => {
		const { directory, pull } = await pullOf({
			ecommerce_settings: [{ id: 1, category_filters: [{ sort: 1, category_id: "ringe" }] }],
			ecommerce_category: [{ id: 7, key: "ringe", slug: "ringe", display_name: "Ringe" }],
			ecommerce_product: [{ id: 5, slug: "a", status: "published", category: 7, display_name: "A" }],
			ecommerce_product_variant: [{ id: 3, product: 5, key: "v", display_name: "54" }],
			ecommerce_product_image: [{ id: 2, product: 5, image: image.id }],
			page: [{ id: 9, name: "home", translations: [{ language: "de", path: "/" }] }],
		});
		expect(await pull()).toMatchObject({ ok: true });
		expect(document(directory, "shop/products/a.json")).toMatchObject({
			category: "ringe",
			images: ["ring.jpg"],
			product_variants: [{ id: "v" }],
		});
		expect(document(directory, "shop/settings.json")).toMatchObject({
			category_filters: [{ sort: 1, category_id: "ringe" }],
		});
		expect(document(directory, "pages/home.json")).toMatchObject({ translations: [{ path: "/" }] });
	});

	it("B-REL-04 says what the disk refuses", async () => {
		const { root, directory, pull } = await pullOf({});
		rmSync(join(root, "site"), { recursive: true });
		writeFileSync(join(root, "site"), "");
		expect(await pull()).toMatchObject({
			ok: false,
			error: [{ file: directory, key: "directus.disk.failed" }],
		});
	});

	it("B-REL-01 leaves a folder that somebody keeps next to it", async () => {
		const { root, directory, pull } = await pullOf({});
		mkdirSync(`${directory}.old`);
		writeFileSync(`${directory}.old/mine.json`, "{}");
		expect(await pull()).toMatchObject({ ok: true, value: { changed: true } });
		expect(await pull()).toMatchObject({ ok: true, value: { changed: false } });
		expect(readdirSync(join(root, "site")).sort()).toEqual(["content", "content.old"]);
		expect(readdirSync(`${directory}.old`)).toEqual(["mine.json"]);
	});
});
