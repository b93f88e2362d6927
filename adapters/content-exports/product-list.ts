import {
	type CellPlace,
	type DecimalMark,
	decimalMarkOf,
	distinct,
	gtinOf,
	listOf,
	offeredPrice,
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
} from "#adapters/content-exports/exported-product.ts";
import {
	type ListColumns,
	type ManyField,
	manyColumns,
	type SingleField,
	singleColumns,
	usualColumns,
} from "#adapters/content-exports/list-columns.ts";

/** A list while it is read. */
interface Reading {
	readonly columns: ExportColumns<SingleField>;
	readonly many: Readonly<Record<ManyField, readonly string[]>>;
	readonly mark: DecimalMark;
	/** The attribute groups of the shop that columns belong to. */
	readonly attributeGroups: ReadonlyMap<string, string>;
	readonly report: ExportReport;
}

function offerOf(row: ExportRow, { columns, mark, report }: Reading): ExportedOffer {
	return {
		line: row.line,
		number: columns.cell(row, "number"),
		price: columns.has("price")
			? offeredPrice(columns.cell(row, "price"), mark, columns.place(row, "price"), report)
			: null,
		stock: stockOf(columns.cell(row, "stock"), columns.place(row, "stock"), report),
		gtin: gtinOf(columns.cell(row, "gtin"), columns.place(row, "gtin"), report),
		isReordered: false,
	};
}

function imagesOf(rows: readonly ExportRow[], { columns, many }: Reading): readonly ExportedImage[] {
	const images = rows.flatMap((row) =>
		many.image.flatMap((column) =>
			listOf(row.cell(column), /[|;]|,(?=\s*(?:https?:|[^,?]*\.\w+\s*(?:,|$)))/).map((text) => ({
				text,
				alt: columns.cell(row, "alt"),
				line: row.line,
				column,
			})),
		),
	);
	return images.filter(({ text }, place) => images.findIndex((image) => image.text === text) === place);
}

const statuses = {
	published: /^(?:active|aktiv|actif|published|veröffentlicht|publié|online|1|yes|ja|oui)$/i,
	draft: /^(?:draft|entwurf|brouillon|inaktiv|inactive|inactif|0|no|nein|non)$/i,
	archived: /^(?:archived|archiviert|archivé)$/i,
} as const;

function statusOf(
	text: string,
	{ line, column }: CellPlace,
	report: ExportReport,
): ExportedProduct["status"] {
	const isKnown = text === "" || Object.values(statuses).some((status) => status.test(text));
	if (!isKnown) {
		report.add("warning", line, column, "import.status", { found: text });
		return "draft";
	}
	return statuses.draft.test(text) ? "draft" : statuses.archived.test(text) ? "archived" : "published";
}

const conditions = {
	new: /^(?:new|neu|neuf)$/i,
	used: /^(?:used|gebraucht|occasion|second hand)$/i,
	refurbished: /^(?:refurbished|aufgearbeitet|reconditionné)$/i,
	vintage: /^vintage$/i,
} as const;

function conditionOf(text: string): string {
	return Object.entries(conditions).find(([, pattern]) => pattern.test(text))?.[0] ?? text;
}

function attributesOf(
	row: ExportRow,
	columns: readonly string[],
	{ attributeGroups }: Reading,
): readonly ExportedAttribute[] {
	return columns.flatMap((column) => {
		const values = distinct(listOf(row.cell(column), /[;|]/));
		const group = attributeGroups.get(column);
		const name = { text: column, line: row.line, column };
		return values.length === 0 ? [] : [{ name, values, ...(group !== undefined && { group }) }];
	});
}

function formerPathsOf(text: string): readonly string[] {
	const path = text.replace(/^https?:\/\/[^/]+/i, "");
	return path.startsWith("/") && path !== "/" ? [path] : [];
}

function productOf(
	rows: readonly ExportRow[],
	options: readonly string[],
	reading: Reading,
): readonly ExportedProduct[] {
	const [first] = rows;
	if (!first) return [];
	const { columns, many } = reading;
	const cell = (field: SingleField) => columns.cell(first, field);
	const place = (field: SingleField) => columns.place(first, field);
	const offers = rows.map((row) => offerOf(row, reading));
	const [offer] = offers;
	if (!offer) return [];
	const isSingle = rows.length === 1;
	const properties = [...many.option.filter((column) => !options.includes(column)), ...many.attribute];
	const category = listOf(cell("category"), />/).at(-1);
	const days = cell("days") === "" ? null : stockOf(cell("days"), place("days"), reading.report);
	return [
		{
			lines: rows.map(({ line }) => line),
			name: { text: cell("name"), ...place("name") },
			handle: columns.has("product") ? cell("product") : "",
			description: { text: cell("description"), ...place("description") },
			brand: cell("brand"),
			categories: category === undefined ? [] : [category],
			googleCategory: "",
			tags: distinct(listOf(cell("tags"))),
			status: statusOf(cell("status"), place("status"), reading.report),
			condition: conditionOf(cell("condition")),
			gender: "",
			ageGroup: "",
			shippingTime: days,
			offer: isSingle ? offer : { ...offer, number: "" },
			options: isSingle ? [] : options,
			variants: isSingle
				? []
				: rows.map((row, index) => ({
						...(offers[index] ?? offer),
						values: options.map((column) => row.cell(column)).filter((value) => value !== ""),
					})),
			attributes: attributesOf(first, properties, reading),
			images: imagesOf(rows, reading),
			formerPaths: rows.flatMap((row) => formerPathsOf(columns.cell(row, "address"))),
		},
	];
}

