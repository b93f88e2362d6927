import type { MediaName } from "#core/content/image-names.ts";
import type { MediaItem } from "#core/content/site-lists.ts";
import type { Logger } from "#core/platform/logger.ts";

/** Finds images by the name that the content gives them. */
export interface MediaLookup {
	/** The image of that file name, trimmed and in any letter case; null, and a note, if there is none (R-IMG-02). */
	find(name: MediaName): MediaItem | null;
}

/** Builds the lookup once for all images; of two that differ in letter case only, the first is found. */
export function createMediaLookup(items: readonly MediaItem[], logger: Logger): MediaLookup {
	const byName = new Map<string, MediaItem>();
	for (const item of items) {
		const name = comparable(item.name);
		if (!byName.has(name)) byName.set(name, item);
	}
	return {
		find(name) {
			const item = byName.get(comparable(name)) ?? null;
			if (item === null) logger.note("media.missing", { name });
			return item;
		},
	};
}

/** File systems differ in how they compose umlauts, so names are compared in one form. */
function comparable(name: string): string {
	return name.trim().normalize("NFC").toLowerCase();
}
