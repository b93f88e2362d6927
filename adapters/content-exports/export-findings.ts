import type { ContentFinding, Severity } from "#core/content/finding.ts";

/**
 * The keys of all messages about an export with the names of their parameters. The messages are in
 * `ui/locales/LANGUAGE/cli.json`.
 */
export const exportKeys = {
	"import.file": ["reason"],
	"import.csv": [],
	"import.empty": [],
	"import.columns": ["found", "needs"],
	"import.noColumn": ["found", "allowed"],
	"import.column": ["count", "found"],
	"import.columnUnused": ["count", "found"],
	"import.row": ["found"],
	"import.name": [],
	"import.titleRows": ["found"],
	"import.sumRow": ["found"],
	"import.numberTwice": ["found", "line"],
	"import.slug": ["found", "used"],
	"import.kind": ["found"],
	"import.parent": ["found"],
	"import.variantTwice": ["found"],
	"import.unlistedValue": ["found"],
	"import.anyValue": ["found"],
	"import.anyStock": ["found"],
	"import.variant": ["found", "file"],
	"import.price": ["found"],
	"import.priceZero": ["found"],
	"import.priceEmpty": [],
	"import.status": ["found"],
	"import.reduction": ["found", "used"],
	"import.stock": ["found"],
	"import.stockBelow": ["found"],
	"import.gtin": ["found"],
	"import.tax": ["found"],
	"import.html": ["found"],
	"import.image": ["found", "reason"],
	"import.imageMissing": ["found"],
	"import.categories": ["found", "used"],
	"import.category": ["used"],
	"import.attribute": ["found"],
	"import.attributeLanguage": ["found"],
	"import.attributeGroup": ["found", "allowed"],
	"import.value": ["found", "allowed"],
	"import.kept": ["found"],
	"import.language": ["found"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of a message about an export. */
export type ExportKey = keyof typeof exportKeys;

/** The parameters of a message about an export. */
export type ExportParams<Key extends ExportKey> = Readonly<
	Record<(typeof exportKeys)[Key][number], string | number>
>;

/** Collects the findings about data that an import cannot use. */
export interface ExportReport {
	/** Adds a finding at a line (from 1) and column of the export; `column` is null for the whole line. */
	add<Key extends ExportKey>(
		severity: Severity,
		line: number,
		column: string | null,
		key: Key,
		params: ExportParams<Key>,
	): void;
	readonly findings: readonly ContentFinding[];
}

const longestExcerpt = 60;

function shortened(value: string | number): string | number {
	// Addresses are not shortened.
	if (typeof value === "number" || /^https?:\S+$/.test(value)) return value;
	const line = value.replace(/\s+/g, " ").trim();
	return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}

/** Creates the report of an export. Its findings contain the file and line: "products.csv:12". */
export function createExportReport(file: string): ExportReport {
	const findings: ContentFinding[] = [];
	return {
		findings,
		add(severity, line, column, key, params) {
			const shown = Object.entries<string | number>(params).map(([name, value]) => [name, shortened(value)]);
			findings.push({
				severity,
				file: `${file}:${line}`,
				field: column,
				key,
				params: Object.fromEntries(shown),
			});
		},
	};
}
