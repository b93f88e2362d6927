import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Verifier } from "@pact-foundation/pact";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReferenceService } from "#contracts/reference-service/reference-service.ts";
import { startService } from "./test-service.ts";

const pact = fileURLToPath(new URL("../../../contracts/pacts/facette-order-service.json", import.meta.url));
const ids = "R-ORDER-01 R-ORDER-02 R-ORDER-03 R-ORDER-04 R-ORDER-05 R-ORDER-08";

type Body = Record<string, unknown>;
type Change = (body: Body) => Body;

/** Verifies a service against a pact file, like a backend team. */
function verify(service: ReferenceService, url: string, pactFile: string): Promise<unknown> {
	return new Verifier({
		provider: "order-service",
		providerBaseUrl: url,
		pactUrls: [pactFile],
		providerStatesSetupUrl: `${service.url}/_pact/provider-states`,
		logLevel: "error",
	}).verifyProvider();
}

/** Starts a proxy in front of the service that changes its responses. */
function startProxy(service: ReferenceService, change: Change): Promise<Server> {
	const proxy = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const answer = await fetch(`${service.url}${request.url}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: Buffer.concat(chunks),
		});
		response.writeHead(answer.status, { "content-type": "application/json" });
		response.end(JSON.stringify(change((await answer.json()) as Body)));
	});
	return new Promise((resolve) => {
		proxy.listen(0, "127.0.0.1", () => resolve(proxy));
	});
}

describe("the contract", () => {
	const folder = mkdtempSync(join(tmpdir(), "pact-"));
	const small = join(folder, "order.json");
	let service: ReferenceService;

	beforeAll(async () => {
		service = await startService({ dev: false, providerStates: true, rateFactor: 1 });
		const whole = JSON.parse(readFileSync(pact, "utf8"));
		const interactions = whole.interactions.filter(({ description }: Body) => description === "an order");
		expect(interactions).toHaveLength(1);
		writeFileSync(small, JSON.stringify({ ...whole, interactions }));
	});
	afterAll(async () => {
		await service.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it(`${ids} holds for the reference service, in every interaction`, async () => {
		await verify(service, service.url, pact);
	});

	it.each<[string, boolean, Change]>([
		["holds through a proxy that changes nothing", true, (body) => body],
		["fails when the status word is another", false, (body) => ({ ...body, status: "okay" })],
		["fails when a field is missing", false, ({ order_number: _, ...body }) => body],
		["fails when a sum is another", false, (body) => ({ ...body, total: "104.91" })],
	])("R-ORDER-01 %s", async (_, holds, change) => {
		const proxy = await startProxy(service, change);
		const { port } = proxy.address() as AddressInfo;
		const verdict = await verify(service, `http://127.0.0.1:${port}`, small).then(
			() => true,
			() => false,
		);
		proxy.close();
		expect(verdict).toBe(holds);
	});
});
