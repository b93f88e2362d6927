import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { onTestFinished } from "vitest";

/** The contract that is verified. */
export const pactFile = "contracts/pacts/facette-order-service.json";

interface State {
	readonly name: string;
	readonly params: unknown;
}

interface Interaction {
	readonly description: string;
	readonly providerStates: readonly State[];
	readonly request: { readonly path: string; readonly body: { readonly content: unknown } };
	readonly response: { readonly status: number; readonly body?: { readonly content: unknown } };
}

/** A provider's response, which may be wrong. */
export interface ServiceResponse {
	readonly status: number;
	readonly body: unknown;
}

/**
 * Starts a provider without state: it responds with the contract's own example for the posted states, changed by
 * `spoil`. Returns its address and the names of all posted states.
 */
export async function startProvider(
	spoil: (answer: ServiceResponse, description: string) => ServiceResponse = (same) => same,
) {
	const { interactions } = JSON.parse(readFileSync(pactFile, "utf8")) as { interactions: Interaction[] };
	let given: State[] = [];
	const posted = new Set<string>();

	function change({
		state,
		params,
		action,
	}: {
		state: string;
		params: unknown;
		action: string;
	}): ServiceResponse {
		posted.add(state);
		given = action === "setup" ? [...given, { name: state, params }] : [];
		return { status: 200, body: {} };
	}

	function answer(path: string | undefined, body: unknown): ServiceResponse {
		const found = interactions.find(
			({ request, providerStates }) =>
				request.path === path &&
				isDeepStrictEqual(request.body.content, body) &&
				isDeepStrictEqual(providerStates, given),
		);
		if (!found) return { status: 404, body: { status: "unknown" } };
		const { status, body: content } = found.response;
		return spoil({ status, body: content?.content ?? {} }, found.description);
	}

	const server = createServer(async (request, response) => {
		const text = await textOf(request);
		const body = text === "" ? null : JSON.parse(text);
		const given = request.url === "/_pact/provider-states" ? change(body) : answer(request.url, body);
		response.writeHead(given.status, { "content-type": "application/json" }).end(JSON.stringify(given.body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted };
}

async function textOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}
