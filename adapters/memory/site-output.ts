import type { DescribeFile, Generation, PublishReport, SiteOutput } from "#core/ports/site-output.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** A place in memory that sites are published to; several outputs can share it like machines share a bucket. */
export interface MemoryPlace {
	readonly files: Map<string, string>;
	readonly waiting: Set<string>;
	generation: Generation | null;
	archive: Uint8Array | null;
}

/** Creates an empty place. */
export function createMemoryPlace(): MemoryPlace {
	return { files: new Map(), waiting: new Set(), generation: null, archive: null };
}

/** Reads all files of a folder by their paths relative to it, sorted; null if it does not exist. */
export type ReadFolder = (folder: string) => Promise<ReadonlyMap<string, string> | null>;

/** Creates a site output in memory. */
export function createMemorySiteOutput(
	place: MemoryPlace,
	describe: DescribeFile,
	read: ReadFolder,
): SiteOutput {
	function compare(site: ReadonlyMap<string, string>, generation: Generation): PublishReport {
		const sent = [...site].filter(([path, content]) => place.files.get(path) !== content);
		const obsolete = [...place.files.keys()].filter((path) => !site.has(path)).sort();
		const isExpired = (path: string) => place.generation !== generation && place.waiting.has(path);
		const mayWait = (path: string) => describe(path).isNamedByContent && !isExpired(path);
		return {
			sent: sent.map(([path]) => path),
			unchanged: site.size - sent.length,
			deleted: obsolete.filter((path) => !mayWait(path)),
			waiting: obsolete.filter(mayWait),
		};
	}

	return {
		published: async () => succeed(place.generation),

		async publish(folder, generation, { dryRun = false, signal } = {}) {
			signal?.throwIfAborted();
			const site = await read(folder);
			signal?.throwIfAborted();
			if (!site) return fail({ kind: "missing", place: folder });
			// No wait from here on, so that nothing else can publish in between.
			const newest = place.generation ?? 0;
			if (newest > generation) return fail({ kind: "superseded", newest });
			const report = compare(site, generation);
			if (dryRun) return succeed(report);
			for (const [path, content] of site) place.files.set(path, content);
			for (const path of report.deleted) place.files.delete(path);
			place.waiting.clear();
			for (const path of report.waiting) place.waiting.add(path);
			place.generation = generation;
			return succeed(report);
		},

		async read(paths, receive) {
			for (const path of paths) {
				const content = place.files.get(path);
				if (content !== undefined) await receive(path, new TextEncoder().encode(content));
			}
			return succeed(null);
		},

		async saveArchive(archive) {
			place.archive = archive;
			return succeed(null);
		},

		loadArchive: async () => succeed(place.archive),
	};
}
