import type { LogDetails, Logger } from "#core/ports/logger.ts";

/** A note as it was written. */
export interface LogNote {
	readonly key: string;
	readonly details: LogDetails;
}

/** A logger that keeps its notes for tests and reports. */
export interface MemoryLogger extends Logger {
	/** Everything noted so far, the oldest first. */
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
