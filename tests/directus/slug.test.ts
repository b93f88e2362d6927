import { beforeAll, describe, expect, inject, it } from "vitest";
import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { slugFlow } from "#adapters/content-directus/model/slug-flow.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { slugOf } from "#core/text/slug.ts";
import { prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";

const [domain, other] = ["adressteil.example", "anderer-adressteil.example"];
const { project, id } = createSeedContext(domain);
let send: Send;

const create = async (collection: string, item: object) =>
	Object(await send("POST", `/items/${collection}`, { project, ...item }));
const createProduct = (item: object) =>
	create("ecommerce_product", { category: id("ecommerce_category", "vasen"), ...item });

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(domain, smallContent("Adressteil"));
	await seed(other, smallContent("Anderer Adressteil"));
});

describe("the slug of a new item", () => {
	it.each(["Größen & Maße", "Élégance d’été", "  Ring „Ö“ 1,5 ct.  ", "ǖ ǟ ẞ", "O\u0308sterreich"])(
		"B-USE-09 is that of its name: %s",
		async (display_name) => {
			expect(await createProduct({ display_name })).toMatchObject({ slug: slugOf(display_name) });
		},
	);

	it("B-USE-09 has a number where another item of the website has it", async () => {
		const { project: elsewhere, id: idOf } = createSeedContext(other);
		const category = idOf("ecommerce_category", "vasen");
		const product = { display_name: "Trauring Firn" };
		expect(await createProduct({ ...product, project: elsewhere, category })).toMatchObject({
			slug: "trauring-firn",
		});
		expect(await createProduct(product)).toMatchObject({ slug: "trauring-firn" });
		expect(await createProduct({ ...product, slug: "" })).toMatchObject({ slug: "trauring-firn-2" });
		expect(await createProduct({ ...product, slug: null })).toMatchObject({ slug: "trauring-firn-3" });
		expect(await createProduct({ display_name: "Trauring" })).toMatchObject({ slug: "trauring" });
	});

	it("B-USE-09 is the typed one if there is one, and empty without a name", async () => {
		expect(await createProduct({ display_name: "Ring", slug: "eigener" })).toMatchObject({ slug: "eigener" });
		expect(await createProduct({})).toMatchObject({ slug: null });
		expect(await createProduct({ display_name: "—" })).toMatchObject({ slug: null });
	});

	it("B-USE-09 B-SEO-12 does not change when the name does", async () => {
		const { id: product } = await createProduct({ display_name: "Alter Name" });
		const changed = await send("PATCH", `/items/ecommerce_product/${product}`, {
			display_name: "Neuer Name",
		});
		expect(changed).toMatchObject({ display_name: "Neuer Name", slug: "alter-name" });
	});

	it("B-USE-09 is cut at the length of an address", async () => {
		const { slug } = await createProduct({ display_name: "Sehr langer Name ".repeat(12) });
		expect(slug.length).toBeLessThan(115);
		expect(slug).toMatch(/[a-z]$/);
	});

	it("B-USE-09 comes to categories, makers, brands and subcategories, too", async () => {
		for (const collection of ["ecommerce_category", "ecommerce_manufacturer", "brand"])
			expect(await create(collection, { display_name: "Zehn & Söhne" })).toMatchObject({
				slug: "zehn-soehne",
			});
		const [{ id: settings }] = Object(
			await send("GET", `/items/ecommerce_settings?filter[project][_eq]=${project}&fields=id`),
		);
		const own = [{ display_name: "Für Sie" }, { display_name: "Für Sie" }];
		await send("PATCH", `/items/ecommerce_settings/${settings}`, { subcategory_filters: { create: own } });
		const found = await send(
			"GET",
			`/items/ecommerce_subcategory?filter[settings][_eq]=${settings}&fields=slug`,
		);
		expect(found).toEqual([{ slug: "fuer-sie" }, { slug: "fuer-sie-2" }]);
	});
});

describe("the slugs of a copy", () => {
	it("B-USE-09 B-SEO-12 are those of the original in no language", async () => {
		const translation = { language: "en", display_name: "Ring" };
		const translations = [{ ...translation, slug: "english-ring" }];
		const names = copiedFields(collectionNamed("ecommerce_product")).map((path) => path.split(".")[0]);
		const copied = Object.fromEntries(names.map((name) => [name, null]));
		const category = id("ecommerce_category", "vasen");
		const copy = { ...copied, project, category, display_name: "Ring Kopie", translations };
		expect(await createProduct(copy)).toMatchObject({ slug: "ring-kopie", translations: [translation] });
		expect(await createProduct({ ...copy, slug: "getippt" })).toMatchObject({
			slug: "getippt",
			translations: [translation],
		});
		expect(await createProduct({ display_name: "Ring Neu", translations })).toMatchObject({
			slug: "ring-neu",
			translations,
		});
	});
});

describe("the slug in forms and without the Flow", () => {
	it("B-USE-09 is required only in the form of an existing item", async () => {
		const { meta } = Object(await send("GET", "/fields/ecommerce_product/slug"));
		const [condition] = meta.conditions;
		expect([meta.required, condition.rule, condition.required]).toEqual([
			false,
			{ _and: [{ id: { _nnull: true } }] },
			true,
		]);
	});

	it("B-USE-09 stays empty where an administrator has switched the Flow off", async () => {
		const { id: flow } = slugFlow();
		await send("PATCH", `/flows/${flow}`, { status: "inactive" });
		expect((await prepareDirectus()).changes).toEqual([]);
		expect(await createProduct({ display_name: "Ohne Flow" })).toMatchObject({ slug: null });
		await send("PATCH", `/flows/${flow}`, { status: "active" });
	});
});
