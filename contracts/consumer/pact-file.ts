import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const fileName = "facette-order-service.json";
const tests = "contracts/consumer";
const published = `contracts/pacts/${fileName}`;

/** Where Pact gathers the interactions of a run. */
export const gathering = "dist/pacts";

/**
 * Begins the contract again with every run, so that interactions which no test describes any more go, and puts it
 * in its place at once when the run is over: only a whole contract, and only when every test passed.
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

/** Sorted, since test files may run in any order, and formatted as the repository formats JSON. */
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
