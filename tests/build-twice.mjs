// Builds the demo shop. In CI builds it twice, in the main thread and in two workers, and compares the outputs byte by byte. Several checks
// need the first output and each runs this before, so it does nothing while program and shop are those of the last builds.
import { existsSync, rmSync } from "node:fs";
import { root } from "../renderer/setup/install.mjs";
import { runInTerminal } from "../renderer/setup/processes.mjs";
import { createStamp, digestOf } from "../renderer/setup/stamp.mjs";
import { folderDifferences } from "./folder-differences.mjs";

const [first, second] = ["dist/test/site-a", "dist/test/site-b"];
const outputs = process.env.CI ? [first, second] : [first];
const demo = "adapters/content-files/demo";
const stamp = createStamp("dist/test/sites.stamp");
const digest = digestOf(root, [
	"dist/program",
	demo,
	"tests/build-twice.mjs",
	"tests/folder-differences.mjs",
]);
const isBuilt = outputs.every((out) => existsSync(`${out}/index.html`)) && stamp.matches(digest);

async function build(out, workers) {
	rmSync(out, { recursive: true, force: true });
	const site = ["--site", demo, "--workers", workers];
	const status = await runInTerminal(["dist/program/cli.js", "build", ...site, "--out", out]);
	if (status !== 0) process.exit(status);
}

/** Compares the first output with a second one; returns whether they are equal. */
async function compareBuilds() {
	await build(second, "2");
	const { files, differences } = folderDifferences(first, second);
	console.log(`${files} files, ${differences.length} differ`);
	if (files > 0 && differences.length === 0) return true;
	console.error(`Two builds of the same content differ:\n${differences.slice(0, 20).join("\n")}`);
	return false;
}

if (!isBuilt) {
	stamp.clear();
	await build(first, "0");
	// An earlier second output is of other content.
	rmSync(second, { recursive: true, force: true });
	if (!outputs.includes(second) || (await compareBuilds())) stamp.write(digest);
	else process.exitCode = 1;
}
