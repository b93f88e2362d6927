import {
	distinct,
	gtinOf,
	listOf,
	offeredPrice,
	parsePrice,
	stockOf,
} from "#adapters/content-exports/cell-values.ts";
import { allRows, type ExportRow, type ExportTable } from "#adapters/content-exports/csv-file.ts";
import {
	createColumnCounter,
	type ExportColumns,
	findColumns,
} from "#adapters/content-exports/export-columns.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type {
	ExportedAttribute,
	ExportedImage,
	ExportedOffer,
	ExportedProduct,
	ExportedShop,
	FormerAddresses,
} from "#adapters/content-exports/exported-product.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import { slugOf } from "#core/text/slug.ts";

/** The columns of Shopify's exports, by their names up to 2024 and since. */
const names = {
	handle: ["Handle", "URL handle"],
	title: ["Title"],
	description: ["Body (HTML)", "Body HTML", "Description"],
	vendor: ["Vendor"],
	category: ["Product Category", "Standard Product Type"],
	type: ["Type", "Custom Product Type"],
	tags: ["Tags"],
	published: ["Published", "Published on online store"],
	status: ["Status"],
	option1: ["Option1 Name"],
	option2: ["Option2 Name"],
	option3: ["Option3 Name"],
	value1: ["Option1 Value"],
	value2: ["Option2 Value"],
	value3: ["Option3 Value"],
	number: ["Variant SKU", "SKU"],
	price: ["Variant Price", "Price"],
	compareAt: ["Variant Compare At Price", "Compare-at price"],
	tracker: ["Variant Inventory Tracker", "Inventory tracker"],
	stock: ["Variant Inventory Qty", "Inventory quantity"],
	policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
	taxable: ["Variant Taxable", "Charge tax"],
	barcode: ["Variant Barcode", "Barcode"],
	image: ["Image Src", "Product image URL"],
	alt: ["Image Alt Text"],
	variantImage: ["Variant Image", "Variant image URL"],
	giftCard: ["Gift Card"],
	googleCategory: ["Google Shopping / Google Product Category"],
	gender: ["Google Shopping / Gender"],
	ageGroup: ["Google Shopping / Age Group"],
	condition: ["Google Shopping / Condition"],
} as const;

type Field = keyof typeof names;
type Columns = ExportColumns<Field>;

/** Fields that a merchant or Shopify's own taxonomy adds to products: "Jewelry material (product.metafields.shopify.jewelry-material)". */
const metafield = /^(.+) \(product\.metafields\.(?:shopify|custom)\.[\w-]+\)$/;

const unread = {
	read: new RegExp(
		`^(?:${Object.values(names)
			.flat()
			.map((name) => name.replace(/[()/]/g, "\\$&"))
			.join("|")}|.+ \\(product\\.metafields\\.(?:shopify|custom)\\.[\\w-]+\\))$`,
		"i",
	),
	technical:
		/^(?:Variant Fulfillment Service|Fulfillment service|Variant Requires Shipping|Requires shipping|Variant Weight Unit|Weight unit for display|Image Position|Option\d Linked To|Included \/ .*|Google Shopping \/ (?:AdWords.*|Custom.*|MPN))$/i,
	unused:
		/^(?:SEO Title|SEO Description|Variant Grams|Weight value \(grams\)|Cost per item|Variant Tax Code|Tax code|Unit Price .*|(?:Price|Compare At Price) \/ .*)$/i,
} as const;

interface Group {
	readonly handle: string;
	readonly rows: ExportRow[];
}

