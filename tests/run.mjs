import { availableParallelism } from "node:os";
import { install, root } from "../renderer/setup/install.mjs";
import { affectedBy, changedFiles, dependencyGraph, projectFiles } from "./changed.mjs";
import { runSideBySide } from "./schedule.mjs";

process.chdir(root);
install();
// The checks import packages, so they are loaded once these are installed.
const { checks } = await import("./checks.mjs");

const known = new Map(checks.map((check) => [check.name, check]));

/** The wanted checks and what they need, in the order of the list. */
function selection(names) {
	const wanted = new Set();
	const add = (name) => {
		for (const needed of known.get(name).needs ?? []) add(needed);
		wanted.add(name);
	};
	names.forEach(add);
	return checks.filter(({ name }) => wanted.has(name));
}

/** What of the named checks the changes can affect: the checks, and by their names the test files that are enough. */
function narrowed(names) {
	const changed = changedFiles();
	const files = projectFiles();
	const isAffected = affectedBy(changed, dependencyGraph([...files, ...changed]));
	const affected = [...new Set([...files, ...changed])].filter(isAffected);
	const only = new Map();
	for (const name of names) {
		const { looksAt, tests } = known.get(name);
		const seen = affected.filter(looksAt);
		if (seen.length === 0) continue;
		only.set(name, tests && seen.every(tests) ? seen.filter((file) => files.includes(file)) : null);
	}
	console.log(`${changed.length} files changed since main; ${affected.length} can be affected.`);
	for (const [name, tests] of only) {
		if (tests?.length === 0) only.delete(name);
		else console.log(`  ${name}: ${tests ? tests.join(" ") : "all of it"}`);
	}
	return only;
}

const seconds = (value) => value.toFixed(1);

async function outcomeOf(check, only, print) {
	const reason = named.includes(check.name) ? null : check.leftOut?.();
	if (reason) return { ok: true, leftOut: true, note: reason, output: "", wall: 0 };
	const start = performance.now();
	const outcome = await check
		.run({ only: only.get(check.name) ?? null, onFailure: (line) => print(`✗ ${check.name}: ${line}`) })
		.catch((error) => ({ ok: false, output: error.stack ?? String(error) }));
	return { ...outcome, wall: (performance.now() - start) / 1000 };
}

/** Starts what takes long and needs nothing of the other checks; its failure is the check's own to report. */
function prepare(selected) {
	for (const check of selected) {
		if (named.includes(check.name) || !check.leftOut?.()) check.prepare?.().catch(() => {});
	}
}

async function runChecks(selected, only) {
	prepare(selected);
	const terminal = process.stdout.isTTY;
	let status = "";
	const print = (text) => {
		if (terminal) process.stdout.write("\r\u001b[K");
		console.log(text);
		if (terminal) process.stdout.write(status);
	};
	const showStatus = (running) => {
		status = running.size > 0 ? `… ${[...running].map(({ name }) => name).join(", ")}` : "";
		if (terminal) process.stdout.write(`\r\u001b[K${status}`);
	};
	return runSideBySide(selected, {
		cores: availableParallelism(),
		outcomeOf: (check) => outcomeOf(check, only, print),
		onStart: (_, running) => showStatus(running),
		onEnd({ name }, { ok, leftOut, wall = 0, output }, running) {
			showStatus(running);
			print(`${leftOut ? "–" : ok ? "✓" : "✗"} ${name} (${leftOut ? "left out" : `${seconds(wall)} s`})`);
			if (!ok && output) print(`\n${output.trimEnd()}\n`);
		},
	});
}

/** The failed checks first, the others as they ended. */
function table(results) {
	const sorted = [...results].sort(([, one], [, other]) => Number(one.ok) - Number(other.ok));
	const rows = sorted.map(([name, { ok, leftOut, wall = 0, seconds: load, note = "" }]) => [
		name,
		seconds(wall),
		typeof load === "number" ? seconds(load) : "",
		leftOut ? "left out" : ok ? "ok" : "failed",
		note,
	]);
	const header = ["check", "seconds", "CPU s", "result", ""];
	const widths = header.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column].length)),
	);
	const isNumber = (column) => column === 1 || column === 2;
	const line = (row) =>
		row
			.map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
			.join("  ")
			.trimEnd();
	return [line(header), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

const options = process.argv.slice(2);
const named = options.filter((option) => option !== "--changed");
const unknown = named.filter((name) => !known.has(name));
if (unknown.length > 0) {
	console.error(
		`There is no check ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}; and --changed.`,
	);
	process.exit(1);
}
const wanted = named.length > 0 ? named : [...known.keys()];
const only = options.includes("--changed") ? narrowed(wanted) : new Map();
const start = performance.now();
const results = await runChecks(selection(options.includes("--changed") ? [...only.keys()] : wanted), only);
const count = (is) => [...results.values()].filter(is).length;
const failed = count(({ ok }) => !ok);
const leftOut = count((outcome) => outcome.leftOut);
const counts = [`${results.size - failed - leftOut} passed`, `${failed} failed`];
if (leftOut > 0) counts.push(`${leftOut} left out`);
const computed = [...results.values()].reduce((sum, outcome) => sum + (outcome.seconds ?? 0), 0);
console.log(
	`\n${table(results)}\n\n${seconds((performance.now() - start) / 1000)} s, ${seconds(computed)} s of CPU time\n${counts.join(", ")}`,
);
process.exitCode = failed === 0 ? 0 : 1;
