import type { CellPlace } from "#adapters/content-exports/cell-values.ts";
import type { ExportRow, ExportTable } from "#adapters/content-exports/csv-file.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";

/** The columns of an export, by field. */
export interface ExportColumns<Field extends string> {
	/** The names of the columns that were found. */
	readonly all: readonly string[];
	has(field: Field): boolean;
	/** Returns the cell of a field; "" if the export has no such column. */
	cell(row: ExportRow, field: Field): string;
	/** Returns the place of a field's cell, for findings. */
	place(row: ExportRow, field: Field): CellPlace;
}

/** A pattern of column names, or names in any letter case. */
type ColumnNames = readonly string[] | RegExp;

function isNamed(column: string, names: ColumnNames): boolean {
	if (names instanceof RegExp) return names.test(column);
	return names.some((name) => name.toLowerCase() === column.toLowerCase());
}

/** Finds the columns of an export by their possible names; of several the first one counts. */
export function findColumns<Field extends string>(
	{ columns }: Pick<ExportTable, "columns">,
	names: Readonly<Record<Field, ColumnNames>>,
): ExportColumns<Field> {
	const fields = Object.entries<ColumnNames>(names) as [Field, ColumnNames][];
	const found = new Map(
		fields.flatMap(([field, candidates]) => {
			const column = columns.find((name) => isNamed(name, candidates));
			return column === undefined ? [] : [[field, column] as const];
		}),
	);
	return {
		all: [...found.values()],
		has: (field) => found.has(field),
		cell: (row, field) => {
			const column = found.get(field);
			return column === undefined ? "" : row.cell(column);
		},
		place: ({ line }, field) => ({ line, column: found.get(field) ?? field }),
	};
}

/** The columns that a reader does not read. */
export interface UnreadColumns {
	/** Columns that have no meaning outside of the other shop system. */
	readonly technical: ColumnNames;
	/** Columns for which the content has no field. */
	readonly unused: ColumnNames;
	/** All columns that are read. */
	readonly read: ColumnNames;
}

/** Counts the values of columns that are not read. */
export interface ColumnCounter {
	count(row: ExportRow): void;
	/** Reports each of these columns that has values, once. */
	report(report: ExportReport): void;
}

/** Creates the counter of an export's columns. */
export function createColumnCounter(
	{ columns }: Pick<ExportTable, "columns">,
	{ technical, unused, read }: UnreadColumns,
): ColumnCounter {
	const others = columns.filter((name) => !isNamed(name, technical) && !isNamed(name, read));
	const counts = new Map<string, { count: number; line: number; found: string }>();
	return {
		count(row) {
			for (const column of others) {
				const found = row.cell(column);
				if (found === "") continue;
				const before = counts.get(column);
				if (before) before.count++;
				else counts.set(column, { count: 1, line: row.line, found });
			}
		},
		report(report) {
			for (const [column, { count, line, found }] of counts) {
				const key = isNamed(column, unused) ? "import.columnUnused" : "import.column";
				report.add("hint", line, column, key, { count, found });
			}
		},
	};
}
