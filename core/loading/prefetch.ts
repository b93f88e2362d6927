/** The connection properties that the browser reports (Network Information API), if any. */
export interface ConnectionHints {
	/** "slow-2g", "2g", "3g" or "4g". */
	readonly effectiveType?: string | undefined;
	/** Whether the visitor asked to save data. */
	readonly saveData?: boolean | undefined;
}

/** Returns whether pages may be fetched before a link is pressed (R-LOAD-05): not on 2g or with data saver. */
export function mayPrefetch(connection: ConnectionHints | null): boolean {
	if (connection === null) return true;
	return connection.saveData !== true && !(connection.effectiveType ?? "").includes("2g");
}
