import type { LogDetails, Logger } from "#core/platform/logger.ts";

/** A note of a build. */
export interface LogEntry {
	readonly key: string;
	readonly details: LogDetails;
}

/** The notes of each page, which are logged again if the page is taken from the cache. */
export interface PageNotes {
	readonly logger: Logger;
	/** Returns the notes since the last call, including repeated ones. */
	take(): readonly LogEntry[];
	/** Logs notes of a page from an earlier build again. */
	repeat(notes: readonly LogEntry[]): void;
}

/** Creates a logger that records the notes of a page and passes them on to `target`. */
export function createPageNotes(target: Logger): PageNotes {
	let pageNotes: LogEntry[] = [];
	return {
		logger: {
			note(key, details = {}) {
				pageNotes.push({ key, details });
				target.note(key, details);
			},
		},
		take() {
			const result = pageNotes;
			pageNotes = [];
			return result;
		},
		repeat(notes) {
			for (const { key, details } of notes) target.note(key, details);
		},
	};
}

/** Creates a logger that keeps one of several equal notes, so that a problem on every page is one line of the report. */
export function createLogCollector(): { readonly logger: Logger; takeNotes(): readonly LogEntry[] } {
	let notes: LogEntry[] = [];
	const logged = new Set<string>();
	return {
		logger: {
			note(key, details = {}) {
				const identity = JSON.stringify([key, details]);
				if (logged.has(identity)) return;
				logged.add(identity);
				notes.push({ key, details });
			},
		},
		takeNotes() {
			const result = notes;
			notes = [];
			return result;
		},
	};
}
