import type { LogDetails, Logger } from "#core/platform/logger.ts";

/** A log entry. */
export interface LogNote {
	readonly key: string;
	readonly details: LogDetails;
}

/** A logger that keeps its entries for tests and reports. */
export interface MemoryLogger extends Logger {
	/** All entries so far, the oldest first. */
	readonly notes: readonly LogNote[];
}

/** Creates an empty {@link MemoryLogger}. */
export function createMemoryLogger(): MemoryLogger {
	const notes: LogNote[] = [];
	return {
		notes,
		note(key, details = {}) {
			notes.push({ key, details });
		},
	};
}
