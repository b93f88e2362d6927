import { describe, expect, it, vi } from "vitest";
import { createHttpClient, type HttpClientOptions } from "#adapters/order-service/http-client.ts";
import { bodyOf, serve } from "#tests/adapters/order-service/service-double.ts";

/** Creates a client of a server that echoes requests. */
async function echo(options: Partial<HttpClientOptions> = {}) {
	let calls = 0;
	const url = await serve(async (request, response) => {
		calls += 1;
		const { method, url: path, headers } = request;
		response.setHeader("content-type", "application/json; charset=utf-8");
		response.end(JSON.stringify({ method, path, headers, body: await bodyOf(request) }));
	});
	return { url, send: createHttpClient({ url, ...options }), calls: () => calls };
}

// biome-ignore lint/suspicious/noExplicitAny: an echo has the shape that the test gave it.
function echoed(sent: Awaited<ReturnType<ReturnType<typeof createHttpClient>>>): any {
	if (!sent.ok) throw sent.error;
	if (!sent.value.body.ok) throw new Error(sent.value.body.error.expected);
	return sent.value.body.value;
}

describe("createHttpClient sends", () => {
	it.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
		"R-HTTP-01 R-ORDER-07 sends %s with params under the service's path",
		async (method) => {
			const { url } = await echo();
			const send = createHttpClient({ url: `${url}/shop` });
			const json = method === "GET" ? {} : { json: { name: "Ä" } };
			const params = { page: 2, q: "Uhr & Ring", all: true, none: null };
			const got = echoed(await send({ method, path: "/ecom/x", params, ...json }));
			expect(got).toMatchObject({ method, path: "/shop/ecom/x?page=2&q=Uhr+%26+Ring&all=true" });
			expect(got.body).toBe(method === "GET" ? "" : '{"name":"Ä"}');
			expect(got.headers["content-type"]).toBe(method === "GET" ? undefined : "application/json");
			expect(got.headers.accept).toBe("application/json");
		},
	);

	it("R-HTTP-01 sends credentials to the service only", async () => {
		const other = await echo();
		const { send } = await echo({ basicAuth: { username: "shop", password: "grün" } });
		const own = echoed(await send({ method: "POST", path: "/" }));
		const login = Buffer.from("shop:grün").toString("base64");
		expect(own.headers.authorization).toBe(`Basic ${login}`);
		const foreign = echoed(await send({ method: "POST", path: `${other.url}/` }));
		expect(foreign.headers.authorization).toBeUndefined();
	});

	it("R-HTTP-01 sends the cookie XSRF-TOKEN as a header only to the service and the page's origin", async () => {
		const [page, other] = [await echo(), await echo()];
		const { send } = await echo({
			cookies: () => "a=1; NOT-XSRF-TOKEN=no; XSRF-TOKEN=t%3D1; b=2",
			pageOrigin: page.url,
		});
		const token = async (path: string) =>
			echoed(await send({ method: "POST", path })).headers["x-xsrf-token"];
		expect(await token("/ecom/order")).toBe("t=1");
		expect(await token(`${page.url}/x`)).toBe("t=1");
		expect(await token(`${other.url}/x`)).toBeUndefined();
	});

	it.each(["", "XSRF-TOKEN=", "XSRF-TOKEN=a%0D%0Ab", "XSRF-TOKEN=%C3%A4", "XSRF-TOKENS=a"])(
		"R-HTTP-01 sends no token for the cookies %j",
		async (cookies) => {
			const { send } = await echo({ cookies: () => cookies });
			expect(echoed(await send({ method: "POST", path: "/" })).headers["x-xsrf-token"]).toBeUndefined();
		},
	);

	it("R-HTTP-01 sends a token with invalid percent-encoding unchanged", async () => {
		const { send } = await echo({ cookies: () => "XSRF-TOKEN=100%" });
		expect(echoed(await send({ method: "POST", path: "/" })).headers["x-xsrf-token"]).toBe("100%");
	});
});

describe("createHttpClient handles responses", () => {
	it.each([
		[200, true],
		[204, true],
		[299, true],
		[304, false],
		[400, false],
		[500, false],
		[503, false],
	])("R-HTTP-01 treats status %i as a success: %s, and requests once", async (status, ok) => {
		let calls = 0;
		const url = await serve((_, response) => {
			calls += 1;
			response.writeHead(status, { "content-type": "application/json", "retry-after": "0" }).end();
		});
		const sent = await createHttpClient({ url })({ method: "GET", path: "/" });
		expect(sent).toMatchObject({ ok: true, value: { status, ok } });
		expect(calls).toBe(1);
	});

	it("R-HTTP-02 reports an abort, before and while waiting", async () => {
		const { send, calls } = await echo();
		const before = await send({ method: "GET", path: "/", signal: AbortSignal.abort() });
		expect(before).toMatchObject({ ok: false, error: { message: "Request aborted", reason: "aborted" } });
		expect(calls()).toBe(0);
		const controller = new AbortController();
		const url = await serve(() => controller.abort());
		const sent = await createHttpClient({ url, timeout: 5000 })({
			method: "GET",
			path: "/",
			signal: controller.signal,
		});
		expect(sent).toMatchObject({ ok: false, error: { message: "Request aborted" } });
	});

	it("R-HTTP-02 reports a missing connection", async () => {
		const send = createHttpClient({ url: "http://127.0.0.1:1" });
		expect(await send({ method: "GET", path: "/" })).toMatchObject({
			ok: false,
			error: { message: "Network Error", reason: "network" },
		});
	});

	it.each(["headers", "body"])("R-HTTP-02 reports a timeout before the %s", async (missing) => {
		const url = await serve((_, response) => {
			if (missing === "body") response.writeHead(200, { "content-type": "application/json" }).write("{");
		});
		const sent = await createHttpClient({ url, timeout: 60 })({ method: "GET", path: "/" });
		expect(sent).toMatchObject({
			ok: false,
			error: { message: "timeout of 60ms exceeded", reason: "timeout" },
		});
	});

	it("R-HTTP-01 has no timeout by default: it still accepts a response a day later", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			let arrived = () => {};
			const asked = new Promise<void>((resolve) => {
				arrived = resolve;
			});
			let answer = () => {};
			const url = await serve((_, response) => {
				answer = () => response.setHeader("content-type", "application/json").end("{}");
				arrived();
			});
			let settled = false;
			const sent = createHttpClient({ url })({ method: "GET", path: "/" }).finally(() => {
				settled = true;
			});
			await asked;
			await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
			expect(settled).toBe(false);
			answer();
			expect((await sent).ok).toBe(true);
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("createHttpClient validates its options", () => {
	it.each([
		"",
		"orders.example",
		"ftp://orders.example",
		"https://a:b@orders.example",
		"https://o.example/?a=1",
	])("R-ORDER-07 rejects %j as the service's URL", (url) => {
		expect(() => createHttpClient({ url })).toThrow(/no address of a service/);
	});

	it.each([0, -1, 1.5, Number.NaN, 2 ** 31])("R-HTTP-01 rejects a timeout of %d", (timeout) => {
		expect(() => createHttpClient({ url: "http://o.example", timeout })).toThrow(/timeout is/);
	});
});
