import { basename, dirname, join } from "node:path";
import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { SpareFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { readChecked, writeChecked } from "#renderer/pipeline/checked-file.ts";
import type { LogEntry } from "#renderer/pipeline/log-collector.ts";

/** A page that was built. */
export interface RecordedPage {
	readonly published: Omit<PublishedPage, "alternates">;
	/** The slugs of the products that its model was made from; "*" for all of them. */
	readonly reads: readonly string[];
	/** Digest of all that its model was made from. */
	readonly inputs: string;
	/** The model's digest. */
	readonly model: string;
	/** Digest of all that its files are made from in addition to the model. */
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
	/** Digest of what all pages' models can be made from, but their bodies and products. */
	readonly base: string;
	/** Digest of what is published of the pages. */
	readonly published: string;
	readonly pages: ReadonlyMap<string, RecordedPage>;
	/** By the name of what made them: an engine, the theme, the images, the program, the service worker. */
	readonly others: ReadonlyMap<string, RecordedFiles>;
	/** Files that pages of the build before may still ask for. */
	readonly kept: readonly RecordedFile[];
}

/** Where the record of an output is kept. */
export function recordFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.json`);
}

/** A page as it is stored: what many pages share by its place in a list. */
type StoredPage = readonly [
	...[path: string, title: string, common: number, inputs: string, model: string],
	...[reads: readonly string[], files: readonly RecordedFile[]],
];

/** What many pages share. */
type Common = Pick<RecordedPage, "rendering" | "images" | "notes"> & {
	readonly published: Omit<RecordedPage["published"], "path" | "title">;
};

/** Writes a record. */
export function writeRecord(file: string, { pages, others, ...record }: BuildRecord): void {
	const places = new Map<string, number>();
	const stored = [...pages].map(([path, page]): StoredPage => {
		const { published, reads, inputs, model, files, ...rest } = page;
		const { path: _, title, ...others } = published;
		const common = JSON.stringify({ ...rest, published: others } satisfies Common);
		const place = places.get(common) ?? places.size;
		places.set(common, place);
		return [path, title, place, inputs, model, reads, files];
	});
	writeChecked(file, { ...record, common: [...places.keys()], pages: stored, others: [...others] });
}

function pageOf(
	[path, title, place, inputs, model, reads, files]: StoredPage,
	common: readonly Common[],
): readonly [string, RecordedPage] {
	const { published, ...shared } = common[place] as Common;
	const { language, template, ...rest } = published;
	// In the order in which a page that is planned has them, so that both are the same as JSON.
	const own = { path, language, template, title, ...rest };
	return [path, { ...shared, published: own, reads, inputs, model, files }];
}

/** Reads a record; null when there is none, or none of this program's that is whole. */
export function readRecord(file: string): BuildRecord | null {
	const stored = readChecked(file) as ReturnType<typeof JSON.parse>;
	if (!stored) return null;
	const { common, pages, others, ...record } = stored;
	const shared: readonly Common[] = common.map((json: string) => JSON.parse(json));
	return {
		...record,
		pages: new Map(pages.map((page: StoredPage) => pageOf(page, shared))),
		others: new Map(others),
	};
}
