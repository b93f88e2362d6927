import { afterEach, describe, expect, it } from "vitest";
import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { signMessage } from "#renderer/studio/change-message.ts";
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

function open(queue: RebuildQueue, metrics: typeof sentMetrics | null = sentMetrics, now = Date.now) {
	const refusals: string[] = [];
	const server = createReceiver({
		shops: { siteDirectory: (shop) => (shop === "ring.example" ? "/srv/shops/ring.example" : null) },
		directus: {
			async changedBy(host, message) {
				if (host !== "cms.example.org:8055") return null;
				return { changed: [message.split("\n")[0] ?? ""], possible: ["clock.example"] };
			},
			missedChanges: async () => new Map(),
		},
		...{ keys, queue, metrics, now },
		onRefusal: (shop, reason) => refusals.push(`${shop}: ${reason}`),
		onFailure(error) {
			throw error;
		},
	});
	servers.push(server);
	const report = async (shop: string, header?: string, body: unknown = { collection: "pages" }) =>
		server.inject({
			method: "POST",
			url: `/changes/${encodeURIComponent(shop)}`,
			headers: { authorization: header ?? (await signMessage(keys.shopKey(shop))) },
			...(body !== undefined && { payload: body as object }),
		});
	return { server, report, refusals };
}

const memoryQueue = () => createMemoryRebuildQueue({ time: systemTime, delays: [] });

/** A queue whose database does not answer. */
const awayQueue: RebuildQueue = {
	request: () => Promise.reject(new QueueAwayError("no answer")),
	work: () => undefined,
	state: () => Promise.reject(new QueueAwayError("no answer")),
	itemCounts: () => Promise.reject(new QueueAwayError("no answer")),
	retry: () => Promise.reject(new QueueAwayError("no answer")),
	close: () => Promise.resolve(),
};

const ringKey = keys.shopKey("ring.example");
const refused = [
	["without a signature", "", "unsigned"],
	["with the key instead of a signature", `Bearer ${ringKey}`, "unsigned"],
	["with the signature of another shop", await signMessage(keys.shopKey("clock.example")), "unsigned"],
	["that is repeated later", await signMessage(ringKey, Date.now() - 400_000), "mistimed"],
	["of a machine whose clock is ahead", await signMessage(ringKey, Date.now() + 400_000), "mistimed"],
] as const;

describe("the receiver of a worker", () => {
	it("B-USE-11 requests a build after a message, and the same one after a repeated message", async () => {
		const queue = memoryQueue();
		const { report } = open(queue);
		for (const body of [{ collection: "pages" }, { collection: "pages" }, "text", undefined])
			expect((await report("ring.example", undefined, body)).statusCode).toBe(202);
		expect(await queue.state()).toEqual({ waiting: 1, active: 0, failed: [], due: [] });
	});

	it("B-USE-09 B-USE-11 returns the time of a sender's last message, for a signed request", async () => {
		const { server, report } = open(memoryQueue(), null, () => Date.parse("2026-11-28T20:00Z"));
		const ask = async (shop: string) => {
			const headers = { authorization: await signMessage(keys.shopKey("ring.example")) };
			return server.inject({ method: "GET", url: `/changes/${shop}`, headers });
		};
		expect((await ask("ring.example")).json()).toEqual({ lastMessageAt: null });
		await report("ring.example");
		expect((await ask("ring.example")).json()).toEqual({ lastMessageAt: "2026-11-28T20:00:00.000Z" });
		expect((await ask("clock.example")).statusCode).toBe(401);
	});

	it.each(refused)("B-USE-11 refuses a message %s, and says so", async (_, header, reason) => {
		const queue = memoryQueue();
		const { report, refusals } = open(queue);
		const response = await report("ring.example", header);
		expect([response.statusCode, response.json(), refusals]).toEqual([
			401,
			{ status: reason },
			[`ring.example: ${reason}`],
		]);
		expect(await queue.state()).toMatchObject({ waiting: 0 });
	});

	it.each(["clock.example", "../ring.example", "RING.example", "__proto__"])(
		"B-USE-11 knows no shop %s",
		async (shop) => {
			const queue = memoryQueue();
			const { report, refusals } = open(queue);
			expect((await report(shop)).statusCode).toBe(404);
			expect(refusals).toEqual([`${shop}: unknown shop`]);
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

	it("refuses messages that are too large", async () => {
		const large = { collection: "x".repeat(300 * 1024) };
		expect((await open(memoryQueue()).report("ring.example", undefined, large)).statusCode).toBe(413);
	});
});

describe("the requests of the receiver", () => {
	it("B-USE-11 requests builds for many messages in a minute as an import, until they become fewer", async () => {
		const reasons: string[] = [];
		const requests = {
			...awayQueue,
			request: async (_: string, reason: string) => void reasons.push(reason),
		};
		let time = Date.now();
		const { report } = open(requests, undefined, () => time);
		const reportAll = async (count: number) => {
			for (let index = 0; index < count; index++) await report("ring.example");
		};
		await reportAll(29);
		expect(new Set(reasons)).toEqual(new Set(["change"]));
		await reportAll(2);
		expect(reasons.slice(29)).toEqual(["import", "import"]);
		time += 60_000;
		await reportAll(1);
		expect(reasons.at(-1)).toBe("change");
	});

	it("B-USE-11 requests builds of the shops that a change in Directus affects, and later of those that it may affect", async () => {
		const requests: string[] = [];
		const queue = {
			...awayQueue,
			request: async (shop: string, reason: string) => void requests.push(`${shop} ${reason}`),
		};
		const { server, refusals } = open(queue);
		const host = "cms.example.org:8055";
		const report = async (sender: string, key: string) =>
			(
				await server.inject({
					...{ method: "POST", url: `/directus/${sender}`, payload: "ring.example\nid" },
					headers: { authorization: await signMessage(key), "content-type": "text/plain" },
				})
			).statusCode;
		expect(await report(host, keys.directusKey(host))).toBe(202);
		expect(requests).toEqual(["ring.example change", "clock.example import"]);
		expect(await report(host, ringKey)).toBe(401);
		expect(await report("other.example", keys.directusKey("other.example"))).toBe(404);
		expect(refusals).toEqual([`${host}: unsigned`, "other.example: unknown shop"]);
	});
});

describe("the state and the metrics of a worker", () => {
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
		for (const wrong of ["", "Bearer abc", await signMessage(ringKey)])
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
});
