// `npm test`: installs what is missing, then runs the checks that package.json lists, in the order of that list.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { install, root } from "../renderer/setup/install.mjs";
import { runChecks, slotLines } from "./run-checks.mjs";

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
	console.error(`npm test runs all checks of a change. Run one of them with: npm run test:${argument}`);
	process.exit(1);
}
install();

/** Runs a check with the checks that it depends on, and prints its output if it fails. */
function run(name) {
	console.log(`${name} …`);
	const start = performance.now();
	const child = spawn("npm", ["run", "--silent", name], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		shell: process.platform === "win32",
		env: { ...process.env, WIREIT_PARALLEL: "1", WIREIT_FAILURES: "continue", WIREIT_LOGGER: "quiet-ci" },
	});
	const chunks = [];
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
	return new Promise((resolve) => {
		child.on("error", (error) => chunks.push(Buffer.from(`${error.message}\n`)));
		child.on("close", (status) => {
			if (status !== 0) process.stdout.write(Buffer.concat(chunks));
			const seconds = Math.round((performance.now() - start) / 1000);
			console.log(`${status === 0 ? "✅" : "❌"} ${name}: ${seconds} s`);
			resolve(status === 0);
		});
	});
}

const { wireit } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const { dependencies } = wireit[process.env.CI ? "test:ci" : "test:local"];
// As many checks at a time as there are cores, and one more here, because checks also wait.
const atOnce = Number(process.env.WIREIT_PARALLEL ?? availableParallelism() + (process.env.CI ? 0 : 1));
const slots = await runChecks(dependencies, atOnce, run);
console.log(slotLines(slots).join("\n"));
const failed = slots.flat().filter(({ ok }) => !ok);
if (failed.length > 0) console.error(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
