import { mkdirSync } from "node:fs";
import { PGlite, types } from "@electric-sql/pglite";
import type { Database, SqlValue } from "./database.ts";

/** The one method that PGlite and its transactions share. */
interface Runner {
	query<Found>(sql: string, values?: SqlValue[]): Promise<{ rows: Found[] }>;
}

/** Whole numbers of 64 bits stay text, as the `pg` package gives them. */
const parsers = { [types.INT8]: (value: string) => value };

/** Opens a PostgreSQL inside this process, on a folder, or in memory when the folder is null. */
export async function openEmbeddedDatabase(folder: string | null): Promise<Database> {
	if (folder !== null) mkdirSync(folder, { recursive: true });
	const pglite = await PGlite.create(folder === null ? { parsers } : { dataDir: folder, parsers });
	return {
		query: (sql, values) => run(pglite, sql, values),
		transaction: (work) =>
			pglite.transaction(async (transaction) => {
				const end = await work({ query: (sql, values) => run(transaction, sql, values) });
				if (!end.commit) await transaction.rollback();
				return end.value;
			}),
		close: () => pglite.close(),
	};
}

async function run<Found>(
	runner: Runner,
	sql: string,
	values: readonly SqlValue[] = [],
): Promise<readonly Found[]> {
	return (await runner.query<Found>(sql, [...values])).rows;
}
