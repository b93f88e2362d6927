import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const fileName = "facette-order-service.json";
const tests = "contracts/consumer";
const published = `contracts/pacts/${fileName}`;

/** The folder in which Pact collects the interactions of a run. */
export const gathering = "dist/pacts";

/**
 * Recreates the contract in every run, so that interactions without a test disappear. Replaces the published one
 * only after a complete run in which every test passed.
 */
export const pactFile: Reporter = {
	onTestRunStart(): void {
		rmSync(gathering, { recursive: true, force: true });
		mkdirSync(gathering, { recursive: true });
	},
	onTestRunEnd(modules): void {
		if (isComplete(modules)) publish();
	},
};

function isComplete(modules: readonly TestModule[]): boolean {
	const files = readdirSync(tests).filter((file) => file.endsWith(".pact.test.ts"));
	const results = modules.flatMap((module) => [...module.children.allTests()]);
	return modules.length === files.length && results.every((test) => test.result().state === "passed");
}

/** Sorts interactions, because test files run in any order, and formats them like the repository's other JSON. */
function publish(): void {
	const contract = JSON.parse(readFileSync(`${gathering}/${fileName}`, "utf8"));
	const order = (left: { description: string }, right: { description: string }) =>
		left.description < right.description ? -1 : 1;
	contract.interactions.sort(order);
	const formatter = ["node_modules/@biomejs/biome/bin/biome", "format", `--stdin-file-path=${published}`];
	const input = JSON.stringify(contract);
	writeFileSync(`${published}.new`, execFileSync(process.execPath, formatter, { input }));
	renameSync(`${published}.new`, published);
}
