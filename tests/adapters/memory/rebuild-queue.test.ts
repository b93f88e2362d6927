import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { rebuildQueueSuite } from "#tests/adapters/port-suites/rebuild-queue.ts";

rebuildQueueSuite("the queue of one process", async (options) => {
	const queue = createMemoryRebuildQueue({ time: systemTime, ...options });
	return { left: queue, right: queue, close: () => queue.close() };
});
