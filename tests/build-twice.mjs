// Builds the demo shop twice, in the main thread and in two workers, and compares the outputs byte by byte.
import { rmSync } from "node:fs";
import { runInTerminal } from "../renderer/setup/processes.mjs";
import { folderDifferences } from "./folder-differences.mjs";

const [first, second] = ["dist/test/site-a", "dist/test/site-b"];

async function build(out, workers) {
	rmSync(out, { recursive: true, force: true });
	const site = ["--site", "adapters/content-files/demo", "--workers", workers];
	const status = await runInTerminal(["dist/program/cli.js", "build", ...site, "--out", out]);
	if (status !== 0) process.exit(status);
}

await build(first, "0");
await build(second, "2");
const { files, differences } = folderDifferences(first, second);
console.log(`${files} files, ${differences.length} differ`);
if (files === 0 || differences.length > 0) {
	console.error(`Two builds of the same content differ:\n${differences.slice(0, 20).join("\n")}`);
	process.exitCode = 1;
}
