import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type DatabaseServer,
	isInstalled,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import { createFleet, type Fleet, type WorkerProcess } from "#tests/worker/fleet.ts";

const [inBucket, inFolder] = ["bucket.example", "folder.example"];

/** Returns the number of builds that are left in the queue, and of those that failed for good. */
async function buildsLeft({ url }: WorkerProcess): Promise<readonly number[]> {
	const response = await fetch(`${url}/health/ready`);
	const { waiting, active, failed } = (await response.json()) as Readonly<Record<string, number>>;
	return [Number(waiting) + Number(active), Number(failed)];
}

/** Reports a change of a shop, and resolves when it is published. */
async function publishAgain(worker: WorkerProcess, shop: string): Promise<void> {
	const from = worker.log.length;
	expect(await worker.report(shop)).toBe(202);
	await worker.next("published", from, shop);
}

describe("a worker whose outputs fail", () => {
	const store = new StoreDouble();
	let fleet: Fleet;
	beforeAll(async () => {
		const publish = { to: "s3", bucket: store.bucket, endpoint: await store.start() };
		fleet = createFleet([inBucket, inFolder], "", {
			configs: { [inBucket]: { publish } },
			env: { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" },
		});
	});
	afterAll(async () => {
		await fleet.remove();
		await store.stop();
	});

	it("B-USE-11 keeps the build of a shop whose bucket was removed, reports it, and publishes the other shop", async () => {
		store.answer = () => [404, "NoSuchBucket"];
		const worker = await fleet.startWorker("one");
		// A shop whose output cannot be read is not built by the regular comparison.
		expect(await worker.next("not compared", 0, inBucket)).toMatchObject({
			err: { message: expect.stringContaining("shop (http://127.0.0.1:") },
		});
		expect(await worker.report(inBucket)).toBe(202);
		const { result } = await worker.next("ended", 0, inBucket);
		expect(result).toEqual({ kind: "repeat", message: expect.stringContaining("does not exist") });
		await worker.next("published", 0, inFolder);
		await expect.poll(() => buildsLeft(worker), { timeout: 60_000 }).toEqual([1, 0]);
		store.answer = () => null;
		await publishAgain(worker, inBucket);
		expect(store.texts().get("index.html")).toContain("Juwelier Muster");
		worker.signal("SIGTERM");
		expect(await worker.ended).toBe(0);
	});

	it("B-USE-11 keeps the build of a shop whose disk is full, reports it, and publishes the other shop", async () => {
		rmSync(fleet.published(inFolder));
		store.objects.clear();
		// The builds of the worker before are unchanged, so that only publications write large files.
		const worker = await fleet.startWorker("one", { fileBlocks: 128 });
		const { result } = await worker.next("ended", 0, inFolder);
		expect(result).toEqual({ kind: "repeat", message: expect.stringMatching(/folder\.example.*full/) });
		await worker.next("published", 0, inBucket);
		await expect.poll(() => buildsLeft(worker), { timeout: 60_000 }).toEqual([1, 0]);
		spawnSync("prlimit", ["--pid", String(worker.pid), "--fsize=unlimited"]);
		await publishAgain(worker, inFolder);
		expect(readFileSync(join(fleet.published(inFolder), "index.html"), "utf8")).toContain("Juwelier Muster");
		worker.signal("SIGTERM");
		expect(await worker.ended).toBe(0);
	});

	it("B-USE-11 refuses messages with a wrong signature and of an unknown shop, with a line in its log", async () => {
		const worker = await fleet.startWorker("one");
		const options = { method: "POST", headers: { authorization: "Bearer abc" } };
		expect((await fetch(`${worker.url}/changes/${inFolder}`, options)).status).toBe(401);
		expect(await worker.next("refused", 0, inFolder)).toMatchObject({ reason: "unsigned" });
		expect(await worker.report("unknown.example")).toBe(404);
		expect(await worker.next("refused", 0, "unknown.example")).toMatchObject({ reason: "unknown shop" });
		await publishAgain(worker, inFolder);
	});
});

describe.skipIf(!isInstalled.redis)(
	"a worker whose Redis is restarted (left out if redis-server is not installed)",
	() => {
		let redis: DatabaseServer;
		let fleet: Fleet;
		beforeAll(async () => {
			redis = await startRedis();
			fleet = createFleet([inFolder], await redis.freshAddress());
		});
		afterAll(async () => {
			await fleet.remove();
			await redis.stop();
		});

		it("B-REL-08 B-USE-11 says so, and publishes the newest content nevertheless", async () => {
			const home = () => readFileSync(join(fleet.published(inFolder), "index.html"), "utf8");
			const worker = await fleet.startWorker("one");
			await worker.next("published");
			const from = worker.log.length;
			fleet.change(inFolder, "Second title");
			// A queue that does not answer in five seconds counts as away.
			await expect.poll(() => worker.report(inFolder)).toBe(202);
			await worker.next("started", from);
			await redis.kill();
			await worker.next("queue", from);
			fleet.change(inFolder, "Third title");
			expect(await worker.report(inFolder)).toBe(503);
			await redis.start();
			await expect.poll(() => worker.report(inFolder)).toBe(202);
			await expect.poll(home, { timeout: 60_000 }).toContain("Third title");
			await expect.poll(() => buildsLeft(worker), { timeout: 60_000 }).toEqual([0, 0]);
			worker.signal("SIGTERM");
			expect(await worker.ended).toBe(0);
		});
	},
);
