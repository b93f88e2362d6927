import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** A catalogue for the order service that is written completely, but not yet at its path. */
export interface StagedCatalogue {
	readonly file: string;
	/** Replaces the file in one step, so that a running order service reads the old or the new catalogue. */
	publish(): void;
	/** Removes it; the old file remains. */
	discard(): void;
}

/** Returns the path of the catalogue that a build writes next to its output, where no visitor can request it. */
export function catalogueFileOf(outputDirectory: string): string {
	return `${outputDirectory}.catalogue.json`;
}

/** Writes a catalogue next to its path; throws a WriteError if that fails. `readAt` is the time at which the content was read. */
export function stageCatalogue(file: string, catalogue: object, readAt: string): StagedCatalogue {
	const part = `${file}.part`;
	convertWriteErrors(file, () => {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, `${JSON.stringify({ ...catalogue, content_read_at: readAt })}\n`);
	});
	return {
		file,
		publish: () => convertWriteErrors(file, () => renameSync(part, file)),
		discard: () => rmSync(part, { force: true }),
	};
}
