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
	/** Returns when shops in Directus changed while nobody received its messages, in milliseconds since 1970, by their names. */
	missedChanges(): Promise<ReadonlyMap<string, number>>;
	/** The missed changes that no sweep could compare yet, e.g. because an output or the queue did not answer; each sweep updates it. */
	readonly pending: Map<string, number>;
	readonly now?: () => number;
}

/** The clock of a file system may be late by one tick of the system, which takes at most 10 ms. */
const tickMs = 20;

/** The milliseconds after which a shop of a service is built again, which cannot tell all that changed. */
export const unknownAgeMs = 15 * 60_000;

/**
 * Returns when a shop changed after its last build began; null if it did not. `builtAt` is that moment, in milliseconds since 1970, also
 * if the build failed.
 */
type ChangedAfter = (builtAt: number) => number | null;

/** Returns the function for the state of a shop's sources. `dueAt` is since when dates have another effect; undefined if they do not. */
async function changesOf(
	siteDirectory: string,
	dueAt: number | undefined,
	{ changes, now = Date.now }: SweepOptions,
): Promise<ChangedAfter> {
	const newest = await changes.of(siteDirectory);
	return (builtAt) => {
		if (dueAt !== undefined && builtAt < dueAt) return dueAt;
		if (newest === null) return builtAt + unknownAgeMs < now() ? now() : null;
		// The number of the build is not before the returned time.
		return newest + tickMs > builtAt ? newest + tickMs : null;
	};
}

/** Compares a shop, and requests its build if it has changed. `failedAt` is when its last failed build began; 0 if none did. */
async function compare(
	shop: string,
	failedAt: number,
	changes: () => Promise<ChangedAfter>,
	{ queue, outputOf, describe }: SweepOptions,
): Promise<ShopComparison> {
	try {
		// A build without an output fails, so that the shop is on the list of failed ones.
		const published = (await (await outputOf(shop))?.published()) ?? succeed(null);
		if (!published.ok) throw new Error(describe({ kind: "publication", failure: published.error }));
		const builtAt = Math.max(published.value ?? 0, failedAt);
		const changed = (await changes())(builtAt);
		if (changed !== null) await queue.request(shop, "sweep", changed);
		return { kind: changed === null ? "unchanged" : "changed", published: published.value };
	} catch (error) {
		return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
	}
}

/** Requests a build of each shop that has changed after its last build began, because a message may be lost. */
export async function sweep(options: SweepOptions): Promise<void> {
	const { shops, queue, missedChanges, pending, onCompared } = options;
	const { failed, due } = await queue.state();
	const failures = new Map(failed.map(({ shop, startedAt }) => [shop, startedAt]));
	const dueTimes = new Map(due.map(({ shop, at }) => [shop, at]));
	const compareShop = async (shop: string, changes: () => Promise<ChangedAfter>) => {
		const comparison = await compare(shop, failures.get(shop) ?? 0, changes, options);
		onCompared(shop, comparison);
		return comparison;
	};

	for (const shop of shops.names()) {
		const siteDirectory = shops.siteDirectory(shop);
		if (siteDirectory === null) continue;
		await compareShop(shop, () => changesOf(siteDirectory, dueTimes.get(shop), options));
	}
	// Last, because a Directus may take long to answer. A build may have read the content before a change of its first millisecond.
	for (const [shop, changedAt] of await missedChanges())
		pending.set(shop, Math.max(changedAt, pending.get(shop) ?? 0));
	for (const [shop, changedAt] of pending) {
		const changedAfter: ChangedAfter = (builtAt) => (changedAt >= builtAt ? changedAt + 1 : null);
		const { kind } = await compareShop(shop, async () => changedAfter);
		if (kind !== "failed") pending.delete(shop);
	}
}
