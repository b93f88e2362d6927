import type { Logger } from "#core/ports/logger.ts";

/** The part of the console that notes go to. */
export type NoteConsole = Pick<Console, "info">;

/** Writes notes to the browser's console, where a developer finds them and a visitor does not. */
export function createConsoleLogger(console: NoteConsole): Logger {
	return {
		note(key, details) {
			if (details === undefined) console.info(key);
			else console.info(key, details);
		},
	};
}
