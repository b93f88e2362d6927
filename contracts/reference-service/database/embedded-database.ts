import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite, types } from "@electric-sql/pglite";
import type { Database, SqlValue } from "./database.ts";
import { makePrivate } from "./private-folder.ts";

/** The method that PGlite and its transactions share. */
interface Runner {
	query<Found>(sql: string, values?: SqlValue[]): Promise<{ rows: Found[] }>;
}

/** Keeps 64-bit integers as text, as the `pg` package does. */
const parsers = { [types.INT8]: (value: string) => value };

/** Creates a new database in the folder of its argument. CommonJS, because it is passed as text. */
const initialisation = `
	const [, pglite, dataDir] = process.argv;
	require(pglite).PGlite.create({ dataDir }).then((database) => database.close());
`;

/**
 * Creates a new database in a process of its own. PGlite runs PostgreSQL's initdb in two more WebAssembly
 * instances, and their 440 MB would stay in the service's process until its next start.
 */
async function initialise(folder: string): Promise<void> {
	if (existsSync(join(folder, "PG_VERSION"))) return;
	const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
	const env = { ...process.env, NODE_OPTIONS: "" };
	await promisify(execFile)(process.execPath, ["-e", initialisation, pglite, folder], { env });
}

/**
 * Opens a PostgreSQL inside this process, in a folder, or in memory if the folder is null. A database in memory
 * starts with the content of `dump`, a tar archive from PGlite's `dumpDataDir`, or empty.
 */
export async function openEmbeddedDatabase(
	folder: string | null,
	dump: Blob | null = null,
): Promise<Database> {
	if (folder !== null) {
		makePrivate(folder);
		await initialise(folder);
		// PGlite creates its files with mode 0666, whatever the umask, so protect the folder first.
		makePrivate(folder);
	}
	const inMemory = dump === null ? { parsers } : { parsers, loadDataDir: dump };
	const pglite = await PGlite.create(folder === null ? inMemory : { dataDir: folder, parsers });
	return {
		query: (sql, values) => run(pglite, sql, values),
		transaction: (work) =>
			pglite.transaction(async (transaction) => {
				const end = await work({ query: (sql, values) => run(transaction, sql, values) });
				if (!end.commit) await transaction.rollback();
				return end.value;
			}),
		async close() {
			await pglite.close();
			if (folder !== null) makePrivate(folder);
		},
	};
}

async function run<Found>(
	runner: Runner,
	sql: string,
	values: readonly SqlValue[] = [],
): Promise<readonly Found[]> {
	return (await runner.query<Found>(sql, [...values])).rows;
}