/** Returns the columns in which the rows of a product differ. */
function differing(rows: readonly ExportRow[], columns: readonly string[]): readonly string[] {
	return columns.filter((column) => new Set(rows.map((row) => row.cell(column))).size > 1);
}

/** Returns the rows that are a product each; those without a name or with an earlier row's article number are reported. */
function separateRows(rows: readonly ExportRow[], { columns, report }: Reading): readonly ExportRow[] {
	const lines = new Map<string, number>();
	return rows.filter((row) => {
		if (columns.cell(row, "name") === "") {
			report.add("warning", row.line, columns.place(row, "name").column, "import.name", {});
			return false;
		}
		const number = columns.cell(row, "number");
		const line = lines.get(number);
		if (number === "" || line === undefined) {
			lines.set(number, row.line);
			return true;
		}
		const { column } = columns.place(row, "number");
		report.add("warning", row.line, column, "import.numberTwice", { found: number, line });
		return false;
	});
}

/**
 * Groups rows into products. Rows with the same product name are its variants if they differ in an option; otherwise
 * they are separate products.
 */
function productsOf(rows: readonly ExportRow[], reading: Reading): readonly ExportedProduct[] {
	const { columns, many } = reading;
	const groups = new Map<string, ExportRow[]>();
	let last = "";
	for (const row of rows) {
		const name = columns.cell(row, "name");
		const key = columns.cell(row, "product") || name || last;
		if (key === "") separateRows([row], reading);
		else groups.set(key, [...(groups.get(key) ?? []), row]);
		last = key;
	}
	return [...groups.values()].flatMap((group) => {
		const options = differing(group, many.option);
		return options.length > 0
			? productOf(group, options, reading)
			: separateRows(group, reading).flatMap((row) => productOf([row], [], reading));
	});
}

/** Words of rows that only add up others. */
const sums =
	/^(?:(?:zwischen|gesamt)?summe|gesamt(?:wert|betrag)?|(?:sub|grand )?total|sum|sous-total|total général)\s*:?$/i;

/** Returns the rows of products, without sums at the end of groups. */
function withoutSums(
	rows: readonly ExportRow[],
	table: ExportTable,
	report: ExportReport,
): readonly ExportRow[] {
	return rows.filter((row) => {
		const found = table.columns.map((column) => row.cell(column)).find((cell) => cell !== "") ?? "";
		if (!sums.test(found)) return true;
		report.add("hint", row.line, null, "import.sumRow", { found });
		return false;
	});
}

/** Returns the columns of the fields that may have several. */
function manyColumnsOf({ columns }: ExportTable, named: ListColumns): Reading["many"] {
	const isNamed = (column: string, names: readonly string[]) =>
		names.some((name) => name.toLowerCase() === column.toLowerCase());
	const taken = Object.values(named).flat();
	const columnsFor = (field: ManyField) => [
		...columns.filter((column) => isNamed(column, named[field] ?? [])),
		...columns.filter((column) => manyColumns[field].test(column) && !isNamed(column, taken)),
	];
	return { image: columnsFor("image"), option: columnsFor("option"), attribute: columnsFor("attribute") };
}

/** Returns the first column that the command names and the list does not have. */
function missingColumn({ columns }: ExportTable, named: ListColumns): string | undefined {
	const names = columns.map((column) => column.toLowerCase());
	return Object.values(named)
		.flat()
		.find((column) => !names.includes(column.toLowerCase()));
}

/**
 * Reads a list of products, such as an Excel table; `named` contains the fields of columns with other names, and
 * `attributeGroups` the attribute groups of the shop that columns belong to.
 */
export async function readProductList(
	table: ExportTable,
	report: ExportReport,
	named: ListColumns = {},
	attributeGroups: ReadonlyMap<string, string> = new Map(),
): Promise<ExportedShop | null> {
	const singles = Object.fromEntries(
		Object.entries(usualColumns).map(([field, names]) => [field, named[field as SingleField] ?? names]),
	) as Record<SingleField, readonly string[] | RegExp>;
	const columns = findColumns(table, singles);
	if (!columns.has("name")) {
		const params = { found: table.columns.join(", "), needs: (named.name ?? singleColumns.name).join(", ") };
		report.add("error", 1, null, "import.columns", params);
		return null;
	}
	const found = missingColumn(table, named);
	if (found !== undefined) {
		report.add("error", 1, null, "import.noColumn", { found, allowed: table.columns.join(", ") });
		return null;
	}
	const many = manyColumnsOf(table, named);
	const rows = withoutSums(await allRows(table), table, report);
	const mark = decimalMarkOf(rows.map((row) => columns.cell(row, "price")).filter((price) => price !== ""));
	const groups = new Map(
		[...attributeGroups].map(([name, group]) => [
			table.columns.find((column) => column.toLowerCase() === name.toLowerCase()) ?? name,
			group,
		]),
	);
	const counter = createColumnCounter(table, {
		read: [...columns.all, ...Object.values(many).flat()],
		technical: [],
		unused: /^(?:Gewicht|Weight|Poids|EK|Einkaufspreis|Cost|MwSt|USt|Tax|TVA|SEO .*|Meta .*)(?: ?\(.*\))?$/i,
	});
	for (const row of rows) counter.count(row);
	const products = productsOf(rows, { columns, many, mark, attributeGroups: groups, report });
	counter.report(report);
	const names = distinct(products.flatMap(({ categories }) => categories));
	return {
		products,
		categories: names.map((name) => ({ name, formerPaths: [] })),
		isWithoutPrices: !columns.has("price"),
	};
}
