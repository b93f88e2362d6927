import {
	type DecimalMark,
	decimalMarkOf,
	distinct,
	gtinOf,
	listOf,
	priceOf,
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
	ExportedCategory,
	ExportedOffer,
	ExportedProduct,
	ExportedShop,
	PlacedText,
} from "#adapters/content-exports/exported-product.ts";
import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import {
	attributeColumns,
	technicalColumns,
	unusedColumns,
	wooColumns,
} from "#adapters/content-exports/woocommerce-columns.ts";
import { variantsOf, type WooVariation } from "#adapters/content-exports/woocommerce-variations.ts";
import { wordpressHtml } from "#adapters/content-exports/wordpress-text.ts";
import { slugOf } from "#core/text/slug.ts";

type Field = keyof typeof wooColumns;

/** An export while it is read. */
interface Reading {
	readonly columns: ExportColumns<Field>;
	/** The columns of the attributes' names and values, by the attributes' numbers. */
	readonly attributes: readonly { readonly name: string; readonly values: string }[];
	readonly mark: DecimalMark;
	/** Today, "2026-11-27", because sale prices are limited in time. */
	readonly today: string;
	readonly report: ExportReport;
}

/** The bases of addresses that WooCommerce uses in English, German and French. */
const productBases = ["product", "produkt", "produit"];
const categoryBases = ["product-category", "produkt-kategorie", "categorie-produit"];

/** Returns the column names by the number of the attribute that they are about. */
function numbered(columns: readonly string[], pattern: RegExp): ReadonlyMap<string, string> {
	return new Map(
		columns.flatMap((column) => {
			const number = pattern
				.exec(column)
				?.slice(1)
				.find((group) => group !== undefined);
			return number === undefined ? [] : [[number, column] as const];
		}),
	);
}

function attributeColumnsOf({ columns }: ExportTable): Reading["attributes"] {
	const values = numbered(columns, attributeColumns.values);
	return [...numbered(columns, attributeColumns.name)].flatMap(([number, name]) => {
		const column = values.get(number);
		return column === undefined ? [] : [{ name, values: column }];
	});
}

function attributesOf(row: ExportRow, { attributes }: Reading): readonly ExportedAttribute[] {
	return attributes.flatMap(({ name: column, values }) => {
		const text = row.cell(column);
		const found = distinct(listOf(row.cell(values), /(?<!\\),|\s\|\s/));
		return text === "" ? [] : [{ name: { text, line: row.line, column }, values: found }];
	});
}

/** Returns whether a day is within the days of a sale, which may be open at both ends. */
function isOnSale(row: ExportRow, { columns, today }: Reading): boolean {
	const [starts, ends] = (["saleStarts", "saleEnds"] as const).map((field) =>
		columns.cell(row, field).slice(0, 10),
	);
	return (!starts || starts <= today) && (!ends || ends >= today);
}

function offerOf(row: ExportRow, reading: Reading): ExportedOffer {
	const { columns, mark, report } = reading;
	const cell = (field: Field) => columns.cell(row, field);
	const place = (field: Field) => columns.place(row, field);
	const isReduced = cell("salePrice") !== "" && isOnSale(row, reading);
	const field = isReduced ? "salePrice" : "price";
	const price = priceOf(cell(field), mark, place(field), report);
	if (isReduced && price !== null && cell("price") !== "")
		report.add("hint", row.line, place("price").column, "import.reduction", {
			found: cell("price"),
			used: cell("salePrice"),
		});
	const stock = stockOf(cell("stock"), place("stock"), report);
	return {
		line: row.line,
		number: cell("number"),
		price,
		stock: stock ?? (cell("inStock") === "0" ? 0 : null),
		gtin: gtinOf(cell("gtin"), place("gtin"), report),
		isReordered: /^(?:1|notify)$/i.test(cell("backorders")),
	};
}

