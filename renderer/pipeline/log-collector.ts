import type { LogDetails, Logger } from "#core/ports/logger.ts";

/** Something noted while a site was built, once however often it happened. */
export interface LogEntry {
	readonly key: string;
	readonly details: LogDetails;
}

/** A logger that keeps each different note once, so that a fault of every page is one line of the report. */
export function createLogCollector(): { readonly logger: Logger; takeNotes(): readonly LogEntry[] } {
	let notes: LogEntry[] = [];
	const known = new Set<string>();
	return {
		logger: {
			note(key, details = {}) {
				const identity = JSON.stringify([key, details]);
				if (known.has(identity)) return;
				known.add(identity);
				notes.push({ key, details });
			},
		},
		takeNotes() {
			const taken = notes;
			notes = [];
			return taken;
		},
	};
}
