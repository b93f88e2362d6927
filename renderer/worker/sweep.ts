import type { RebuildQueue } from "#core/ports/rebuild-queue.ts";
import type { Generation, SiteOutput } from "#core/ports/site-output.ts";
import { succeed } from "#core/shared/result.ts";
import type { NewestChanges } from "#renderer/worker/newest-change.ts";
import type { RebuildFailure } from "#renderer/worker/rebuild.ts";
import type { Shops } from "#renderer/worker/shops.ts";

/** The result of comparing a shop with what is published, whose generation is null before the first publication. */
export type ShopComparison =
	/** "changed": a build was requested. */
	| { readonly kind: "unchanged" | "changed"; readonly published: Generation | null }
	/** The shop cannot be compared, e.g. because its output does not answer. */
	| { readonly kind: "failed"; readonly error: Error };

/** The dependencies of a sweep. */
export interface SweepOptions {
	readonly shops: Shops;
	readonly queue: Pick<RebuildQueue, "request" | "state">;
	readonly changes: NewestChanges;
	/** Opens the output of a shop; null if nothing says where it is published. */
	outputOf(shop: string): Promise<Pick<SiteOutput, "published"> | null>;
	/** Returns a failure as text for people. */
	describe(failure: RebuildFailure): string;
	/** Called for each shop. */
	onCompared(shop: string, comparison: ShopComparison): void;
	/** Returns when dates in the content of a shop took or take another effect than in its last build; null if unknown. */
	dueAt?(shop: string): number | null;
	readonly now?: () => number;
}

/** The clock of a file system may be late by one tick of the system, which takes at most 10 ms. */
const tickMs = 20;

/** The milliseconds after which a shop is built again whose service cannot say when its content changed. */
const unknownAgeMs = 15 * 60_000;

/**
 * Returns when a shop changed after its last build began; null if it did not. `builtAt` is that moment, in milliseconds since 1970, also
 * if the build failed.
 */
async function changedAfter(
	builtAt: number,
	shop: string,
	siteDirectory: string,
	options: SweepOptions,
): Promise<number | null> {
	const { changes, dueAt = () => null, now = Date.now } = options;
	const due = dueAt(shop);
	if (due !== null && builtAt < due && due <= now()) return due;
	const newest = await changes.of(siteDirectory);
	if (newest === null) return builtAt + unknownAgeMs < now() ? now() : null;
	return newest + tickMs > builtAt ? newest : null;
}

/** Compares a shop, and requests its build if it has changed. `failedAt` is when its last failed build began; 0 if none did. */
async function compare(
	shop: string,
	siteDirectory: string,
	failedAt: number,
	options: SweepOptions,
): Promise<ShopComparison> {
	const { queue, outputOf, describe } = options;
	try {
		// A build without an output fails, so that the shop is on the list of failed ones.
		const published = (await (await outputOf(shop))?.published()) ?? succeed(null);
		if (!published.ok) throw new Error(describe({ kind: "publication", failure: published.error }));
		const builtAt = Math.max(published.value ?? 0, failedAt);
		const changed = await changedAfter(builtAt, shop, siteDirectory, options);
		if (changed !== null) await queue.request(shop, "sweep", changed);
		return { kind: changed === null ? "unchanged" : "changed", published: published.value };
	} catch (error) {
		return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
	}
}

/** Requests a build of each shop that has changed after its last build began, because a message may be lost. */
export async function sweep(options: SweepOptions): Promise<void> {
	const { shops, queue, onCompared } = options;
	const { failed } = await queue.state();
	const failures = new Map(failed.map(({ shop, startedAt }) => [shop, startedAt]));
	for (const shop of shops.names()) {
		const siteDirectory = shops.siteDirectory(shop);
		if (siteDirectory === null) continue;
		onCompared(shop, await compare(shop, siteDirectory, failures.get(shop) ?? 0, options));
	}
}
