import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type DatabaseServer,
	isInstalled,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const shop = "ring.example";

describe.skipIf(!isInstalled.redis)("shops that failed (left out if redis-server is not installed)", () => {
	let redis: DatabaseServer;
	let fleet: Fleet;
	beforeAll(async () => {
		redis = await startRedis();
		fleet = createFleet([shop], await redis.freshAddress());
	});
	afterAll(async () => {
		await fleet.remove();
		await redis.stop();
	});

	it("B-USE-11 are listed with the reason, and built again on request, like all shops after an upgrade", async () => {
		const project = '{ "logo": "logo.svg", "seo_title": "Juwelier Muster" }';
		fleet.write(shop, "project.json", "{");
		const worker = await fleet.startWorker("one");
		await worker.next("ended");
		await expect.poll(() => fleet.run("worker", "--failed")).toContain("project.json");
		expect(await fleet.run("worker", "--retry", "clock.example")).toContain("worker.not-failed");
		fleet.write(shop, "project.json", project);
		const from = worker.log.length;
		expect(await fleet.run("worker", "--retry", shop)).toContain(`${shop} is built again.`);
		expect(await worker.next("published", from)).toMatchObject({ shop, reason: "person" });
		await expect.poll(() => fleet.run("worker", "--failed")).toContain("No build has failed.");
		const upgraded = worker.log.length;
		const shopsFolder = join(fleet.folder(shop), "..");
		const requested = await fleet.run("worker", "--rebuild-all", "--shops", shopsFolder);
		expect(requested).toContain("1 shops are built again when nothing else waits.");
		expect(await worker.next("published", upgraded)).toMatchObject({ shop, reason: "upgrade" });
		const metrics = await worker.metrics();
		expect(metrics).toContain('facette_builds_total{outcome="failed"} 1');
		expect(metrics).toContain('facette_builds_total{outcome="published"} 2');
		expect(metrics).toMatch(/facette_event_to_live_seconds_count\{reason="person"\} 1/);
		worker.signal("SIGTERM");
		expect(await worker.ended).toBe(0);
	});

	it("B-USE-11 have messages of their own", async () => {
		const [one, other] = await Promise.all(
			[shop, "clock.example"].map((name) => fleet.run("worker", "--key", name)),
		);
		expect(one).toMatch(/^Authorization: Bearer [\w-]+\.[\w-]+\.[\w-]{43}\n$/);
		expect(one).not.toBe(other);
	});
});
