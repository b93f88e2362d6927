import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commit, type Database, type Queries } from "./database.ts";

/** An arbitrary lock number of this service, so that two instances that start at once migrate one after the other. */
const lockNumber = 7_110_522;

/** Next to this module, and next to the compiled program. */
const folders = ["./migrations/", "./database/migrations/"];

/** Former names of migrations by their current names, so that a database does not run one twice. */
const formerNames: Readonly<Record<string, string>> = {
	"016-newsletter-ends.sql": "015-newsletter-ends.sql",
};

/**
 * Runs the new migrations in the order of their numbers, all in one transaction. A migration is a plain SQL file
 * named `{number}-{what}.sql`; its statements end with ";" at the end of a line. Throws if two have the same
 * number.
 */
export async function migrate(database: Database): Promise<void> {
	await database.transaction(async (queries) => {
		await queries.query("SELECT pg_advisory_xact_lock($1)", [lockNumber]);
		await queries.query("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
		for (const [name, former] of Object.entries(formerNames))
			await queries.query("UPDATE migrations SET name = $1 WHERE name = $2", [name, former]);
		const rows = await queries.query<{ name: string }>("SELECT name FROM migrations");
		const done = new Set(rows.map(({ name }) => name));
		for (const [name, sql] of migrations()) if (!done.has(name)) await apply(queries, name, sql);
		return commit(null);
	});
}

async function apply(queries: Queries, name: string, sql: string): Promise<void> {
	for (const statement of sql.split(/;\s*$/m)) {
		if (statement.trim() !== "") await queries.query(statement);
	}
	await queries.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
}

function migrations(): readonly (readonly [string, string])[] {
	for (const folder of folders) {
		const url = new URL(folder, import.meta.url);
		const names = filesOf(url).filter((name) => name.endsWith(".sql"));
		refuseSharedNumbers(names);
		if (names.length > 0)
			return names.toSorted().map((name) => [name, readFileSync(new URL(name, url), "utf8")]);
	}
	throw new Error(`No migrations next to ${fileURLToPath(import.meta.url)}: copy database/migrations there.`);
}

/** Throws if two migrations have the same number, because their order would be accidental. */
export function refuseSharedNumbers(names: readonly string[]): void {
	const byNumber = new Map<string, string>();
	for (const name of names) {
		const [number = ""] = name.split("-");
		const other = byNumber.get(number);
		if (other)
			throw new Error(`The migrations ${other} and ${name} have one number. Give one the next that is free.`);
		byNumber.set(number, name);
	}
}

function filesOf(url: URL): readonly string[] {
	try {
		return readdirSync(url);
	} catch {
		return [];
	}
}
