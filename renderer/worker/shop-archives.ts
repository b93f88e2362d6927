import { createHmac } from "node:crypto";
import type { PublishFailure, SiteOutput } from "#core/ports/site-output.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { hasSite } from "#renderer/output/output-folder.ts";

/** The outcome of storing or restoring the archive of a shop's last build. */
export type ArchiveEvent =
	| { readonly event: "restored"; readonly missingImages: number }
	/** It was damaged or altered, or another version of the program or another shop's worker stored it. */
	| { readonly event: "unusable archive" }
	| { readonly event: "archived"; readonly bytes: number }
	/** It could not be read or stored. */
	| { readonly event: "archive failed"; readonly message: string };

/** The archives of shops' last builds, which their outputs keep. A missing or damaged one costs time, nothing else (B-REL-11). */
export interface ShopArchives {
	/** Restores a shop's last build if this machine has none. Never rejects; null if there is nothing to do. */
	restore(shop: string, outputDirectory: string, output: SiteOutput): Promise<ArchiveEvent | null>;
	/** Stores a shop's last build, at most once per interval. Never rejects; null if there is nothing to do. */
	save(
		shop: string,
		outputDirectory: string,
		output: SiteOutput,
		isChanged: boolean,
	): Promise<ArchiveEvent | null>;
}

/** The options of {@link createShopArchives}. */
export interface ShopArchivesOptions {
	/** The secret that all workers share. Who does not know it can neither read an archive nor create one. */
	readonly secret: string;
	/** The milliseconds between two archives of a shop. */
	readonly interval: number;
	/** Returns a failure as text for people. */
	describe(failure: PublishFailure): string;
	readonly now?: () => number;
}

/** Creates the archives of shops. */
export function createShopArchives({
	secret,
	interval,
	describe,
	now = Date.now,
}: ShopArchivesOptions): ShopArchives {
	const keyOf = (shop: string) => createHmac("sha256", secret).update(`archive ${shop}`).digest();
	const savedAt = new Map<string, number>();
	/** The shops that have changed since their last archive. */
	const changed = new Set<string>();

	async function attempt(run: () => Promise<ArchiveEvent | null>): Promise<ArchiveEvent | null> {
		try {
			return await run();
		} catch (error) {
			return { event: "archive failed", message: error instanceof Error ? error.message : String(error) };
		}
	}

	return {
		restore: (shop, outputDirectory, output) =>
			attempt(async () => {
				if (hasSite(outputDirectory)) return null;
				const loaded = await output.loadArchive();
				if (!loaded.ok) return { event: "archive failed", message: describe(loaded.error) };
				if (loaded.value === null) return null;
				const { archive } = BuildCache;
				const restored = await archive.unpack(outputDirectory, loaded.value, keyOf(shop), output.read);
				return restored ? { event: "restored", ...restored } : { event: "unusable archive" };
			}),

		save: (shop, outputDirectory, output, isChanged) =>
			attempt(async () => {
				if (isChanged) changed.add(shop);
				const last = savedAt.get(shop) ?? Number.NEGATIVE_INFINITY;
				if (!changed.has(shop) || now() < last + interval) return null;
				savedAt.set(shop, now());
				const archive = await BuildCache.archive.pack(outputDirectory, keyOf(shop));
				if (archive === null) return null;
				const saved = await output.saveArchive(archive);
				if (!saved.ok) return { event: "archive failed", message: describe(saved.error) };
				changed.delete(shop);
				return { event: "archived", bytes: archive.length };
			}),
	};
}