function variationOf(row: ExportRow, reading: Reading): WooVariation {
	const { columns } = reading;
	const values = attributesOf(row, reading).map(
		({ name, values: [value = ""] }) => [name.text.toLowerCase(), value] as const,
	);
	const [, suffix = ""] = /\s[-–]\s(.+)$/.exec(columns.cell(row, "name")) ?? [];
	return {
		offer: offerOf(row, reading),
		values: new Map(values),
		suffix,
		stockColumn: columns.place(row, "stock").column,
	};
}

function statusOf(row: ExportRow, { columns }: Reading): ExportedProduct["status"] {
	const isPublished = columns.cell(row, "published") === "1" || !columns.has("published");
	return isPublished && !/^(?:hidden|search)$/i.test(columns.cell(row, "visibility")) ? "published" : "draft";
}

/** Returns category paths, the deepest first: "Jewellery > Rings" before "Gifts". */
function categoryPathsOf(row: ExportRow, { columns }: Reading): readonly (readonly string[])[] {
	return listOf(columns.cell(row, "categories"))
		.map((path) => listOf(path, />/))
		.filter((path) => !/^(?:uncategorized|unkategorisiert|non classé)$/i.test(path.join()))
		.toSorted((one, other) => other.length - one.length);
}

function reportTax(row: ExportRow, { columns, report }: Reading): void {
	const status = columns.cell(row, "taxStatus");
	const rate = columns.cell(row, "taxClass");
	const field = /^(?:none|shipping)$/i.test(status) ? "taxStatus" : rate !== "" ? "taxClass" : null;
	if (field === null || /^(?:standard|parent)$/i.test(columns.cell(row, field))) return;
	const { line, column } = columns.place(row, field);
	report.add("warning", line, column, "import.tax", { found: columns.cell(row, field) });
}

/** Returns the description, else the short one; reports its shortcodes. */
function descriptionOf(row: ExportRow, { columns, report }: Reading): PlacedText {
	const field = columns.cell(row, "description") === "" ? "summary" : "description";
	const place = columns.place(row, field);
	// WooCommerce writes line breaks as a backslash and an n.
	const { html, dropped } = wordpressHtml(columns.cell(row, field).replaceAll("\\n", "\n"));
	if (dropped.length > 0)
		report.add("hint", place.line, place.column, "import.html", { found: dropped.join(", ") });
	return { text: html, ...place };
}

function productOf(row: ExportRow, variations: readonly ExportRow[], reading: Reading): ExportedProduct {
	const { columns } = reading;
	const cell = (field: Field) => columns.cell(row, field);
	const attributes = attributesOf(row, reading).filter(({ values }) => values.length > 0);
	const varied = new Set(
		variations.flatMap((variation) =>
			attributesOf(variation, reading).map(({ name }) => name.text.toLowerCase()),
		),
	);
	const options = attributes
		.filter(({ name }) => varied.has(name.text.toLowerCase()))
		.map(({ name, values }) => ({ name: name.text, values }));
	const handle = cell("slug").replace(/^.*\/(?=[^/]+\/?$)|\/$/g, "") || slugOf(plainTextOf(cell("name")), "");
	const paths = categoryPathsOf(row, reading);
	reportTax(row, reading);
	return {
		lines: [row.line, ...variations.map(({ line }) => line)],
		name: { text: cell("name"), ...columns.place(row, "name") },
		handle,
		description: descriptionOf(row, reading),
		brand: listOf(cell("brands"))[0] ?? "",
		categories: distinct(paths.map((path) => path.at(-1) ?? "")),
		googleCategory: "",
		tags: distinct(listOf(cell("tags"))),
		status: statusOf(row, reading),
		condition: "",
		gender: "",
		ageGroup: "",
		shippingTime: null,
		offer: offerOf(row, reading),
		options: options.map(({ name }) => name),
		variants: variantsOf(
			variations.map((variation) => variationOf(variation, reading)),
			options,
			reading.report,
		),
		attributes: attributes.filter(({ name }) => !varied.has(name.text.toLowerCase())),
		images: [row, ...variations]
			.flatMap((own) =>
				listOf(columns.cell(own, "images")).map((text) => ({
					text,
					alt: "",
					...columns.place(own, "images"),
				})),
			)
			.filter(({ text }, place, all) => all.findIndex((image) => image.text === text) === place),
		formerPaths: handle === "" ? [] : productBases.map((base) => `/${base}/${handle}`),
	};
}

