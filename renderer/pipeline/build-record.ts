import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { SpareFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { BuildReport } from "#renderer/pipeline/build-report.ts";
import type { LogEntry } from "#renderer/pipeline/log-collector.ts";
import type { ScannedFiles } from "#renderer/pipeline/scan-files.ts";

/** A page that was built. */
export interface RecordedPage {
	readonly published: Omit<PublishedPage, "alternates">;
	/** The slugs of the products that its model was made from; "*" for all of them. */
	readonly reads: readonly string[];
	/** Digest of all that its model was made from. */
	readonly inputs: string;
	/** The model's digest. */
	readonly model: string;
	/** Digest of all that its files are made from beside the model. */
	readonly rendering: string;
	readonly files: readonly RecordedFile[];
	/** The names of its images. */
	readonly images: readonly string[];
	readonly notes: readonly LogEntry[];
}

/** Files that were made together from what `key` is the digest of. */
export interface RecordedFiles {
	readonly key: string;
	/** Which parts of the site an engine looked at; see {@link trackReads}. */
	readonly reads?: string;
	/** The names of the images that an engine asked for. */
	readonly images?: readonly string[];
	readonly files: readonly RecordedFile[];
}

/** What a build was made from and what it made, so that the next one makes what changed. */
export interface BuildRecord {
	/** The folder that the output leads to. */
	readonly folder: string;
	/** The folder of the build before. */
	readonly spare: SpareFolder | null;
	/** What the site was built from; null where only reading it can tell whether it changed. */
	readonly sources: { readonly settings: string; readonly files: ScannedFiles } | null;
	readonly pages: ReadonlyMap<string, RecordedPage>;
	/** By the name of what made them: an engine, the theme, the images, the program, the service worker. */
	readonly others: ReadonlyMap<string, RecordedFiles>;
	/** Files that pages of the build before may still ask for. */
	readonly kept: readonly RecordedFile[];
	/** What the build's report said. */
	readonly report: BuildReport;
}

/** Changes when a record is written in another way. */
const format = 1;

/** Where the record of an output is kept. */
export function recordFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.json`);
}

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** Writes a record, first its digest; a file that is cut off or altered is no record. */
export function writeRecord(file: string, { pages, others, ...record }: BuildRecord): void {
	const text = JSON.stringify({ format, ...record, pages: [...pages], others: [...others] });
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, `${digestOf(text)}\n${text}`);
		renameSync(part, file);
	} catch {
		// Without a record the next build takes longer, and that is all.
		remove(part);
		remove(file);
	}
}

function remove(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// A record that stays is of another folder than the output leads to, and not used.
	}
}

/** Reads a record; null when there is none, or none of this program's that is whole. */
export function readRecord(file: string): BuildRecord | null {
	try {
		const stored = readFileSync(file, "utf8");
		const end = stored.indexOf("\n");
		const text = stored.slice(end + 1);
		if (stored.slice(0, end) !== digestOf(text)) return null;
		const { format: written, pages, others, ...record } = JSON.parse(text);
		return written === format ? { ...record, pages: new Map(pages), others: new Map(others) } : null;
	} catch {
		return null;
	}
}
