import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { requestTimeout } from "#contracts/reference-service/http/server.ts";
import type { ReferenceServiceOptions } from "#contracts/reference-service/reference-service.ts";
import { order, post, project, startService } from "./test-service.ts";

async function start(changes: Partial<ReferenceServiceOptions> = {}) {
	const service = await startService({ rateFactor: 1, mailLimitFactor: 1000, ...changes });
	onTestFinished(() => service.close());
	return service;
}

const sender = { project, language: "de" };
const statusesOf = async (calls: readonly Promise<{ readonly status: number }>[]) =>
	(await Promise.all(calls)).map(({ status }) => status);

describe("callers who share an address", () => {
	it("have all of their 20 orders accepted among 1,000 noisy calls, and again later that day", async () => {
		const service = await start();
		const noise = (n: number) =>
			post(service, "/ecom/order", n % 2 ? {} : order(`noise ${n}`, { paymentMethod: 99 }));
		for (let n = 0; n < 20; n += 1) {
			const noisy = Array.from({ length: 50 }, (_, call) => noise(n * 50 + call));
			const honest = post(
				service,
				"/ecom/order",
				order(`honest ${n}`, { customerEmail: `m${n}@example.com` }),
			);
			expect(await honest).toMatchObject({ status: 200 });
			expect(new Set(await statusesOf(noisy))).toEqual(new Set([400]));
		}
		const [row] = await service.database.query("SELECT count(*)::int AS n FROM orders");
		expect(row?.n).toBe(20);
	});

	it.each([
		[
			"/ecom/newsletter",
			{ ...sender, email: "a", consent: true },
			{ ...sender, email: "a@example.com", consent: true },
		],
		[
			"/ecom/contact",
			{ ...sender, email: "" },
			{ ...sender, email: "a@example.com", message: "Hallo", privacy: true },
		],
		[
			"/ecom/withdrawal",
			{ ...sender, name: "" },
			{ ...sender, name: "Mara", order_reference: "26-1", email: "a@example.com", items: "" },
		],
		["/ecom/rating", { ...sender, rating: 9 }, { ...sender, product: 1, rating: 5, privacy: true }],
		["/ecom/order/payment_session", {}, null],
	])("do not use up %s with refused calls", async (path, refused, taken) => {
		const service = await start();
		const statuses = await statusesOf(Array.from({ length: 60 }, () => post(service, path, refused)));
		expect(new Set(statuses)).toEqual(new Set([400]));
		if (taken) expect((await post(service, path, taken)).status).toBe(200);
	});

	it("do not use up anything with a repeated order", async () => {
		const service = await start({ rateFactor: 0.01 });
		const body = order("again");
		expect(new Set(await statusesOf([1, 2, 3, 4].map(() => post(service, "/ecom/order", body))))).toEqual(
			new Set([200]),
		);
	});

	it("B-SEC-06 are limited even with simultaneous orders", async () => {
		// A hundredth: one order per minute, twelve calls.
		const service = await start({ rateFactor: 0.01 });
		const calls = [1, 2, 3, 4].map((n) => post(service, "/ecom/order", order(`at once ${n}`)));
		expect((await statusesOf(calls)).toSorted()).toEqual([200, 429, 429, 429]);
		const [row] = await service.database.query("SELECT count(*)::int AS n FROM orders");
		expect(row?.n).toBe(1);
	});

	it("B-SEC-06 are refused for a minute once they keep the service busy", async () => {
		const service = await start({ rateFactor: 0.01 });
		const statuses = await statusesOf(Array.from({ length: 14 }, () => post(service, "/ecom/order", {})));
		expect(statuses.toSorted()).toEqual([...Array(12).fill(400), 429, 429]);
	});
});

describe("a proxy that is not trusted", () => {
	const forwarded = { "x-forwarded-for": "203.0.113.7" };

	it.each([
		["without --trust-proxy", undefined, forwarded, true],
		["with another one trusted", "10.0.0.1", forwarded, true],
		["that names the visitor otherwise", undefined, { forwarded: "for=203.0.113.7" }, true],
		["but is", "127.0.0.1", forwarded, false],
		["but is none", undefined, {}, false],
	])("%s is reported once in the log and at /health", async (_, trustProxy, headers, isWarned) => {
		const lines: string[] = [];
		const stream = { write: (line: string) => void lines.push(line) };
		const service = await start({ trustProxy, logger: { level: "warn", stream } });
		for (const _ of [1, 2, 3]) await fetch(`${service.url}/nowhere`, { headers });
		const health = await (await fetch(`${service.url}/health`)).json();
		expect(health).toEqual({ status: "ok", ...(isWarned ? { warnings: ["untrusted_proxy"] } : {}) });
		expect(lines.filter((line) => line.includes("--trust-proxy"))).toHaveLength(isWarned ? 1 : 0);
	});
});

describe("bodies that arrive byte by byte", () => {
	it("B-SEC-06 are dropped, all 100, soon after the request timeout", async () => {
		const service = await start();
		const { hostname, port } = new URL(service.url);
		const open = new Set<Socket>();
		for (let n = 0; n < 100; n += 1) {
			const socket = connect(Number(port), hostname);
			open.add(socket);
			socket.on("close", () => open.delete(socket));
			socket.on("error", () => socket.destroy());
			socket.write(
				`POST /ecom/order HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
			);
		}
		const trickle = setInterval(() => {
			for (const socket of open) socket.write(" ");
		}, 1000);
		onTestFinished(() => clearInterval(trickle));
		await new Promise((resolve) => setTimeout(resolve, requestTimeout - 5000));
		expect(open.size).toBe(100);
		await new Promise((resolve) => setTimeout(resolve, 10_000));
		expect(open.size).toBe(0);
	});
});
