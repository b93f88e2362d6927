import { basename } from "node:path";
import { openCsv } from "#adapters/content-exports/csv-file.ts";
import { createExportReport, type ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ExportedShop } from "#adapters/content-exports/exported-product.ts";
import { isListHead, type ListColumns } from "#adapters/content-exports/list-columns.ts";
import { readProductList } from "#adapters/content-exports/product-list.ts";
import { readShopify } from "#adapters/content-exports/shopify.ts";
import { readWooCommerce } from "#adapters/content-exports/woocommerce.ts";

/** The shop systems whose exports can be read; "csv" is any list of products. */
export const exportKinds = ["shopify", "woocommerce", "csv"] as const;

/** A shop system whose exports can be read. */
export type ExportKind = (typeof exportKinds)[number];

/** The export to read. */
export interface ExportFile {
	readonly kind: ExportKind;
	/** The path of the CSV file. */
	readonly path: string;
	/** The columns of a list with other names than usual. */
	readonly columns?: ListColumns;
	/** The attribute groups of the shop that columns of a list belong to, by the columns' names. */
	readonly attributeGroups?: ReadonlyMap<string, string>;
	/** Today, "2026-11-27", because reduced prices are limited in time. */
	readonly today: string;
}

/** The result of reading an export. */
export interface ReadExport {
	/** Null if the file is not such an export. */
	readonly shop: ExportedShop | null;
	/** The findings about data that cannot be used; further steps of an import add to it. */
	readonly report: ExportReport;
}

/** Reads an export. Findings contain the file and line. After an error the rest of the file was not read. */
export async function readExport({
	kind,
	path,
	columns,
	attributeGroups,
	today,
}: ExportFile): Promise<ReadExport> {
	const report = createExportReport(basename(path));
	try {
		const table = await openCsv(path, report, (names) => kind !== "csv" || isListHead(names, columns));
		if (table === null) return { shop: null, report };
		const shop =
			kind === "shopify"
				? await readShopify(table, report)
				: kind === "woocommerce"
					? await readWooCommerce(table, report, today)
					: await readProductList(table, report, columns, attributeGroups);
		const isRead = report.findings.every(({ severity }) => severity !== "error");
		return { shop: isRead ? shop : null, report };
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === undefined) throw error;
		report.add("error", 1, null, "import.file", { reason: code });
		return { shop: null, report };
	}
}
