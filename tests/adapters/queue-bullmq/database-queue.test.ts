import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type BullQueueOptions, openBullRebuildQueue } from "#adapters/queue-bullmq/bull-rebuild-queue.ts";
import { openDatabaseFences } from "#adapters/queue-bullmq/database-fences.ts";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { publishFenceSuite } from "#tests/adapters/port-suites/publish-fence.ts";
import { rebuildQueueSuite } from "#tests/adapters/port-suites/rebuild-queue.ts";
import {
	type DatabaseServer,
	isInstalled,
	startPostgres,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";

const usualOptions = { delays: [20], lockDuration: 1000, onError: () => undefined };

describe.each([
	["Redis", isInstalled.redis, startRedis],
	["PostgreSQL", isInstalled.postgres, startPostgres],
] as const)("a queue in %s", (name, isReady, start) => {
	if (!isReady) {
		it.skip(`left out: ${name} is not installed`);
		return;
	}
	let server: DatabaseServer;
	beforeAll(async () => {
		server = await start();
	});
	afterAll(() => server.stop());

	/** Opens a queue as a worker does. */
	async function openQueue(address: string, options: Partial<BullQueueOptions> = {}): Promise<RebuildQueue> {
		const fences = await openDatabaseFences({ address, now: Date.now, onError: () => undefined });
		onTestFinished(() => fences.close());
		const { times } = fences;
		return openBullRebuildQueue({ ...usualOptions, address, times, ...options });
	}

	rebuildQueueSuite(`the queue in ${name}`, async (options) => {
		const address = await server.freshAddress();
		const [left, right] = [await openQueue(address, options), await openQueue(address, options)];
		return { left, right, close: async () => void (await Promise.all([left.close(), right.close()])) };
	});

	publishFenceSuite(`the publish fence in ${name}`, async (now) => {
		const address = await server.freshAddress();
		const open = () => openDatabaseFences({ address, now, onError: () => undefined });
		const fences = [await open(), await open()] as const;
		onTestFinished(async () => void (await Promise.all(fences.map((fence) => fence.close()))));
		return [fences[0].fenceOf("ring"), fences[1].fenceOf("ring")];
	});

	it("B-REL-08 reports that its database does not answer, and continues when it answers again", async () => {
		const address = await server.freshAddress();
		const queue = await openQueue(address, { timeoutMs: 2000 });
		await server.kill();
		await expect(queue.request("ring", "change", 1)).rejects.toThrow(QueueAwayError);
		await expect(queue.state()).rejects.toThrow(QueueAwayError);
		await expect(openQueue(address, { timeoutMs: 2000 })).rejects.toThrow(QueueAwayError);
		await server.start();
		await expect
			.poll(() =>
				queue.request("ring", "change", 2).then(
					() => true,
					() => false,
				),
			)
			.toBe(true);
		const built: string[] = [];
		queue.work(async ({ shop }) => {
			built.push(shop);
			return { kind: "done" };
		}, 1);
		await expect.poll(() => built).toContain("ring");
		await queue.close();
	});
});
