import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "#contracts/reference-service/database/database.ts";
import { openEmbeddedDatabase } from "#contracts/reference-service/database/embedded-database.ts";
import type { ReferenceServiceOptions } from "#contracts/reference-service/reference-service.ts";

const require = createRequire(import.meta.url);
const { version } = require(join(dirname(require.resolve("@electric-sql/pglite")), "../package.json")) as {
	readonly version: string;
};
const file = fileURLToPath(new URL(`../../../dist/test/databases/pglite-${version}.tar`, import.meta.url));

const unused: Database[] = [];

/**
 * Returns the options of a service for an empty database: in memory, or the one that REFERENCE_SERVICE_TEST_DATABASE
 * names. Opening one in memory takes a second of processor time, so a closed one is emptied and used again.
 */
export function testDatabase(): Pick<ReferenceServiceOptions, "openDatabase" | "databaseUrl"> {
	const databaseUrl = process.env.REFERENCE_SERVICE_TEST_DATABASE;
	return databaseUrl ? { databaseUrl } : { openDatabase: openEmptyDatabase };
}

/** Opens an empty database in memory, which is used again once it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
	const opened = unused.pop() ?? (await openEmbeddedDatabase(null, await initialContent()));
	return {
		...opened,
		async close() {
			await opened.query("DROP SCHEMA public CASCADE");
			await opened.query("CREATE SCHEMA public");
			unused.push(opened);
		},
	};
}

/** PostgreSQL's initdb takes longer than most tests, so the first process stores its result in a file. */
async function initialContent(): Promise<Blob> {
	return readFile(file).then((content) => new Blob([content]), initialise);
}

async function initialise(): Promise<Blob> {
	const database = await PGlite.create();
	const content = await database.dumpDataDir("none");
	await database.close();
	await mkdir(dirname(file), { recursive: true });
	// Another process may write it at the same time.
	const part = join(dirname(file), `${process.pid}.part`);
	await writeFile(part, Buffer.from(await content.arrayBuffer()));
	await rename(part, file);
	return content;
}
