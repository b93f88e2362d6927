import type { LogDetails, Logger } from "#core/platform/logger.ts";

/** Something noted while a site was built, once however often it happened. */
export interface LogEntry {
	readonly key: string;
	readonly details: LogDetails;
}

/** Notes of the pages of a site, which can be made again when a page is not planned again. */
export interface PageNotes {
	readonly logger: Logger;
	/** Those since the last call, each as often as it was made. */
	take(): readonly LogEntry[];
	/** Makes notes again that a page left in an earlier build. */
	repeat(notes: readonly LogEntry[]): void;
}

/** Hands notes on, and remembers those of the page that is planned. */
export function createPageNotes(to: Logger): PageNotes {
	let own: LogEntry[] = [];
	return {
		logger: {
			note(key, details = {}) {
				own.push({ key, details });
				to.note(key, details);
			},
		},
		take() {
			const taken = own;
			own = [];
			return taken;
		},
		repeat(notes) {
			for (const { key, details } of notes) to.note(key, details);
		},
	};
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
