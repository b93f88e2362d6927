import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const preload = new URL("./usage.mjs", import.meta.url).href;

/**
 * Runs a Node.js script and returns its cost: wall `seconds` from start to exit, `cpu` seconds (user and system)
 * of its Node.js processes, `megabytes` of the largest one's peak, and the machine's `load` of the last minute at its start.
 * Throws an error with its output if it fails.
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

/** Returns the median of numbers. */
export function median(numbers) {
	return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

/** Returns the median of each figure of some runs. */
export function medians(runs) {
	const [first] = runs;
	return Object.fromEntries(Object.keys(first).map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** Returns the relative paths of all files below a folder; none if it does not exist. */
export function filesOf(folder) {
	if (!existsSync(folder)) return [];
	const root = realpathSync(folder);
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}

/** Returns the mean number of elements of pages, from every 50th one. */
function elementsPerPage(pages) {
	const sample = pages.filter((_, index) => index % 50 === 0);
	const counts = sample.map((page) => readFileSync(page, "utf8").match(/<[a-z]/gi)?.length ?? 0);
	return counts.reduce((sum, count) => sum + count, 0) / sample.length;
}

/** Returns the number of pages of an output, their elements and its size per page, without program and images (`assets/`). */
export function outputSize(folder) {
	const files = filesOf(folder).filter((file) => !file.startsWith("assets/"));
	const pages = files.filter((file) => file.endsWith(".html")).map((file) => join(folder, file));
	const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
	return {
		pages: pages.length,
		elementsPerPage: elementsPerPage(pages),
		kilobytesPerPage: bytes / pages.length / 1024,
	};
}
