import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";
import {
	type Files,
	findingsIn,
	set,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";
import { startComputingTime } from "#tests/computing-time.ts";

const product = "shop/products/ring.json";

async function shopOf(change: (files: Files) => void = () => {}) {
	const files = validFiles();
	change(files);
	const result = await createContentFiles({
		directory: writeFolder(files),
		languages,
		defaultLanguage: "de",
	}).load();
	if (!result.ok) throw new Error(JSON.stringify(result.error, null, "\t"));
	return result.value.site.shop;
}

async function keysOf(change: (files: Files) => void) {
	const files = validFiles();
	change(files);
	return (await findingsIn(writeFolder(files))).map(({ file, key }) => [file, key]);
}

describe("a content folder's shop", () => {
	it("takes file names for the ids and slugs that products do not give", async () => {
		const shop = await shopOf((files) => {
			files["shop/products/two.json"] = { ...(files[product] as object), id: 2, slug: "ring-zwei" };
		});
		expect(shop?.products.map(({ id, slug }) => [id, slug])).toEqual([
			["ring", "ring"],
			[2, "ring-zwei"],
		]);
	});

	it("B-LAW-07 takes the name of a manufacturer from the brand of its slug", async () => {
		const shop = await shopOf();
		expect(shop?.manufacturers).toMatchObject([
			{
				id: "alpenhorn",
				slug: "alpenhorn",
				display_name: "Alpenhorn",
				contact: { responsible_person: null },
			},
		]);
	});

	it("B-LAW-07 accepts a brand without an entry as a manufacturer, and warns that its contact data are missing", async () => {
		const files = validFiles();
		delete files["shop/manufacturers.json"];
		const findings = await findingsIn(writeFolder(files));
		expect(findings).toMatchObject([{ severity: "warning", key: "content.safety.contact" }]);
		const shop = await shopOf((other) => delete other["shop/manufacturers.json"]);
		expect(shop?.manufacturers).toEqual([
			{ id: "alpenhorn", slug: "alpenhorn", display_name: "Alpenhorn", contact: null },
		]);
	});

	it.each([
		["1290", "1290"],
		["0012.50", "12.5"],
		[0.1, "0.1"],
		[0, "0"],
		[null, null],
	])("R-CAT-09 reads the price %j exactly as %j", async (written, price) => {
		const shop = await shopOf((files) => set(files, product, "price_brutto", written));
		expect(shop?.products[0]?.price_brutto).toBe(price);
	});

	it("R-SET-04 orders categories by sort, those without it by their place", async () => {
		const category = (id: string, sort?: number) => ({
			id,
			slug: id,
			...(sort === undefined ? {} : { sort }),
			translations: [{ language: "de", display_name: id }],
		});
		const shop = await shopOf((files) => {
			files["shop/categories.json"] = [category("rings"), category("first", 0), category("third")];
			set(files, "shop/settings.json", "manufacturer_filters.0.categories", []);
			set(files, "shop/settings.json", "attribute_filters.0.category", undefined);
			set(files, "shop/settings.json", "subcategory_filters.0.category", undefined);
		});
		expect(shop?.categories.map(({ id }) => id)).toEqual(["first", "rings", "third"]);
	});

	it("R-SET-05 takes a legal text as it is, or from a Markdown file of the pages", async () => {
		const shop = await shopOf((files) =>
			set(files, "shop/settings.json", "legal_pages.1", { type: "withdrawal", content: "Binnen 14 Tagen." }),
		);
		expect(shop?.settings.legal_pages).toEqual([
			{ type: "terms", content: "## Uhren\n\nVon *Hand*.\n" },
			{ type: "withdrawal", content: "Binnen 14 Tagen." },
		]);
	});
});

describe("an empty cell of a list that became a content folder", () => {
	it.each([
		["a price", "price_brutto", null],
		["a number of pieces", "stock", null],
		["a number of days", "shipping_time", null],
		["a choice", "gender", null],
		["a choice with a default", "status", "published"],
		["a moment", "date_created", null],
		["an id", "manufacturer", null],
		["true or false", "reorder_possible", false],
		["true, false or nothing", "battery", null],
		["a list", "attributes", []],
		["a list of words", "tags", []],
		["an object", "quantity", null],
	])("R-CAT-09 takes a blank text for absent in a field for %s", async (_, field, absent) => {
		const shop = await shopOf((files) => set(files, product, field, " "));
		expect(shop?.products[0]).toMatchObject({ [field]: absent });
	});
});

describe("the findings of a content folder's shop", () => {
	it("are none without a shop folder", async () => {
		expect(await findingsIn(writeFolder(shoplessFiles()))).toEqual([]);
	});

	it("do not blame others for a file that could not be read", async () => {
		expect(await keysOf((files) => set(files, "shop/categories.json", "0.slug", 5))).toEqual([
			["shop/categories.json", "content.type.text"],
		]);
		expect(
			await keysOf((files) => {
				files[product] = "{";
			}),
		).toEqual([[product, "content.json.end"]]);
		expect(await keysOf((files) => set(files, product, "stock", "many"))).toEqual([
			[product, "content.type.number"],
		]);
	});

	it("come all at once", async () => {
		const keys = await keysOf((files) => {
			set(files, "shop/settings.json", "default_sort", "xyz");
			set(files, product, "price_brutto", "-3");
			files["shop/products/two.json"] = { ...(files[product] as object), price_brutto: 1, category: "xyz" };
		});
		expect(keys).toEqual([
			[product, "content.format.number"],
			["shop/products/two.json", "content.reference.unknown"],
			["shop/settings.json", "content.unknown.value"],
		]);
	});

	it("name a product's image without alternative text", async () => {
		const findings = await keysOf((files) => set(files, "media/index.json", "0.translations", undefined));
		expect(findings).toContainEqual(["media/index.json", "content.field.missing"]);
		expect(
			await keysOf((files) => {
				files["media/index.json"] = [];
				set(files, "brands/alpenhorn.json", "translations.0.image", undefined);
			}),
		).toEqual([["media/index.json", "content.alt.none"]]);
	});
});

describe("a shop of thousands of products", () => {
	/** Returns the seconds of computing time for the findings of a shop of that many products, and the findings. */
	const check = async (count: number, change: (place: number) => Files) => {
		const files = validFiles();
		const one = files[product] as object;
		for (let place = 0; place < count; place++)
			files[`shop/products/p${place}.json`] = { ...one, ...change(place) };
		const directory = writeFolder(files);
		const computed = startComputingTime();
		const findings = await findingsIn(directory);
		return { seconds: computed(), findings };
	};

	const faulty = (place: number) => ({
		slug: "one",
		category: `none${place}`,
		images: [`r${place}.png`],
	});
	it.each<[string, (place: number) => Files, Readonly<Record<string, number>>]>([
		["", () => ({}), {}],
		[
			" where each of them has faults",
			faulty,
			{ "content.slug.duplicate": 3_999, "content.reference.unknown": 4_000 },
		],
	])("is read in a time proportional to its products%s", async (_title, change, errors) => {
		const few = await check(1_000, change);
		const many = await check(4_000, change);
		// Sixteen times, if each product were compared with all others.
		expect(many.seconds / few.seconds).toBeLessThan(8);
		const counts: Record<string, number> = {};
		for (const { key, severity } of many.findings)
			if (severity === "error") counts[key] = (counts[key] ?? 0) + 1;
		expect(counts).toEqual(errors);
	});
});
