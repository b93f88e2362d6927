/** A value that a statement may carry; times go as ISO 8601, decimals and JSON as text. */
export type SqlValue = string | number | boolean | null;

/** A row of a response, by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one SQL statement with numbered parameters ($1, $2, …); values never become part of its text. */
export interface Queries {
	query<Found = Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly Found[]>;
}

/**
 * Adds a row to a table: each value goes into the column that it is named after, JSON as text. Table and columns become part
 * of the statement's text, so they are named by the program itself.
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

/** How a transaction ends: kept or undone, and with what. */
export interface TransactionEnd<Value> {
	readonly commit: boolean;
	readonly value: Value;
}

/** A PostgreSQL database, embedded or on a server. */
export interface Database extends Queries {
	/** Runs work that is kept as a whole or not at all; a thrown error undoes it and is thrown on. */
	transaction<Value>(work: (queries: Queries) => Promise<TransactionEnd<Value>>): Promise<Value>;

	close(): Promise<void>;
}

/** Ends a transaction whose work is kept. */
export function commit<Value>(value: Value): TransactionEnd<Value> {
	return { commit: true, value };
}

/** Ends a transaction whose work is undone. */
export function rollBack<Value>(value: Value): TransactionEnd<Value> {
	return { commit: false, value };
}
