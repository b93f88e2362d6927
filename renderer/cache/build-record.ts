import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { SpareFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** A page that was built. */
export interface RecordedPage {
	readonly published: Omit<PublishedPage, "alternates">;
	/** The identity of its item, the same in each language and build, whatever its paths: "product halo". */
	readonly item: string;
	/** The read keys of the products that its model depends on (`ShopPlan.takeReads`): slugs, filters, or "*" for all. */
	readonly reads: readonly string[];
	/** The digest of all inputs of its model. */
	readonly inputs: string;
	/** The digest of the model. */
	readonly model: string;
	/** The digest of all inputs of its files except the model. */
	readonly rendering: string;
	readonly files: readonly RecordedFile[];
	/** The names of its images. */
	readonly images: readonly string[];
	readonly notes: readonly LogEntry[];
}

/** The files of one writer; `key` is the digest of their inputs. */
export interface RecordedFiles {
	readonly key: string;
	readonly files: readonly RecordedFile[];
}

/** The result of a build. */
export interface BuildRecord {
	/** The folder that the output points to. */
	readonly folder: string;
	/** The folder of the previous build; null after a first build. */
	readonly spare: SpareFolder | null;
	/** The pages by path. */
	readonly pages: ReadonlyMap<string, RecordedPage>;
	/** All other files by their writer: an engine, the theme, the images, the program or the service worker. */
	readonly others: ReadonlyMap<string, RecordedFiles>;
	/** The paths of earlier builds that are no pages now, with the identity of their pages ({@link pageIdentity}). */
	readonly former: ReadonlyMap<string, string>;
	/** Files that open pages of the previous build may still request. */
	readonly keptFiles: readonly RecordedFile[];
}

/** Returns the identity of a page in its language: "fr product halo". */
export function pageIdentity({ item, published }: Pick<RecordedPage, "item" | "published">): string {
	return `${published.language} ${item}`;
}
