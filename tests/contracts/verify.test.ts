import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import providerStates from "../../contracts/provider-states.json" with { type: "json" };
import { pactFile, type ServiceResponse, startProvider } from "./replaying-provider.ts";

/** Runs the command like a backend team. */
function verify(...args: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			["contracts/verify.mjs", ...args],
			{ env: { ...process.env, NO_COLOR: "1" }, maxBuffer: 2 ** 24 },
			(error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
		);
	});
}

/** The interaction with a spoiled response. */
const spoiledResponse = "an order";

/** Returns a function that spoils only this response. */
const spoiling =
	(change: (body: Record<string, unknown>) => void) => (response: ServiceResponse, description: string) => {
		if (description !== spoiledResponse) return response;
		const body = structuredClone(response.body) as Record<string, unknown>;
		change(body);
		return { ...response, body };
	};

/**
 * Responses that break the contract, with the names in the report. Each takes seconds, so only CI tries all of
 * them.
 */
const everySpoiled: [string, Parameters<typeof startProvider>[0], string][] = [
	["leaves out a field", spoiling((body) => delete body.order_number), "order_number"],
	["says another status word", spoiling((body) => Object.assign(body, { status: "okay" })), "$.status"],
	["sends a sum as a number", spoiling((body) => Object.assign(body, { total: 104.95 })), "$.total"],
	["answers another order", spoiling((body) => Object.assign(body, { order_uuid: "1" })), "$.order_uuid"],
	[
		"answers with another status",
		(response: ServiceResponse, name: string) =>
			name === spoiledResponse ? { ...response, status: 201 } : response,
		"status code",
	],
];
const spoiled = process.env.CI ? everySpoiled : everySpoiled.slice(0, 1);

const ids = "R-ORDER-01 R-ORDER-02 R-ORDER-03 R-ORDER-04 R-ORDER-05 R-ORDER-08";

/** Writes a contract with the spoiled interaction only, because verifying all of them takes seconds. */
function oneOrder(): string {
	const folder = mkdtempSync(join(tmpdir(), "pact-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const whole = JSON.parse(readFileSync(pactFile, "utf8"));
	const file = join(folder, "order.json");
	const isSpoiled = ({ description }: { readonly description: string }) => description === spoiledResponse;
	writeFileSync(file, JSON.stringify({ ...whole, interactions: whole.interactions.filter(isSpoiled) }));
	return file;
}

describe("contracts/verify.mjs", () => {
	it(`${ids} accepts a provider that fulfils the contract, and sets up every documented state`, async () => {
		const { url, posted } = await startProvider();
		const { code, output } = await verify("--provider-url", url);
		expect(output).toContain("The service keeps the contract.");
		expect(code).toBe(0);
		expect([...posted].sort()).toEqual(providerStates.map(({ name }) => name).sort());
	});

	it.each(spoiled)("R-ORDER-01 reports a provider that %s", async (_, spoil, expected) => {
		const { url } = await startProvider(spoil);
		const { code, output } = await verify("--provider-url", url, "--pact", oneOrder());
		expect(code).toBe(1);
		expect(output).toContain("There were 1 pact failures");
		expect(output).toContain(expected);
		expect(output).toContain("The service does not keep the contract.");
	});

	it("R-ORDER-01 reports unreachable states", async () => {
		const { url } = await startProvider();
		const { code, output } = await verify(
			...["--provider-url", url, "--state-change-url", `${url}/states`, "--pact", oneOrder()],
		);
		expect(code).toBe(1);
		expect(output).toContain(`The state "the shop is open" (setup) failed: POST ${url}/states was answered`);
	});

	it.each([
		[[], "--provider-url is missing."],
		[["--provider-url", "localhost:4000"], "is no address"],
		[["--provider-url", "http://127.0.0.1:9", "--state-change-url", "/states"], "--state-change-url"],
		[["--provider-url", "http://127.0.0.1:9"], "nothing answers at http://127.0.0.1:9"],
		[["--provider-url", "http://127.0.0.1:9", "--pact", "none.json"], "there is no file none.json"],
		[["--provider"], "Unknown option"],
	])("R-ORDER-01 reports invalid arguments %j", async (args, expected) => {
		const { code, output } = await verify(...args);
		expect(code).toBe(2);
		expect(output).toContain(expected);
		expect(output).toContain("npm run contracts:verify -- --provider-url URL");
	});
});
