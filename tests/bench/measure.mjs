import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const preload = new URL("./usage.mjs", import.meta.url).href;

/**
 * Runs a Node.js script to its end and returns what it took: wall `seconds` from start to exit, `cpu` seconds (user and system)
 * of its Node.js processes, `megabytes` of the largest one's peak, and the machine's `load` of the last minute at its start.
 * Throws with its output when it fails.
 */
export function measure(args, { cwd, env = {} } = {}) {
	const folder = mkdtempSync(join(tmpdir(), "facette-usage-"));
	const usage = join(folder, "usage");
	const [load] = loadavg();
	const start = performance.now();
	const { status, error, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd,
		env: {
			...process.env,
			NODE_ENV: "production",
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`,
			FACETTE_BENCH_USAGE: usage,
			...env,
		},
		encoding: "utf8",
		maxBuffer: 2 ** 30,
	});
	const seconds = (performance.now() - start) / 1000;
	if (status !== 0) throw error ?? new Error(`${args.join(" ")} failed:\n${stdout}\n${stderr}`);
	const used = readFileSync(usage, "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	rmSync(folder, { recursive: true });
	return {
		seconds,
		cpu: used.reduce((sum, { userCPUTime, systemCPUTime }) => sum + (userCPUTime + systemCPUTime) / 1e6, 0),
		megabytes: Math.max(...used.map(({ maxRSS }) => maxRSS / 1024)),
		load,
	};
}

/** The middle of some numbers. */
export function median(numbers) {
	return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

/** The medians of the figures of some runs, each figure for itself. */
export function medians(runs) {
	const [first] = runs;
	return Object.fromEntries(Object.keys(first).map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** Every file below a folder, by its path relative to it; none where there is no folder. */
export function filesOf(folder) {
	if (!existsSync(folder)) return [];
	const root = realpathSync(folder);
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}

/** How many pages an output has and what it takes on disk a page, program and images (`assets/`) left out. */
export function outputSize(folder) {
	const files = filesOf(folder).filter((file) => !file.startsWith("assets/"));
	const pages = files.filter((file) => file.endsWith(".html")).length;
	const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
	return { pages, kilobytesPerPage: bytes / pages / 1024 };
}