/** Groups the rows by product: those with its handle, and the following ones without a handle. */
function groupsOf(rows: readonly ExportRow[], columns: Columns): readonly Group[] {
	const groups: Group[] = [];
	const byHandle = new Map<string, Group>();
	let last: Group | undefined;
	for (const row of rows) {
		const handle = columns.cell(row, "handle");
		const title = columns.cell(row, "title");
		const current = handle === "" ? (title === "" ? last : undefined) : byHandle.get(handle.toLowerCase());
		const isOther = current && title !== "" && columns.cell(current.rows[0] ?? row, "title") !== title;
		if (current && !isOther) current.rows.push(row);
		else {
			last = { handle, rows: [row] };
			groups.push(last);
			if (handle !== "" && !current) byHandle.set(handle.toLowerCase(), last);
			continue;
		}
		last = current;
	}
	return groups;
}

function offerOf(row: ExportRow, columns: Columns, report: ExportReport): ExportedOffer {
	const cell = (field: Field) => columns.cell(row, field);
	const price = offeredPrice(cell("price"), ".", columns.place(row, "price"), report);
	const before = parsePrice(cell("compareAt"), ".");
	if (before !== null && price !== null && compareDecimals(before, price) > 0) {
		const { line, column } = columns.place(row, "compareAt");
		report.add("hint", line, column, "import.reduction", { found: cell("compareAt"), used: cell("price") });
	}
	const isCounted = !columns.has("tracker") || cell("tracker") !== "";
	return {
		line: row.line,
		number: cell("number").replace(/^'/, ""),
		price,
		stock: isCounted ? stockOf(cell("stock"), columns.place(row, "stock"), report) : null,
		gtin: gtinOf(cell("barcode"), columns.place(row, "barcode"), report),
		isReordered: /^(?:continue|true)$/i.test(cell("policy")),
	};
}

const silent: ExportReport = { findings: [], add: () => undefined };

const optionNames = ["option1", "option2", "option3"] as const;
const optionValues = ["value1", "value2", "value3"] as const;

function valuesOf(row: ExportRow, columns: Columns): readonly string[] {
	const values = optionValues.map((field) => columns.cell(row, field)).filter((value) => value !== "");
	return values.length === 1 && values[0] === "Default Title" ? [] : values;
}

function isVariant(row: ExportRow, columns: Columns): boolean {
	return (["value1", "number", "price"] as const).some((field) => columns.cell(row, field) !== "");
}

function imagesOf(rows: readonly ExportRow[], columns: Columns): readonly ExportedImage[] {
	const images = (["image", "variantImage"] as const).flatMap((field) =>
		rows.flatMap((row) => {
			const text = columns.cell(row, field);
			const alt = field === "image" ? columns.cell(row, "alt") : "";
			return text === "" ? [] : [{ text, alt, ...columns.place(row, field) }];
		}),
	);
	return images.filter(({ text }, place) => images.findIndex((image) => image.text === text) === place);
}

function statusOf(row: ExportRow, columns: Columns, report: ExportReport): ExportedProduct["status"] {
	const status = columns.cell(row, "status").toLowerCase();
	if (!/^(?:active|archived|draft|unlisted|)$/.test(status)) {
		const { line, column } = columns.place(row, "status");
		report.add("warning", line, column, "import.status", { found: status });
	}
	if (status === "archived") return "archived";
	const isPublished = columns.cell(row, "published").toLowerCase() !== "false";
	return (status === "" || status === "active") && isPublished ? "published" : "draft";
}

function attributesOf(row: ExportRow, { columns }: ExportTable): readonly ExportedAttribute[] {
	return columns.flatMap((column) => {
		const [, name] = metafield.exec(column) ?? [];
		const value = row.cell(column);
		// References to other objects, JSON lists and long texts are not attribute values.
		if (name === undefined || value === "" || /^gid:|^[[{]|</.test(value) || value.length > 80) return [];
		return [{ name: { text: name, line: row.line, column }, values: distinct(listOf(value, /;/)) }];
	});
}

/** Reports rows that are neither a product nor have a variant or an image. */
function reportEmptyRows(rows: readonly ExportRow[], columns: Columns, report: ExportReport): void {
	for (const row of rows.slice(1))
		if (!isVariant(row, columns) && imagesOf([row], columns).length === 0)
			report.add("warning", row.line, null, "import.row", { found: columns.cell(row, "handle") });
}

function productOf(
	{ handle, rows }: Group,
	table: ExportTable,
	columns: Columns,
	report: ExportReport,
): readonly ExportedProduct[] {
	const [first] = rows;
	if (!first) return [];
	const cell = (field: Field) => columns.cell(first, field);
	if (/^true$/i.test(cell("giftCard"))) {
		for (const { line } of rows) report.add("warning", line, null, "import.kind", { found: "Gift Card" });
		return [];
	}
	if (cell("title") === "" && handle === "") {
		for (const { line } of rows) report.add("warning", line, null, "import.name", {});
		return [];
	}
	if (/^false$/i.test(cell("taxable")))
		report.add("warning", first.line, columns.place(first, "taxable").column, "import.tax", {
			found: cell("taxable"),
		});
	reportEmptyRows(rows, columns, report);
	const sold = rows.filter((row) => isVariant(row, columns));
	const isSingle = sold.length < 2 && valuesOf(sold[0] ?? first, columns).length === 0;
	const variants = isSingle
		? []
		: sold.map((row) => ({ ...offerOf(row, columns, report), values: valuesOf(row, columns) }));
	const category = cell("type") || (cell("category").split(">").at(-1)?.trim() ?? "");
	return [
		{
			lines: rows.map(({ line }) => line),
			name: { text: cell("title") || handle, ...columns.place(first, "title") },
			handle,
			description: { text: cell("description"), ...columns.place(first, "description") },
			brand: cell("vendor"),
			categories: category === "" ? [] : [category],
			googleCategory: cell("googleCategory"),
			tags: distinct(listOf(cell("tags"))),
			status: statusOf(first, columns, report),
			condition: cell("condition").toLowerCase(),
			gender: cell("gender").toLowerCase(),
			ageGroup: cell("ageGroup").toLowerCase(),
			shippingTime: null,
			offer: isSingle
				? offerOf(sold[0] ?? first, columns, report)
				: { ...offerOf(first, columns, silent), number: "" },
			options: isSingle ? [] : optionNames.map((field) => cell(field)).filter((name) => name !== ""),
			variants,
			attributes: attributesOf(first, table),
			images: imagesOf(rows, columns),
			formerPaths: handle === "" ? [] : [`/products/${handle}`],
		},
	];
}

/**
 * The addresses that every shop of Shopify has besides those of products and collections. A prefix is a language, "fr", or a language
 * with its market, "fr-ch".
 */
const formerAddresses: FormerAddresses = {
	lists: ["/collections/all", "/collections"],
	patterns: [
		{ from: "/collections/:collection/products/:handle", to: "/products/:handle" },
		{ from: "/:locale/collections/:collection/products/:handle", to: "/products/:handle" },
		{ from: "/:locale/products/:handle", to: "/products/:handle" },
		{ from: "/:locale/collections/:collection", to: "/collections/:collection" },
	],
	hasLanguagePrefix: true,
};

/** Reads an export of Shopify's products. */
export async function readShopify(table: ExportTable, report: ExportReport): Promise<ExportedShop | null> {
	const columns = findColumns(table, names);
	if (!columns.has("title") || !(columns.has("handle") || columns.has("price"))) {
		const params = { found: table.columns.join(", "), needs: "Handle, Title, Variant Price" };
		report.add("error", 1, null, "import.columns", params);
		return null;
	}
	const counter = createColumnCounter(table, unread);
	const rows = await allRows(table);
	for (const row of rows) counter.count(row);
	const products = groupsOf(rows, columns).flatMap((group) => productOf(group, table, columns, report));
	counter.report(report);
	const types = distinct(products.flatMap(({ categories }) => categories));
	return {
		products,
		categories: types.map((name) => ({ name, formerPaths: [`/collections/${slugOf(name)}`] })),
		formerAddresses,
	};
}
