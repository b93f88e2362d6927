import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customEndpoint } from "@directus/sdk";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDirectusContent, type DirectusContent } from "#adapters/composition/directus-content.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { adminOf, prepareDirectus, seed, smallContent } from "#tests/directus/seeded-project.ts";

const [project, other] = ["slips.example", "neighbour.example"] as const;
const folder = mkdtempSync(join(tmpdir(), "facette-held-"));
const { id, image, mediaFolder } = createSeedContext(project);
const admin = adminOf(project);
const vase = id("ecommerce_product", "vase");

const names = (display_name: string) => [{ language: "de", display_name }];

beforeAll(async () => {
	await prepareDirectus();
	const content = smallContent("Ausrutscher");
	const documents = new Map(content.documents);
	for (const name of ["krug", "teller"])
		documents.set(`shop/products/${name}.json`, {
			category: "vasen",
			translations: names(`Der ${name}`),
			images: ["hero-pearls.jpg"],
			price_brutto: "12",
		});
	await seed(project, { ...content, documents });
	await seed(other, smallContent("Nachbar"));
	const { read } = await load();
	expect(read.ok).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function content(): DirectusContent {
	const source = {
		...{ url: inject("directus").url, project, token: null, drafts: false },
		images: join(folder, "pictures"),
		published: join(folder, "published.json"),
	};
	return createDirectusContent(source, {
		languages: ["de"],
		defaultLanguage: "de",
		logger: createMemoryLogger(),
	});
}

/** Reads the project as a build does, and stores it as published. */
async function load() {
	const directus = content();
	const read = await directus.load();
	if (read.ok) directus.savePublished();
	return { read, held: directus.held() };
}

const productsOf = ({ read }: Awaited<ReturnType<typeof load>>) => {
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return new Map((read.value.site.shop?.products ?? []).map((product) => [String(product.id), product]));
};

/** Makes a slip, returns the build after it, and the one after its correction. */
async function slip(make: () => Promise<() => Promise<unknown>>) {
	const before = productsOf(await load());
	const undo = await make();
	const during = await load();
	await undo();
	const after = await load();
	expect(after.held).toEqual([]);
	expect(productsOf(after)).toEqual(before);
	return { before, held: during.held, products: productsOf(during) };
}

const update = (collection: string, item: string, changes: object, former: object) => async () => {
	await admin.updateItem(collection, item, { ...changes });
	return () => admin.updateItem(collection, item, { ...former });
};

const product = "ecommerce_product";
const file = image("vase-porcelain.jpg") ?? "";

const slips: readonly (readonly [
	string,
	() => Promise<() => Promise<unknown>>,
	string,
	string | null,
	string,
])[] = [
	[
		"a price with separators in another currency, which no form refuses",
		update(product, vase, { prices: [{ currency: "CHF", price_brutto: "1.290,00" }] }, { prices: null }),
		"content.format.decimal_near",
		"Product “Vase von Ausrutscher”",
		product,
	],
	[
		"an empty category",
		update(product, vase, { category: null }, { category: id("ecommerce_category", "vasen") }),
		"directus.field.missing",
		"Product “Vase von Ausrutscher”",
		product,
	],
	[
		"a slug that another product has",
		update(product, vase, { slug: "krug" }, { slug: "vase" }),
		"content.slug.duplicate",
		"Product “Vase von Ausrutscher”",
		product,
	],
	[
		"a category of another project",
		update(
			product,
			vase,
			{ category: createSeedContext(other).id("ecommerce_category", "vasen") },
			{ category: id("ecommerce_category", "vasen") },
		),
		"directus.item.foreign",
		"Product “Vase von Ausrutscher”",
		product,
	],
	[
		"a page whose short name has a capital letter",
		update("page", id("page", "service"), { name: "Service" }, { name: "service" }),
		"directus.name.file",
		"Page “Service”",
		"page",
	],
];

describe("an editor's slip in Directus", () => {
	it.each(slips)(
		"B-REL-01 %s holds back one item, and the finding names it as the forms do",
		async (_, make, key, item, collection) => {
			const { before, held, products } = await slip(make);
			expect(held).toMatchObject([{ state: "kept", findings: [{ key }] }]);
			const [finding] = held[0]?.findings ?? [];
			expect(finding?.words?.en.item).toBe(item);
			expect(finding?.words?.en.field).not.toBeNull();
			expect(finding?.words?.en.field).not.toMatch(/_|[0-9a-f]{8}-/);
			expect(finding?.link).toMatch(new RegExp(`/admin/content/${collection}/[0-9a-f-]{36}$`));
			expect(JSON.stringify(finding?.params)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
			expect(products).toEqual(before);
		},
	);

	it("a picture in the library's root leaves the product as it was, and others are published", async () => {
		const { held, products } = await slip(async () => {
			const setFolder = (to: string | null) =>
				admin.request(
					customEndpoint({
						method: "PATCH",
						path: `/files/${file}`,
						body: JSON.stringify({ folder: to }),
					}),
				);
			await setFolder(null);
			const undoPrice = await update(
				product,
				id(product, "krug"),
				{ price_brutto: "13" },
				{ price_brutto: "12" },
			)();
			return async () => {
				await setFolder(mediaFolder);
				await undoPrice();
			};
		});
		expect(held).toMatchObject([{ state: "kept", findings: [{ key: "directus.picture.foreign" }] }]);
		expect(held[0]?.findings[0]?.words?.en.item).toContain("Product “Vase von Ausrutscher”");
		expect(products.get("vase")?.images).toHaveLength(1);
		expect(String(products.get("krug")?.price_brutto)).toBe("13");
	});

	it("a new product without a category is left out until it has one", async () => {
		const created = (await admin.createItem(product, {
			project: id("project"),
			status: "published",
			slug: "neu",
			key: "neu",
			price_brutto: "9",
			translations: names("Neu"),
		})) as { readonly id: string };
		const without = await load();
		expect(without.held).toMatchObject([{ state: "left out" }]);
		expect(productsOf(without).has("neu")).toBe(false);
		await admin.updateItem(product, created.id, { category: id("ecommerce_category", "vasen") });
		const complete = await load();
		expect(complete.held).toEqual([]);
		expect(productsOf(complete).has("neu")).toBe(true);
		await admin.deleteItem(product, created.id);
	});
});

describe("an editor's slip that concerns the whole site", () => {
	const settings = id("ecommerce_settings");
	const warningsOf = ({ read }: Awaited<ReturnType<typeof load>>) => (read.ok ? read.value.warnings : []);

	it("B-REL-01 a category that the shop's settings name can be deleted, with a note at the settings", async () => {
		const key = "schalen";
		const fields = {
			key,
			slug: key,
			project: id("project"),
			...names("Schalen")[0],
			translations: names("Schalen"),
		};
		const { id: item } = (await admin.createItem("ecommerce_category", fields)) as { readonly id: string };
		const filters = [{ sort: 1, category_id: "vasen" }];
		const withShells = [...filters, { sort: 2, category_id: key }];
		await admin.updateItem("ecommerce_settings", settings, { category_filters: withShells });
		expect(warningsOf(await load()).filter(({ key }) => key.startsWith("content.reference"))).toEqual([]);
		await admin.deleteItem("ecommerce_category", item);
		const after = await load();
		expect(after.held).toEqual([]);
		expect(after.read.ok && after.read.value.site.shop?.settings.category_filters).toMatchObject([
			{ sort: 1 },
		]);
		const [note, ...others] = warningsOf(after).filter(({ key }) => key === "content.reference.leftOut");
		expect(others).toEqual([]);
		expect(note).toMatchObject({ severity: "warning", params: { found: key } });
		expect(note?.words?.en.item).toMatch(/^Shop settings/);
		expect(note?.words?.en.field).toBe("Category filters 2 › Category");
		expect(note?.link).toContain(`/admin/content/ecommerce_settings/${settings}`);
		await admin.updateItem("ecommerce_settings", settings, { category_filters: filters });
	});

	it("B-REL-01 a home page that is set to draft keeps its published state", async () => {
		const home = id("page", "home");
		await admin.updateItem("page", home, { status: "draft" });
		const { read, held } = await load();
		await admin.updateItem("page", home, { status: "published" });
		expect(read.ok && read.value.site.pages.map(({ template }) => template)).toContain("home");
		expect(held).toMatchObject([{ state: "kept", findings: [{ key: "content.home.missing" }] }]);
		expect(held[0]?.findings[0]?.words?.en.item).toContain("Project");
		expect(held[0]?.findings[0]?.link).toContain(`/admin/content/project/${id("project")}`);
		expect((await load()).held).toEqual([]);
	});

	it("B-REL-01 a logo that is moved to the library's root keeps its published image, with a note at the project", async () => {
		const logo = image("hero-pearls.jpg") ?? "";
		const folderOf = (to: string | null) =>
			customEndpoint({ method: "PATCH", path: `/files/${logo}`, body: JSON.stringify({ folder: to }) });
		await admin.updateItem("project", id("project"), { logo });
		const before = await load();
		await admin.request(folderOf(null));
		const after = await load();
		await admin.request(folderOf(mediaFolder));
		await admin.updateItem("project", id("project"), { logo: null });
		const logoOf = ({ read }: typeof after) => read.ok && read.value.site.project.logo;
		expect(logoOf(before)).toBeTruthy();
		expect(logoOf(after)).toEqual(logoOf(before));
		const note = warningsOf(after).find(({ key }) => key === "directus.picture.foreign");
		expect(note).toMatchObject({ severity: "warning", words: { en: { field: "Logo" } } });
		expect(note?.link).toContain(`/admin/content/project/${id("project")}`);
	});
});
