import {
	appendFileSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** A catalogue for the order service that is written completely, but not yet at its path. */
export interface StagedCatalogue {
	readonly file: string;
	/**
	 * Replaces the file in one step, so that a running order service reads the old or the new catalogue; `keepsFormer` keeps
	 * a copy of the old one.
	 */
	publish(keepsFormer?: boolean): void;
	/** Removes it; the old file remains. */
	discard(): void;
}

/** The ending of a catalogue's name after that of its output. */
export const catalogueEnding = ".catalogue.json";

/** Returns the path of the catalogue that a build writes next to its output, where no visitor can request it. */
export function catalogueFileOf(outputDirectory: string): string {
	return `${outputDirectory}${catalogueEnding}`;
}

function formerOf(file: string): string {
	return `${file}.former`;
}

/**
 * Exchanges the catalogue and the copy of the one before; a running order service reads one or the other. The restored one
 * gets `restored_at`, because an order service does not load a catalogue that is older than its own.
 */
export function restoreFormerCatalogue(file: string, restoredAt = new Date()): void {
	const former = formerOf(file);
	if (!existsSync(former) || !existsSync(file)) return;
	const part = `${file}.part`;
	const catalogue: object = JSON.parse(readFileSync(former, "utf8"));
	convertWriteErrors(file, () => {
		writeFileSync(part, `${JSON.stringify({ ...catalogue, restored_at: restoredAt.toISOString() })}\n`);
		copyFileSync(file, former);
		renameSync(part, file);
	});
}

/** Writes an object as JSON, one field after the other, because all of a catalogue as one text takes a lot of memory. */
function writeFields(file: string, value: object): void {
	writeFileSync(file, "{");
	// As in JSON.stringify, a field without a value is left out.
	const fields = Object.entries(value).filter(([, field]) => field !== undefined);
	for (const [index, [name, field]] of fields.entries())
		appendFileSync(file, `${index === 0 ? "" : ","}${JSON.stringify(name)}:${JSON.stringify(field)}`);
	appendFileSync(file, "}\n");
}

/** Writes a catalogue next to its path; throws a WriteError if that fails. `readAt` is the time at which the content was read. */
export function stageCatalogue(file: string, catalogue: object, readAt: string): StagedCatalogue {
	const part = `${file}.part`;
	convertWriteErrors(file, () => {
		mkdirSync(dirname(file), { recursive: true });
		writeFields(part, { ...catalogue, content_read_at: readAt });
	});
	return {
		file,
		publish: (keepsFormer = false) =>
			convertWriteErrors(file, () => {
				if (keepsFormer && existsSync(file)) copyFileSync(file, formerOf(file));
				renameSync(part, file);
			}),
		discard: () => rmSync(part, { force: true }),
	};
}
