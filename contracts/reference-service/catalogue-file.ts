import { readFileSync, statSync } from "node:fs";

/** A catalogue's file, which a build replaces while the service runs. */
export interface CatalogueFile {
	/** The parsed content at the start. */
	readonly content: unknown;
	/**
	 * Returns the parsed content if the file has changed since it was last read, otherwise undefined. Throws once per change if
	 * the file cannot be read or is no JSON, as in the middle of a copy.
	 */
	readonly readChange: () => unknown;
}

/** Opens a catalogue's file; throws if it cannot be read. */
export function openCatalogueFile(path: string): CatalogueFile {
	// Taken before reading, so that a change while reading is read again.
	let seen = versionOf(path);
	return {
		content: JSON.parse(readFileSync(path, "utf8")),
		readChange() {
			const version = versionOf(path);
			if (version === seen) return undefined;
			seen = version;
			return JSON.parse(readFileSync(path, "utf8"));
		},
	};
}

/** Returns a mark of a file's version, which differs after each replacement; "" if there is no file. */
function versionOf(path: string): string {
	const status = statSync(path, { bigint: true, throwIfNoEntry: false });
	return status ? [status.ino, status.size, status.mtimeNs, status.ctimeNs].join(" ") : "";
}
