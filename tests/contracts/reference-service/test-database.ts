import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const require = createRequire(import.meta.url);
const { version } = require(join(dirname(require.resolve("@electric-sql/pglite")), "../package.json")) as {
	readonly version: string;
};
const file = fileURLToPath(new URL(`../../../dist/test/databases/pglite-${version}.tar`, import.meta.url));

let read: Promise<Blob> | undefined;

/**
 * Returns an empty database for services in memory. PostgreSQL's initdb takes longer than most tests, so the first
 * process stores its result in a file.
 */
export function emptyDatabase(): Promise<Blob> {
	read ??= readFile(file).then((content) => new Blob([content]), initialise);
	return read;
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
