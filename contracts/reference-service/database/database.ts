/** A value of a statement; times are ISO 8601, decimals and JSON are text. */
export type SqlValue = string | number | boolean | null;

/** A result row by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one SQL statement with numbered parameters ($1, $2, …); values are never part of its text. */
export interface Queries {
	query<Found = Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly Found[]>;
}

/**
 * Inserts a row: each key is a column, JSON is passed as text. Table and columns become part of the statement's
 * text, so they must be constants of the program.
 */
export async function insertRow(
	queries: Queries,
	table: string,
	row: Readonly<Record<string, SqlValue>>,
): Promise<void> {
	const columns = Object.keys(row);
	const places = columns.map((_, index) => `$${index + 1}`);
	await queries.query(
		`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`,
		Object.values(row),
	);
}

/** The end of a transaction (commit or rollback) and its result. */
export interface TransactionEnd<Value> {
	readonly commit: boolean;
	readonly value: Value;
}

/** A PostgreSQL database, embedded or on a server. */
export interface Database extends Queries {
	/** Runs work in a transaction; a thrown error rolls it back and is rethrown. */
	transaction<Value>(work: (queries: Queries) => Promise<TransactionEnd<Value>>): Promise<Value>;

	close(): Promise<void>;
}

/** Commits a transaction with a result. */
export function commit<Value>(value: Value): TransactionEnd<Value> {
	return { commit: true, value };
}

/** Rolls a transaction back with a result. */
export function rollBack<Value>(value: Value): TransactionEnd<Value> {
	return { commit: false, value };
}

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
