import { request } from "node:http";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ReferenceService } from "#contracts/reference-service/reference-service.ts";
import { address } from "#tests/core/shop-fixtures.ts";
import { order, post as postTo, project, serviceOfFile, startService } from "./test-service.ts";

const logged: string[] = [];
const stream = new Writable({
	write(chunk, _encoding, done) {
		logged.push(String(chunk));
		done();
	},
});
const { post, rows, reset, running } = serviceOfFile({ logger: { level: "trace", stream } });

beforeEach(reset);

const paths = [
	"/ecom/order",
	"/ecom/klarna/order",
	"/ecom/order/paypal_transaction",
	"/ecom/order/payment",
	"/ecom/request",
	"/ecom/rating",
	"/ecom/contact",
	"/ecom/newsletter",
	"/ecom/withdrawal",
];

const garbage: readonly [string, string][] = [
	["nothing", ""],
	["half a body", '{"project":"juw'],
	["a text", '"order"'],
	["a number", "17"],
	["null", "null"],
	["a list", "[]"],
	["an empty object", "{}"],
	["an unsafe key", '{"__proto__":{"admin":true}}'],
	["an unsafe constructor", '{"constructor":{"prototype":{"admin":true}}}'],
	["a deep nest", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
	["a deep object", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
	["the sign U+0000", `{"project":"\\u0000"}`],
	["half a surrogate pair", `{"project":"\\ud800"}`],
	["a huge number", '{"project":1e999}'],
];

describe("garbage", () => {
	it.each(paths.flatMap((path) => garbage.map(([name, body]) => [path, name, body] as const)))(
		"R-ORDER-01 R-ORDER-08 B-SEC-04 %s responds to %s with 400",
		async (path, _, body) => {
			const response = await post(path, body);
			expect([response.status, response.body.status]).toEqual([400, "error"]);
			expect(response.body.errors).toEqual([
				{ field: expect.any(String), key: "form.invalid", params: expect.anything() },
			]);
		},
	);

	it.each<[string, unknown, string]>([
		["a number as e-mail address", { ...order("g"), customerEmail: 7 }, "customerEmail"],
		["a text as count", { ...order("g"), lines: [{ ...order("g").lines[0], count: "1" }] }, "lines.0.count"],
		["a negative count", { ...order("g"), lines: [{ ...order("g").lines[0], count: -1 }] }, "lines.0.count"],
		["a huge count", { ...order("g"), lines: [{ ...order("g").lines[0], count: 1e308 }] }, "lines.0.count"],
		["an exponent as price", { ...order("g"), total: "1e3" }, "total"],
		["a key that is no UUID", { ...order("g"), order_uuid: "1" }, "order_uuid"],
		["no address", { ...order("g"), shippingAddress: "none" }, "shippingAddress"],
		["an unknown language", { ...order("g"), language: "xx" }, "language"],
		[
			"an object as personalisation value",
			{ ...order("g"), lines: [{ ...order("g").lines[0], personalization: { a: {} } }] },
			"lines.0.personalization.a",
		],
	])("R-ORDER-01 B-SEC-04 names the field of %s", async (_, body, field) => {
		const response = await post("/ecom/order", body);
		expect(response.status).toBe(400);
		expect(response.body.errors).toEqual([expect.objectContaining({ field, key: "form.invalid" })]);
	});

	it("R-ORDER-01 ignores unknown keys", async () => {
		const first = await post("/ecom/order", { ...order("more"), total_paid: "1", status: "paid" });
		expect(first.status).toBe(200);
		expect(await post("/ecom/order", order("more"))).toEqual(first);
	});

	it("R-ORDER-07 reads only JSON, up to 256 KB", async () => {
		const send = (type: string, body: string) =>
			fetch(`${running().url}/ecom/order`, { method: "POST", headers: { "content-type": type }, body });
		expect((await send("text/plain", JSON.stringify(order("plain")))).status).toBe(415);
		expect((await send("application/x-www-form-urlencoded", "a=1")).status).toBe(415);
		const big = JSON.stringify({ ...order("big"), more: "x".repeat(256 * 1024) });
		expect((await send("application/json", big)).status).toBe(413);
	});
});

describe("injection", () => {
	const attacks = [
		"'; DROP TABLE orders; --",
		"' OR '1'='1",
		"\\'; SELECT 1; --",
		"$1",
		"Robert'); --",
		"%00",
	];

	it.each(attacks)("R-ORDER-01 stores %j as plain text", async (text) => {
		const shippingAddress = { ...address, family_name: text };
		const { status } = await post("/ecom/order", order(`attack ${text}`, { comment: text, shippingAddress }));
		expect(status).toBe(200);
		const [stored] = await rows("SELECT comment, shipping_address FROM orders");
		expect(stored).toEqual({ comment: text, shipping_address: shippingAddress });
	});

	it.each(attacks)("R-ORDER-01 R-ORDER-05 finds nothing under %j", async (text) => {
		await post("/ecom/order", order("victim"));
		const attempts = [
			await post("/ecom/order/paypal_transaction", { project, order_id: text, paypal: {} }),
			await post("/ecom/order/paypal_transaction", { project: text, order_id: 1, paypal: {} }),
			await post("/ecom/klarna/order", {
				project: text,
				authorization_token: text,
				order_uuid: order("victim").order_uuid,
			}),
		];
		expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
		const lines = [{ ...order("y").lines[0], product: text, variant: text }];
		expect((await post("/ecom/order", { ...order("y"), lines })).status).toBe(409);
		expect(await rows("SELECT count(*)::int AS n FROM orders")).toEqual([{ n: 1 }]);
	});

	it("B-SEC-06 allows no header and no second address in a mail", async () => {
		const contact = { project, language: "de", message: "x", privacy: true, email: "a@example.com" };
		const request = { ...contact, product: 1, variant: null, personalization: null, count: 1 };
		expect(
			(await post("/ecom/contact", { ...contact, email: "a@example.com\nBcc: b@example.com" })).status,
		).toBe(400);
		expect((await post("/ecom/request", { ...request, name: "x\r\nBcc: b@example.com" })).status).toBe(200);
		const mails = await rows("SELECT subject FROM outbox");
		expect(mails.length).toBeGreaterThan(0);
		for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/);
	});
});

describe("the log", () => {
	it("contains every call and no personal data", async () => {
		logged.length = 0;
		await post(
			"/ecom/order",
			order("logged", { comment: "geheim", customerEmail: "mara.geheim@example.com" }),
		);
		await fetch(`${running().url}/newsletter/confirm?token=geheim`);
		await fetch(`${running().url}/geheim`);
		const log = logged.join("");
		expect(log).toContain('"route":"/ecom/order","status":200');
		expect(log).not.toMatch(/geheim|mara|Öztürk|127\.0\.0\.1/i);
	});
});

/** Returns the status of a call with a given Host header, which fetch does not allow to set. */
function statusUnder(host: string, path: string, url = running().url): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const call = request(`${url}${path}`, { headers: { host } }, (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		});
		call.on("error", reject).end();
	});
}

