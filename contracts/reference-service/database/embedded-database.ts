import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite, types } from "@electric-sql/pglite";
import type { Database, SqlValue } from "./database.ts";
import { makePrivate } from "./private-folder.ts";

/** The one method that PGlite and its transactions share. */
interface Runner {
	query<Found>(sql: string, values?: SqlValue[]): Promise<{ rows: Found[] }>;
}

/** Whole numbers of 64 bits stay text, as the `pg` package gives them. */
const parsers = { [types.INT8]: (value: string) => value };

/** Makes a new database in the folder that its argument names; CommonJS, since it has no file of its own. */
const initialisation = `
	const [, pglite, dataDir] = process.argv;
	require(pglite).PGlite.create({ dataDir }).then((database) => database.close());
`;

/**
 * Makes a new database in a process of its own. PGlite runs PostgreSQL's initdb in two more instances of WebAssembly,
 * whose 440 MB stay with the process that did it: a service would keep them until its next start.
 */
async function initialise(folder: string): Promise<void> {
	if (existsSync(join(folder, "PG_VERSION"))) return;
	const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
	const env = { ...process.env, NODE_OPTIONS: "" };
	await promisify(execFile)(process.execPath, ["-e", initialisation, pglite, folder], { env });
}

/**
 * Opens a PostgreSQL inside this process, on a folder, or in memory when the folder is null: with the content of `dump`, a
 * tar archive as PGlite's `dumpDataDir` gives it, or empty.
 */
export async function openEmbeddedDatabase(
	folder: string | null,
	dump: Blob | null = null,
): Promise<Database> {
	if (folder !== null) {
		makePrivate(folder);
		await initialise(folder);
		// PGlite gives its files the mode 0666, whatever the umask; nobody else gets into the folder meanwhile.
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
