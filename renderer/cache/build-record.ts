import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { SpareFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** A page that was built. */
export interface RecordedPage {
	readonly published: Omit<PublishedPage, "alternates">;
	/** The products that its model was made from: slugs, conditions such as "category=watches", or "*" for all. */
	readonly reads: readonly string[];
	/** Digest of everything that its model was made from. */
	readonly inputs: string;
	/** Digest of the model. */
	readonly model: string;
	/** Digest of everything that its files are made from in addition to the model. */
	readonly rendering: string;
	readonly files: readonly RecordedFile[];
	/** The names of its images. */
	readonly images: readonly string[];
	readonly notes: readonly LogEntry[];
}

/** Files that were made together; `key` is the digest of what they were made from. */
export interface RecordedFiles {
	readonly key: string;
	readonly files: readonly RecordedFile[];
}

/** The result of a build. */
export interface BuildRecord {
	/** The folder that the output leads to. */
	readonly folder: string;
	/** The folder of the build before; null after a first build. */
	readonly spare: SpareFolder | null;
	/** The pages by path. */
	readonly pages: ReadonlyMap<string, RecordedPage>;
	/** All other files by what made them: an engine, the theme, the images, the program, the service worker. */
	readonly others: ReadonlyMap<string, RecordedFiles>;
	/** Files that pages of the build before may still request. */
	readonly kept: readonly RecordedFile[];
}
