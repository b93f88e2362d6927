import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** A page that was built. */
export interface RecordedPage {
	readonly published: Omit<PublishedPage, "alternates">;
	/** Which products its model was made from: slugs, which ones match ("category=watches"), or "*" for all of them. */
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

/** What many pages share. */
export type SharedFields = Pick<RecordedPage, "rendering" | "images" | "notes"> & {
	readonly published: Omit<RecordedPage["published"], "path" | "title">;
};

/** What is known of a page without reading all that was noted of it. */
export interface PageOutline {
	readonly shared: SharedFields;
	/** How many files it has. */
	readonly files: number;
	/** Their size. */
	readonly bytes: number;
}

/** Pages that are compared at once: one of the shop in all its languages, or one of the content. */
export interface PageGroup {
	/** Digest of all that the pages and their files are made from. */
	readonly inputs: string;
	/** The slugs of the products that their models were made from; "*" for all of them. */
	readonly reads: readonly string[];
	/** In their order. */
	readonly outlines: readonly PageOutline[];
	/** Made when they are asked for. */
	pages(): readonly RecordedPage[];
	/** The pages as they are stored; null where they are still being made. */
	readonly stored: Buffer | null;
}

/** What pages have in common with others, apart from what each has of its own. */
export function sharedFields({ published, rendering, images, notes }: RecordedPage): SharedFields {
	const { path: _, title: __, ...rest } = published;
	return { rendering, images, notes, published: rest };
}

/** The groups of a site's pages, by the path of the first of each. */
export type PageGroups = ReadonlyMap<string, PageGroup>;

/** What is known of all pages of some groups without reading all that was noted of them. */
export function* outlinesOf(groups: PageGroups): Generator<PageOutline> {
	for (const { outlines } of groups.values()) yield* outlines;
}

/** All pages of some groups. */
export function* pagesOf(groups: PageGroups): Generator<RecordedPage> {
	for (const group of groups.values()) yield* group.pages();
}
