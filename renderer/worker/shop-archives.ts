import { createHmac } from "node:crypto";
import type { PublishFailure, SiteOutput } from "#core/ports/site-output.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { hasSite } from "#renderer/output/output-folder.ts";
import type { ShopTurns } from "#renderer/worker/shop-turns.ts";

/** The outcome of storing or restoring the archive of a shop's last build. */
export type ArchiveEvent =
	| { readonly event: "restored"; readonly missingImages: number }
	/** It was damaged or altered, or another version of the program or another shop's worker stored it. */
	| { readonly event: "unusable archive" }
	| { readonly event: "archived"; readonly bytes: number }
	/** It could not be read or stored. */
	| { readonly event: "archive failed"; readonly message: string };

/** The archives of shops' last builds in their outputs. Without a usable one, a build only takes longer (B-REL-11). */
export interface ShopArchives {
	/** Restores a shop's last build if this machine has none. Never rejects; null if there is nothing to do. */
	restore(shop: string, outputDirectory: string, output: SiteOutput): Promise<ArchiveEvent | null>;
	/**
	 * Stores a shop's last build, at most once per interval, without delaying the next build. Never rejects; null if there is nothing to
	 * do, or if a build began first, which stores its own archive.
	 */
	save(
		shop: string,
		outputDirectory: string,
		output: SiteOutput,
		{ isChanged, turns }: { readonly isChanged: boolean; readonly turns: ShopTurns },
	): Promise<ArchiveEvent | null>;
}

/** The options of {@link createShopArchives}. */
export interface ShopArchivesOptions {
	/** The secret of all workers, which is needed to read and to create an archive. */
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

		save: (shop, outputDirectory, output, { isChanged, turns }) =>
			attempt(async () => {
				if (isChanged) changed.add(shop);
				const last = savedAt.get(shop) ?? Number.NEGATIVE_INFINITY;
				if (!changed.has(shop) || now() < last + interval) return null;
				savedAt.set(shop, now());
				const archive = await turns.between(shop, (signal) =>
					BuildCache.archive.pack(outputDirectory, keyOf(shop), signal).catch((error: unknown) => {
						if (signal.aborted) return null;
						throw error;
					}),
				);
				if (archive === null) {
					savedAt.set(shop, last);
					return null;
				}
				// Before it is sent, because the next build may change the shop meanwhile.
				changed.delete(shop);
				const saved = await output.saveArchive(archive);
				if (saved.ok) return { event: "archived", bytes: archive.length };
				changed.add(shop);
				return { event: "archive failed", message: describe(saved.error) };
			}),
	};
}
