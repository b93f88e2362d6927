import { expect, it, onTestFinished } from "vitest";
import { migrate, refuseSharedNumbers } from "#contracts/reference-service/database/migrate.ts";
import { openEmptyDatabase } from "./test-database.ts";

async function database() {
	const opened = await openEmptyDatabase();
	onTestFinished(() => opened.close());
	return opened;
}

it("refuses two migrations with one number, and names both", () => {
	expect(() => refuseSharedNumbers(["001-a.sql", "002-b.sql", "002-c.sql"])).toThrow(
		/002-b\.sql and 002-c\.sql/,
	);
	expect(() => refuseSharedNumbers(["001-a.sql", "002-b.sql"])).not.toThrow();
});

it("does not repeat a migration that the database knows by its former name", async () => {
	const opened = await database();
	await migrate(opened);
	const [all] = await opened.query<{ count: number }>("SELECT count(*)::int AS count FROM migrations");
	await opened.query(
		"UPDATE migrations SET name = '015-newsletter-ends.sql' WHERE name = '016-newsletter-ends.sql'",
	);
	await migrate(opened);
	const names = await opened.query<{ name: string }>(
		"SELECT name FROM migrations WHERE name LIKE '%newsletter-ends.sql'",
	);
	expect(names).toEqual([{ name: "016-newsletter-ends.sql" }]);
	expect(await opened.query("SELECT count(*)::int AS count FROM migrations")).toEqual([all]);
});

it("migrates a database that stopped before the newsletter's migration", async () => {
	const opened = await database();
	await migrate(opened);
	await opened.query("DELETE FROM migrations WHERE name = '016-newsletter-ends.sql'");
	await opened.query("ALTER TABLE newsletter DROP COLUMN unsubscribe_token, DROP COLUMN ended_at");
	await opened.query("ALTER TABLE outbox DROP COLUMN unsubscribe_url");
	await migrate(opened);
	expect(await opened.query("SELECT unsubscribe_token, ended_at FROM newsletter")).toEqual([]);
});
