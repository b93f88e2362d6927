import { root } from "../renderer/setup/install.mjs";
import { checks } from "./checks.mjs";

process.chdir(root);

const known = new Map(checks.map((check) => [check.name, check]));

/** The wanted checks and what they need, in the order of the list; all when none is named. */
function selection(names) {
	if (names.length === 0) return checks;
	const wanted = new Set();
	const add = (name) => {
		for (const needed of known.get(name).needs ?? []) add(needed);
		wanted.add(name);
	};
	names.forEach(add);
	return checks.filter(({ name }) => wanted.has(name));
}

async function outcomeOf(check, results) {
	const reason = names.includes(check.name) ? null : check.leftOut?.();
	if (reason) return { ok: true, leftOut: true, note: reason, output: "" };
	const missing = (check.needs ?? []).find((name) => results.get(name)?.ok === false);
	if (missing) return { ok: false, note: `not run: ${missing} failed`, output: "" };
	try {
		return await check.run();
	} catch (error) {
		return { ok: false, output: error.stack ?? String(error) };
	}
}

/** Starts what takes long and needs nothing of the other checks; its failure is the check's own to tell. */
function prepare(selected) {
	for (const check of selected) {
		if (names.includes(check.name) || !check.leftOut?.()) check.prepare?.().catch(() => {});
	}
}

async function runChecks(selected) {
	const results = new Map();
	prepare(selected);
	for (const check of selected) {
		const start = performance.now();
		if (process.stdout.isTTY) process.stdout.write(`… ${check.name}`);
		const outcome = await outcomeOf(check, results);
		const seconds = (performance.now() - start) / 1000;
		results.set(check.name, { ...outcome, seconds });
		if (process.stdout.isTTY) process.stdout.write("\r\u001b[K");
		const sign = outcome.leftOut ? "–" : outcome.ok ? "✓" : "✗";
		console.log(`${sign} ${check.name} (${outcome.leftOut ? "left out" : `${seconds.toFixed(1)} s`})`);
		if (!outcome.ok && outcome.output) console.log(`\n${outcome.output.trimEnd()}\n`);
	}
	return results;
}

function table(results) {
	const rows = [...results].map(([name, { ok, leftOut, seconds, note = "" }]) => [
		name,
		seconds.toFixed(1),
		leftOut ? "left out" : ok ? "ok" : "failed",
		note,
	]);
	const header = ["check", "seconds", "result", ""];
	const widths = header.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column].length)),
	);
	const line = (row) =>
		row
			.map((cell, column) => (column === 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
			.join("  ")
			.trimEnd();
	return [line(header), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
	console.error(`There is no check ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}`);
	process.exit(1);
}
const results = await runChecks(selection(names));
const count = (wanted) => [...results.values()].filter(wanted).length;
const failed = count(({ ok }) => !ok);
const leftOut = count((outcome) => outcome.leftOut);
const passed = results.size - failed - leftOut;
console.log(
	`\n${table(results)}\n\n${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ""}`,
);
process.exitCode = failed === 0 ? 0 : 1;
