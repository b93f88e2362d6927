import type { Queries } from "./database.ts";

/** Deletes all orders, payments, mails, enquiries, ratings and sign-ups; the stock keeps its numbers. */
export async function emptyTables(queries: Queries): Promise<void> {
	await queries.query(
		"TRUNCATE order_keys, orders, order_lines, payment_reports, enquiries, ratings, newsletter, outbox, mail_files",
	);
}

/** Makes the database what it was at the start of the service: empty, with the stock of the catalogue. */
export async function resetDatabase(queries: Queries): Promise<void> {
	await emptyTables(queries);
	await queries.query("UPDATE stock SET sold = 0");
}