describe("host names", () => {
	const paths = ["/health", "/_outbox", "/newsletter/confirm?token=x", "/ecom/order"];

	it.each(paths)("B-SEC-04 %s gets status 421 under a foreign host name (DNS rebinding)", async (path) => {
		const port = new URL(running().url).port;
		for (const host of [
			`evil.example:${port}`,
			"evil.example",
			`127.0.0.1.evil.example:${port}`,
			"127.0.0.1@evil",
		])
			expect([host, await statusUnder(host, path)]).toEqual([host, 421]);
	});

	it("responds on the local machine and under the configured names", async () => {
		const port = new URL(running().url).port;
		for (const host of [`127.0.0.1:${port}`, `LOCALHOST:${port}`, "localhost", `[::1]:${port}`])
			expect([host, await statusUnder(host, "/health")]).toEqual([host, 200]);
		const service = await startService({
			publicUrl: "https://orders.juwelier.example",
			hosts: ["orders.lan"],
		});
		onTestFinished(() => service.close());
		for (const host of ["orders.juwelier.example", "orders.lan:4710"])
			expect([host, await statusUnder(host, "/health", service.url)]).toEqual([host, 200]);
		expect(await statusUnder("www.juwelier.example", "/health", service.url)).toBe(421);
	});
});

describe("browsers", () => {
	let service: ReferenceService;
	const origin = "https://www.juwelier.example";
	beforeAll(async () => {
		service = await startService({ origins: [origin], rateFactor: 1, dev: false });
	});
	afterAll(() => service.close());

	const call = (method: string, headers: Record<string, string>, path = "/ecom/order") =>
		fetch(`${service.url}${path}`, { method, headers });

	it("R-ORDER-07 allows the site's pages, without credentials", async () => {
		const asked = await call("OPTIONS", { origin, "access-control-request-method": "POST" });
		expect(asked.status).toBe(204);
		expect(asked.headers.get("access-control-allow-origin")).toBe(origin);
		expect(asked.headers.get("access-control-allow-headers")).toBe("content-type, x-xsrf-token");
		expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
	});

	it("refuses pages of other sites", async () => {
		const response = await call("POST", {
			origin: "https://evil.example",
			"content-type": "application/json",
		});
		expect(response.status).toBe(403);
		expect(response.headers.get("access-control-allow-origin")).toBeNull();
	});

	it("sends the security headers with every response", async () => {
		const { headers } = await call("GET", {}, "/nowhere");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(headers.get("cache-control")).toBe("no-store");
	});

	it("shows the outbox and accepts provider states in development only", async () => {
		expect((await call("GET", {}, "/_outbox")).status).toBe(404);
		expect((await postTo(service, "/_pact/provider-states", { state: "the shop is open" })).status).toBe(404);
		const { status } = await fetch(`${running().url}/_outbox`);
		expect(status).toBe(200);
	});

	it("B-SEC-06 limits sign-ups of one IP address to five, and orders to far more", async () => {
		const body = (n: number) => ({ project, language: "de", email: `m${n}@example.com`, consent: true });
		const statuses: number[] = [];
		for (let n = 0; n < 7; n += 1) statuses.push((await postTo(service, "/ecom/newsletter", body(n))).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
		const last = await postTo(service, "/ecom/newsletter", body(8));
		expect(last.body).toEqual({ status: "rate_limited" });
		for (let n = 0; n < 30; n += 1) expect((await postTo(service, "/ecom/order", {})).status).toBe(400);
	});
});
