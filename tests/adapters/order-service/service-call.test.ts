import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createServiceCall } from "#adapters/order-service/service-call.ts";

/** Calls a service with this response. */
async function callOf(status: number, body: string) {
	const server = createServer((_, response) =>
		response.writeHead(status, { "content-type": "application/json" }).end(body),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return createServiceCall({ url: `http://127.0.0.1:${port}` });
}

it("B-REL-06 returns the body of a successful response to a provider's call", async () => {
	const call = await callOf(200, '{"status":"ok","token":"t"}');
	expect(await call("/session", {})).toEqual({ ok: true, value: { status: "ok", token: "t" } });
});

it.each([
	["refused", 409, '{"status":"already_reported"}'],
	["refused", 200, '{"status":"error"}'],
	["lost", 500, "{}"],
	["lost", 429, '{"status":"rate_limited"}'],
	["lost", 200, "<p>"],
	["lost", 200, '{"token":"t"}'],
])("B-REL-06 a provider's call is %s by %i %s", async (kind, status, body) => {
	const call = await callOf(status, body);
	expect(await call("/session", {})).toMatchObject({ ok: false, error: { kind } });
});

it("B-REL-06 a provider's call is lost without a service", async () => {
	const call = createServiceCall({ url: "http://127.0.0.1:9" });
	expect(await call("/session", {})).toMatchObject({ ok: false, error: { kind: "lost" } });
});
