import { afterEach, describe, expect, it } from "vitest";
import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { createReceiver } from "#renderer/worker/receiver.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

const keys = createWorkerKeys("0123456789abcdef0123456789abcdef");
const servers: ReturnType<typeof createReceiver>[] = [];
afterEach(async () => {
	for (const server of servers.splice(0)) await server.close();
});

/** The metrics of a worker as it sends them. */
const sentMetrics = {
	contentType: "text/plain; version=0.0.4",
	text: async () => "facette_builds_total 1\n",
};

function open(queue: RebuildQueue, metrics: typeof sentMetrics | null = sentMetrics) {
	const server = createReceiver({
		shops: { siteDirectory: (shop) => (shop === "ring.example" ? "/srv/shops/ring.example" : null) },
		...{ keys, queue, metrics },
		onFailure(error) {
			throw error;
		},
	});
	servers.push(server);
	const report = (
		shop: string,
		authorization = keys.authorization(shop),
		body: unknown = { collection: "pages" },
	) =>
		server.inject({
			method: "POST",
			url: `/changes/${encodeURIComponent(shop)}`,
			headers: { authorization },
			...(body !== undefined && { payload: body as object }),
		});
	return { server, report };
}

const memoryQueue = () => createMemoryRebuildQueue({ time: systemTime, delays: [] });

/** A queue whose database does not answer. */
const awayQueue: RebuildQueue = {
	request: () => Promise.reject(new QueueAwayError("no answer")),
	work: () => undefined,
	state: () => Promise.reject(new QueueAwayError("no answer")),
	retry: () => Promise.reject(new QueueAwayError("no answer")),
	close: () => Promise.resolve(),
};

describe("the receiver of a worker", () => {
	it("B-USE-11 requests a build after a message, and the same one after a repeated message", async () => {
		const queue = memoryQueue();
		const { report } = open(queue);
		for (const body of [{ collection: "pages" }, { collection: "pages" }, "text", undefined])
			expect((await report("ring.example", undefined, body)).statusCode).toBe(202);
		expect(await queue.state()).toEqual({ waiting: 1, active: 0, failed: [] });
	});

	it.each([
		["without a key", ""],
		["with a wrong key", "Bearer abc"],
		["with the key of another shop", keys.authorization("clock.example")],
	])("B-USE-11 refuses a message %s", async (_, authorization) => {
		const queue = memoryQueue();
		expect((await open(queue).report("ring.example", authorization)).statusCode).toBe(401);
		expect(await queue.state()).toMatchObject({ waiting: 0 });
	});

	it.each(["clock.example", "../ring.example", "RING.example", "__proto__"])(
		"B-USE-11 knows no shop %s",
		async (shop) => {
			const queue = memoryQueue();
			expect((await open(queue).report(shop)).statusCode).toBe(404);
			expect(await queue.state()).toMatchObject({ waiting: 0 });
		},
	);

	it("B-REL-08 answers 503 while the queue does not answer, so that the message is sent again", async () => {
		const { server, report } = open(awayQueue);
		const response = await report("ring.example");
		expect(response.statusCode).toBe(503);
		expect(response.headers["retry-after"]).toBe("10");
		expect((await server.inject("/health/live")).statusCode).toBe(200);
		expect((await server.inject("/health/ready")).statusCode).toBe(503);
	});

	it("B-USE-11 says that it is ready, and what waits", async () => {
		const queue = memoryQueue();
		const { server, report } = open(queue);
		await report("ring.example");
		const response = await server.inject("/health/ready");
		expect(response.json()).toEqual({ status: "ready", waiting: 1, active: 0, failed: 0 });
	});

	it("B-USE-11 sends its metrics, which name all shops, only to requests with their key", async () => {
		const { server } = open(memoryQueue());
		const read = (authorization: string) => server.inject({ url: "/metrics", headers: { authorization } });
		for (const wrong of ["", "Bearer abc", keys.authorization("ring.example")])
			expect((await read(wrong)).statusCode).toBe(401);
		const response = await read(keys.metricsAuthorization);
		expect(response.statusCode).toBe(200);
		expect(response.headers["content-type"]).toContain("text/plain");
		expect(response.body).toBe("facette_builds_total 1\n");
	});

	it("B-USE-11 names the package that its metrics need", async () => {
		const { server } = open(memoryQueue(), null);
		const headers = { authorization: keys.metricsAuthorization };
		const response = await server.inject({ url: "/metrics", headers });
		expect([response.statusCode, response.json()]).toEqual([501, { status: "prom-client is not installed" }]);
	});

	it("refuses messages that are too large", async () => {
		const large = { collection: "x".repeat(300 * 1024) };
		expect((await open(memoryQueue()).report("ring.example", undefined, large)).statusCode).toBe(413);
	});
});
