import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const ownPact = fileURLToPath(new URL("pacts/facette-order-service.json", import.meta.url));

const usage = `Verifies an order service against the contract of the shop.

  npm run contracts:verify -- --provider-url URL [--state-change-url URL] [--pact FILE]

  --provider-url URL      where the service runs, e.g. http://127.0.0.1:4000
  --state-change-url URL  where provider states are posted; PROVIDER-URL/_pact/provider-states if left out
  --pact FILE             the contract; ${relative(process.cwd(), ownPact)} if left out

contracts/README.md tells what the service has to do.`;

/** The error for an invalid command line; its message explains the usage. */
class WrongCall extends Error {}

/** Parses the command line; throws a WrongCall if it is invalid. */
function readOptions(args) {
	const { values } = parse(args);
	if (values.help) return null;
	if (values["provider-url"] === undefined) throw new WrongCall("--provider-url is missing.");
	const provider = address("--provider-url", values["provider-url"]);
	const states = values["state-change-url"] ?? `${provider}/_pact/provider-states`;
	const pact = values.pact ?? ownPact;
	if (!existsSync(pact)) throw new WrongCall(`--pact: there is no file ${pact}.`);
	return { provider, states: address("--state-change-url", states), pact };
}

function parse(args) {
	const text = { type: "string" };
	const options = { "provider-url": text, "state-change-url": text, pact: text, help: { type: "boolean" } };
	try {
		return parseArgs({ args, options });
	} catch (error) {
		throw new WrongCall(error.message);
	}
}

function address(option, value) {
	const url = URL.canParse(value) ? new URL(value) : null;
	if (!/^https?:$/.test(url?.protocol ?? "")) {
		throw new WrongCall(`${option}: "${value}" is no address; write it whole, e.g. http://127.0.0.1:4000.`);
	}
	return value.replace(/\/+$/, "");
}

async function ensureReachable(provider) {
	try {
		await fetch(provider, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
	} catch (error) {
		throw new WrongCall(
			`--provider-url: nothing answers at ${provider} (${error.cause?.code ?? error.message}).`,
		);
	}
}

/** Posts a state to the service; returns the values in its response for the request. */
async function changeState(url, body) {
	const failed = (why) => `The state "${body.state}" (${body.action}) failed: POST ${url} ${why}`;
	let response;
	try {
		response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(30_000),
		});
	} catch (error) {
		throw new Error(failed(`brought no answer (${error.cause?.code ?? error.message}).`));
	}
	const text = await response.text();
	if (!response.ok) throw new Error(failed(`was answered with ${response.status} ${text.slice(0, 300)}`));
	try {
		return text === "" ? {} : JSON.parse(text);
	} catch {
		throw new Error(failed(`was answered with what is no JSON: ${text.slice(0, 300)}`));
	}
}

/**
 * Returns a handler for every state of the contract. It prints failures immediately, because Pact's report omits
 * the reason.
 */
async function stateHandlers(pact, url) {
	const { interactions } = JSON.parse(await readFile(pact, "utf8"));
	const names = new Set(
		interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
	);
	const handler = (state, action) => async (params) => {
		try {
			return await changeState(url, { state, params: params ?? {}, action });
		} catch (error) {
			console.error(error.message);
			throw error;
		}
	};
	return Object.fromEntries(
		[...names].map((name) => [name, { setup: handler(name, "setup"), teardown: handler(name, "teardown") }]),
	);
}

async function verify({ provider, states, pact }) {
	await ensureReachable(provider);
	// Set before importing Pact, whose native core reads it on load.
	process.env.PACT_DO_NOT_TRACK = "true";
	const { Verifier } = await import("@pact-foundation/pact");
	await new Verifier({
		provider: "order-service",
		providerBaseUrl: provider,
		pactUrls: [pact],
		stateHandlers: await stateHandlers(pact, states),
		logLevel: "error",
	}).verifyProvider();
}

try {
	const options = readOptions(process.argv.slice(2));
	if (options === null) console.log(usage);
	else {
		await verify(options);
		console.log("The service keeps the contract.");
	}
} catch (error) {
	const isWrongCall = error instanceof WrongCall;
	console.error(
		isWrongCall ? `${error.message}\n\n${usage}` : `The service does not keep the contract. ${error.message}`,
	);
	process.exitCode = isWrongCall ? 2 : 1;
}
