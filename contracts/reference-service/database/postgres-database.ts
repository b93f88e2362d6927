import pg from "pg";
import type { Database, SqlValue } from "./database.ts";

/** The method that a pool and its connections share. */
interface Runner {
	query(sql: string, values: SqlValue[]): Promise<{ rows: unknown[] }>;
}

/** Opens a PostgreSQL server's database by its URL; a lost idle connection is replaced with the next query. */
export function openPostgresDatabase(url: string, onLostConnection: () => void): Database {
	const pool = new pg.Pool({ connectionString: url, max: 10 });
	pool.on("error", onLostConnection);
	return {
		query: (sql, values) => run(pool, sql, values),
		async transaction(work) {
			const connection = await pool.connect();
			let broken: Error | undefined;
			try {
				await connection.query("BEGIN");
				const end = await work({ query: (sql, values) => run(connection, sql, values) });
				await connection.query(end.commit ? "COMMIT" : "ROLLBACK");
				return end.value;
			} catch (error) {
				await connection.query("ROLLBACK").catch((failure: Error) => {
					broken = failure;
				});
				throw error;
			} finally {
				connection.release(broken);
			}
		},
		close: () => pool.end(),
	};
}

async function run<Found>(
	runner: Runner,
	sql: string,
	values: readonly SqlValue[] = [],
): Promise<readonly Found[]> {
	return (await runner.query(sql, [...values])).rows as Found[];
}
