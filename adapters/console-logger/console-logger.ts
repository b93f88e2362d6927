import type { Logger } from "#core/platform/logger.ts";

/** The part of the console that receives notes. */
export type NoteConsole = Pick<Console, "info">;

/** Creates a logger to the browser's console, for developers. */
export function createConsoleLogger(console: NoteConsole): Logger {
	return {
		note(key, details) {
			if (details === undefined) console.info(key);
			else console.info(key, details);
		},
	};
}
