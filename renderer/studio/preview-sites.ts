import { createDirectusMemory } from "#adapters/composition/directus-memory.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Result } from "#core/shared/result.ts";
import type { DevSite } from "#renderer/dev/dev-site.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";
import type { ChangedCollections } from "#renderer/studio/message-route.ts";

/** The versions of a page: with drafts, or as visitors see it after the next build. */
export const previewVersions = ["draft", "published"] as const;

export type PreviewVersion = (typeof previewVersions)[number];

/** A site in memory, or the findings that prevent showing it. */
export type ShownSite = Result<DevSite, readonly ContentFinding[]>;

/** The sites that a studio previews, kept in memory. */
export interface PreviewSites {
	/** Returns the site with the newest content. */
	newest(version: PreviewVersion): Promise<ShownSite>;
	/** Returns the sites that have been opened. */
	opened(): readonly DevSite[];
	/** Records that items of collections have changed, and reads them. From then on Directus is expected to report each change. */
	changed(collections: ChangedCollections): Promise<void>;
}

/** The milliseconds after which everything is read again, because a message may have been lost. */
const usualTrust = 60_000;

/** One version of the site in memory. */
function createVersion(
	open: (choice: Pick<ContentChoice, "memory" | "drafts">) => Promise<ShownSite>,
	drafts: boolean,
) {
	const memory = createDirectusMemory();
	let shown: ShownSite | null = null;
	let isRequested = false;
	let readAt = Number.NEGATIVE_INFINITY;
	let last: Promise<unknown> = Promise.resolve();
	/** The reading that has not started yet. */
	let waiting: Promise<ShownSite> | null = null;
	/** Runs one reading after the other, so that an older one never replaces a newer one. */
	const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
		const result = last.then(work, work);
		last = result.catch(() => undefined);
		return result;
	};
	const reopen = async (): Promise<ShownSite> => {
		shown = await open({ memory, drafts });
		return shown;
	};
	const isCurrent = () => shown?.ok === true && Date.now() < shown.value.until;
	/** Reads everything; a site whose content is the same stays while dates in it have the same effect. */
	async function readAll(): Promise<ShownSite> {
		readAt = Date.now();
		memory.forget(null);
		if (!shown?.ok || !shown.value.directus) return reopen();
		const refreshed = await shown.value.directus.refresh();
		return refreshed.ok && !refreshed.value && isCurrent() ? shown : reopen();
	}
	return {
		shown: () => shown,
		newest(trust: number) {
			isRequested = true;
			return inTurn(() =>
				shown && isCurrent() && Date.now() - readAt < trust ? Promise.resolve(shown) : readAll(),
			);
		},
		changed(collections: ChangedCollections) {
			if (!isRequested) return Promise.resolve();
			// Before its turn, so that a reading in progress does not keep what it has read of them.
			memory.forget(collections === "all" ? null : collections);
			// An editor's save may change several collections, each with a message of its own.
			waiting ??= inTurn(() => {
				waiting = null;
				return reopen();
			});
			return waiting;
		},
	};
}

/** Creates the sites of a studio. Each is opened when it is first requested. */
export function createPreviewSites(
	open: (choice: Pick<ContentChoice, "memory" | "drafts">) => Promise<ShownSite>,
	trust = usualTrust,
): PreviewSites {
	const versions = { draft: createVersion(open, true), published: createVersion(open, false) };
	let isReported = false;
	return {
		// Until Directus has reported a change, its Flow may not work.
		newest: (version) => versions[version].newest(isReported ? trust : 0),
		opened: () =>
			Object.values(versions).flatMap((version) => {
				const shown = version.shown();
				return shown?.ok ? [shown.value] : [];
			}),
		async changed(collections) {
			isReported = true;
			await Promise.all(Object.values(versions).map((version) => version.changed(collections)));
		},
	};
}
