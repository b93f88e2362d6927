import type { MediaName } from "#core/content/image-names.ts";
import type { MediaItem } from "#core/content/site-lists.ts";
import type { Logger } from "#core/platform/logger.ts";

/** Finds images by their file names in the content. */
export interface MediaLookup {
	/**
	 * Returns the image of a file name, ignoring surrounding white space and letter case; if there is none, logs a
	 * note and returns null (R-IMG-02).
	 */
	find(name: MediaName): MediaItem | null;
}

/** Creates the lookup for all images. If two names differ only in letter case, the first image is found. */
export function createMediaLookup(items: readonly MediaItem[], logger: Logger): MediaLookup {
	const byName = new Map<string, MediaItem>();
	for (const item of items) {
		const name = normalizeName(item.name);
		if (!byName.has(name)) byName.set(name, item);
	}
	return {
		find(name) {
			const item = byName.get(normalizeName(name)) ?? null;
			if (item === null) logger.note("media.missing", { name });
			return item;
		},
	};
}

/** Normalizes a file name for comparison. File systems differ in how they compose umlauts. */
function normalizeName(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}
