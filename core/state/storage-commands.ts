import type { KeyValue } from "#core/platform/key-value.ts";

/** What is to be done to the browser's storage. */
export type StorageCommand =
	| { readonly type: "write"; readonly key: string; readonly text: string }
	| { readonly type: "remove"; readonly key: string };

/** Characters that a copy may have; a longer one counts as damaged. */
export const maxStateLength = 512 * 1024;

/** How far a copy's timestamp may lie ahead of the clock, in milliseconds, before it counts as from the future. */
export const clockTolerance = 5 * 60 * 1000;

/** Where a damaged copy is kept aside, for support and developers. */
export function damagedKey(key: string): string {
	return `${key}:damaged`;
}

/** Does what the commands say; false when the browser refused to store one of the texts. */
export function runStorageCommands(store: KeyValue, commands: readonly StorageCommand[]): boolean {
	let stored = true;
	for (const command of commands) {
		if (command.type === "remove") store.remove(command.key);
		else stored = store.write(command.key, command.text) && stored;
	}
	return stored;
}
