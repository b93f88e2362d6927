import { createMemoryFence } from "#adapters/memory/publish-fence.ts";
import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { memoize } from "#core/shared/once-per.ts";

/** The queue of builds and the fences of publications, which all workers share. */
export interface RebuildServices {
	readonly queue: RebuildQueue;
	fenceOf(shop: string): PublishFence;
	close(): Promise<void>;
}

/** The milliseconds before each further attempt of a build. */
const delays = [5_000, 15_000, 60_000, 300_000];

function memoryServices(): RebuildServices {
	const queue = createMemoryRebuildQueue({ time: systemTime, delays });
	return {
		queue,
		fenceOf: memoize((_shop: string) => createMemoryFence(systemTime.now)),
		close: () => queue.close(),
	};
}

/**
 * Opens the queue and the fences in the database at `address`, or in this process if it is null. `onError` is called with errors of
 * the connection, which opens again by itself. Throws a `QueueAwayError` if the database does not answer; its packages are
 * loaded only here, because they are optional.
 */
export async function openRebuildServices(
	address: string | null,
	onError: (error: Error) => void,
): Promise<RebuildServices> {
	if (address === null) return memoryServices();
	const { openBullRebuildQueue } = await import("#adapters/queue-bullmq/bull-rebuild-queue.ts");
	const { openDatabaseFences } = await import("#adapters/queue-bullmq/database-fences.ts");
	const fences = await openDatabaseFences({ address, now: systemTime.now, onError });
	const { times } = fences;
	const queue = await openBullRebuildQueue({ address, delays, times, onError }).catch(
		async (error: unknown) => {
			// Their open connection would keep the process from ending.
			await fences.close();
			throw error;
		},
	);
	return {
		queue,
		fenceOf: fences.fenceOf,
		async close() {
			await queue.close();
			await fences.close();
		},
	};
}
