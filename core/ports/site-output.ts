import type { Result } from "#core/shared/result.ts";

/**
 * The age of a site's content: a build that begins to read the content later has a larger number. It is the time of that
 * moment in milliseconds since 1970 UTC, or one more than the shop's last number if that is not smaller.
 */
export type Generation = number;

/** Why a publication was not completed. Pages that a bucket has received stay; all but the first kind can be repeated. */
export type PublishFailure =
	/** A newer generation is published, or about to be. This one must not be tried again. */
	| { readonly kind: "superseded"; readonly newest: Generation }
	/** The built site, the bucket or the output's parent folder does not exist. */
	| { readonly kind: "missing"; readonly place: string }
	/** The credentials are wrong, or do not allow what `detail` says. */
	| { readonly kind: "denied"; readonly place: string; readonly detail: string }
	/** No space is left. */
	| { readonly kind: "full"; readonly place: string }
	/** The output gave no valid answer, also after repetitions. */
	| { readonly kind: "unreachable"; readonly place: string; readonly detail: string }
	/** The output contains something that is not a published site. */
	| { readonly kind: "foreign"; readonly place: string }
	/** The output ignores conditions, and there is no {@link PublishFence} instead. */
	| { readonly kind: "unfenced"; readonly place: string }
	/** A package that the output needs is not installed. */
	| { readonly kind: "package"; readonly name: string };

/** The files of a publication, by their paths relative to the site's root, each list sorted. */
export interface PublishReport {
	/** New and changed files, which were sent; with `dryRun` those that would be. */
	readonly sent: readonly string[];
	/** The number of files that the output had already. */
	readonly unchanged: number;
	/** Files that are no longer part of the site, and were deleted. */
	readonly deleted: readonly string[];
	/** Files that are no longer part of the site, but that open pages may request. The next publication deletes them. */
	readonly waiting: readonly string[];
}

/** The options of a publication. */
export interface PublishOptions {
	/** Whether only to report what would change; nothing is written then. */
	readonly dryRun?: boolean;
	/** Stops the publication; it then rejects with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** How a file of a site is published. */
export interface FileDescription {
	/** Whether the file's name contains a digest of its content, so that it never changes. */
	readonly isNamedByContent: boolean;
	/** Whether it lists other files and is therefore sent last: a sitemap, the service worker. */
	readonly listsOthers: boolean;
	/** Whether it configures a web server, and is of no use in a bucket. */
	readonly isForServers: boolean;
	readonly contentType: string;
	readonly cacheControl: string;
}

/** Describes a file by its path relative to the site's root. */
export type DescribeFile = (path: string) => FileDescription;

/** Receives the content of a file. */
export type ReceiveFile = (path: string, content: Uint8Array) => Promise<void>;

/** The place that one shop's site is served from: a folder of a web server, or a bucket. */
export interface SiteOutput {
	/** Returns the generation that is served; null if none has been published. */
	published(): Promise<Result<Generation | null, PublishFailure>>;

	/**
	 * Publishes the built site in `folder` (absolute path). Visitors see complete pages at all times, and never an older
	 * generation after a newer one (B-REL-08). The same generation can be published again, which completes an interrupted call.
	 */
	publish(
		folder: string,
		generation: Generation,
		options?: PublishOptions,
	): Promise<Result<PublishReport, PublishFailure>>;

	/**
	 * Reads files of the published site by their paths relative to its root. `receive` gets the content of each file that exists, as it
	 * was before compression, up to 32 at a time.
	 */
	read(paths: readonly string[], receive: ReceiveFile): Promise<Result<null, PublishFailure>>;

	/** Stores data next to the site, in place of earlier ones, for other machines that build it. No visitor needs them. */
	saveArchive(archive: Uint8Array): Promise<Result<null, PublishFailure>>;

	/** Returns the data of the last {@link saveArchive}, from whichever machine; null if there are none. */
	loadArchive(): Promise<Result<Uint8Array | null, PublishFailure>>;
}