/** Groups the rows into products and their variations; reports those that are neither. */
function groupsOf(
	rows: readonly ExportRow[],
	reading: Reading,
): ReadonlyMap<ExportRow, readonly ExportRow[]> {
	const { columns, report } = reading;
	const parents: ExportRow[] = [];
	const variations: ExportRow[] = [];
	for (const row of rows) {
		const types = listOf(columns.cell(row, "type").toLowerCase());
		const other = types.find((type) => !["simple", "variable", "variation"].includes(type));
		if (types.includes("variation")) variations.push(row);
		else if (other !== undefined)
			report.add("warning", row.line, columns.place(row, "type").column, "import.kind", { found: other });
		else if (columns.cell(row, "name") === "") report.add("warning", row.line, null, "import.name", {});
		else parents.push(row);
	}
	const groups = new Map(parents.map((row) => [row, [] as ExportRow[]]));
	const byKey = new Map(
		parents.flatMap((row) => [
			[columns.cell(row, "number").toLowerCase(), row] as const,
			[`id:${columns.cell(row, "id")}`, row] as const,
		]),
	);
	for (const row of variations) {
		const found = columns.cell(row, "parent");
		const parent = found === "" ? undefined : byKey.get(found.toLowerCase());
		if (parent) groups.get(parent)?.push(row);
		else report.add("warning", row.line, columns.place(row, "parent").column, "import.parent", { found });
	}
	return groups;
}

function categoriesOf(
	groups: ReadonlyMap<ExportRow, unknown>,
	reading: Reading,
): readonly ExportedCategory[] {
	const paths = new Map(
		[...groups.keys()].flatMap((row) =>
			categoryPathsOf(row, reading).map((path) => [path.at(-1)?.toLowerCase() ?? "", path] as const),
		),
	);
	return [...paths.values()].map((path) => ({
		name: path.at(-1) ?? "",
		formerPaths: categoryBases.map((base) => `/${base}/${path.map((part) => slugOf(part)).join("/")}`),
	}));
}

/** Reads an export of WooCommerce's products. `today` is a day such as "2026-11-27". */
export async function readWooCommerce(
	table: ExportTable,
	report: ExportReport,
	today: string,
): Promise<ExportedShop | null> {
	const columns = findColumns(table, wooColumns);
	if (!columns.has("name") || !(["type", "number", "price"] as const).some(columns.has)) {
		const params = { found: table.columns.join(", "), needs: "Type, SKU, Name, Regular price" };
		report.add("error", 1, null, "import.columns", params);
		return null;
	}
	// Prices are read when the decimal mark of all is known.
	const rows = await allRows(table);
	const prices = rows.flatMap((row) => [columns.cell(row, "price"), columns.cell(row, "salePrice")]);
	const attributes = attributeColumnsOf(table);
	const mark = decimalMarkOf(prices.filter((price) => price !== "")) ?? ".";
	const reading: Reading = { columns, attributes, mark, today, report };
	const names = [
		...Object.values(wooColumns).flat(),
		...attributes.flatMap(({ name, values }) => [name, values]),
	];
	const counter = createColumnCounter(table, {
		read: names,
		technical: technicalColumns,
		unused: unusedColumns,
	});
	for (const row of rows) counter.count(row);
	const groups = groupsOf(rows, reading);
	const products = [...groups].map(([row, variations]) => productOf(row, variations, reading));
	counter.report(report);
	return { products, categories: categoriesOf(groups, reading) };
}
