// Builds the demo shop with generated products and prints pages per second, CPU time and peak memory.
//   node tests/bench/build.bench.mjs [products …]     default: 100 1000 5000
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSite } from "./generate-site.mjs";

const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const cli = join(root, "dist/program/cli.js");
if (!existsSync(cli)) throw new Error("Compile first: node renderer/setup/compile.mjs");
// A disk of uneven speed hides the program's own: FACETTE_BENCH_DIR names a folder in memory.
const work = resolve(process.env.FACETTE_BENCH_DIR ?? join(root, "dist/bench"));
mkdirSync(work, { recursive: true });

function build(site, workers) {
	const usage = join(work, "usage.json");
	const args = [
		"--import",
		join(root, "tests/bench/peak-memory.mjs"),
		cli,
		"build",
		"--site",
		site,
		"--out",
		join(work, "out"),
	];
	if (workers !== undefined) args.push("--workers", String(workers));
	const start = performance.now();
	const run = spawnSync(process.execPath, args, {
		env: { ...process.env, FACETTE_BENCH_USAGE: usage },
		encoding: "utf8",
	});
	const seconds = (performance.now() - start) / 1000;
	if (run.status !== 0) throw new Error(run.stderr);
	const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(usage, "utf8"));
	return {
		seconds,
		cpu: (userCPUTime + systemCPUTime) / 1e6,
		megabytes: maxRSS / 1024,
		warnings: run.stderr.length,
	};
}

const sizes = process.argv.slice(2).map(Number);
const rows = [];
for (const count of sizes.length > 0 ? sizes : [100, 1000, 5000]) {
	const site = join(work, `site-${count}`);
	const pages = generateSite(join(root, "adapters/content-files/demo"), site, count);
	build(site); // fills the image cache, which a second build of a shop always has
	for (const workers of [0, undefined]) {
		const { seconds, cpu, megabytes } = build(site, workers);
		rows.push({
			products: count,
			pages,
			threads: workers ?? "chosen",
			seconds: seconds.toFixed(2),
			"pages/s": Math.round(pages / seconds),
			"CPU s": cpu.toFixed(2),
			"peak MB": Math.round(megabytes),
		});
	}
}
console.table(rows);
