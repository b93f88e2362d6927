import type { KeyValue } from "#core/platform/key-value.ts";

/** A change of the browser's storage. */
export type StorageCommand =
	| { readonly type: "write"; readonly key: string; readonly text: string }
	| { readonly type: "remove"; readonly key: string };

/** The maximum number of characters of a copy; a longer one counts as damaged. */
export const maxStateLength = 512 * 1024;

/** The milliseconds by which a copy's timestamp can be ahead of the clock before it counts as from the future. */
export const clockTolerance = 5 * 60 * 1000;

/** Returns the key of a damaged copy, kept for support and developers. */
export function damagedKey(key: string): string {
	return `${key}:damaged`;
}

/** Runs the commands; returns false if the browser refused to store a text. */
export function runStorageCommands(store: KeyValue, commands: readonly StorageCommand[]): boolean {
	let stored = true;
	for (const command of commands) {
		if (command.type === "remove") store.remove(command.key);
		else stored = store.write(command.key, command.text) && stored;
	}
	return stored;
}
