import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import { type ExportFile, readExport } from "#adapters/content-exports/read-export.ts";
import { shopDocuments, type TargetShop } from "#adapters/content-exports/shop-documents.ts";

/** A shop without anything. */
export const emptyShop: TargetShop = {
	language: "de",
	root: "/shop",
	otherLanguages: [],
	existing: [],
	overwrite: false,
	categories: [],
	manufacturers: [],
	attributes: [],
	brands: [],
	otherCategory: "Sonstiges",
	imageName: (address) =>
		address
			.replace(/[?].*$/, "")
			.split("/")
			.at(-1) ?? null,
};

/** Writes a list into a file and returns its path. */
export function writeList(list: string | Buffer): string {
	const path = join(mkdtempSync(join(tmpdir(), "export-")), "list.csv");
	writeFileSync(path, list);
	return path;
}

/** Returns what a report says, shortly: "2 Variant Price import.price 1.290". */
export function saidBy({ findings }: ExportReport): readonly string[] {
	return findings.map(({ file, field, key, params }) =>
		[file.split(":").at(-1), field, key, Object.values(params)[0]].filter((part) => part ?? false).join(" "),
	);
}

/** Reads an export as content of a shop. */
export async function readDocuments(
	file: Pick<ExportFile, "kind" | "path"> & Partial<ExportFile>,
	target: Partial<TargetShop> = {},
) {
	const { shop, report } = await readExport({ today: "2026-11-27", ...file });
	if (shop === null) throw new Error(JSON.stringify(report.findings));
	const documents = shopDocuments(shop, { ...emptyShop, ...target }, report);
	const products = new Map(documents.products.map(({ slug, document }) => [slug, document]));
	return { shop, documents, products, report, said: saidBy(report) };
}
