import type { Queries } from "./database.ts";

/** Deletes all orders, payments, mails, enquiries, ratings and sign-ups; stock numbers are kept. */
export async function emptyTables(queries: Queries): Promise<void> {
	await queries.query(
		"TRUNCATE order_keys, orders, order_lines, payment_reports, enquiries, ratings, newsletter, outbox, mail_files",
	);
}

/** Resets the database to the start of the service: empty, with the catalogue's stock. */
export async function resetDatabase(queries: Queries): Promise<void> {
	await emptyTables(queries);
	await queries.query("UPDATE stock SET sold = 0");
}
