import { spawn } from "node:child_process";
import { root } from "../renderer/setup/install.mjs";
import { createLoadMeter } from "./process-load.mjs";

const meter = createLoadMeter();
const plain = { NO_COLOR: "1", FORCE_COLOR: "0" };

/** Hands on the whole lines of an output that comes in pieces. */
function lines(onLine) {
	let rest = "";
	return (text) => {
		const parts = (rest + text).split("\n");
		rest = parts.pop();
		parts.forEach(onLine);
	};
}

/**
 * Runs a Node.js script to its end: `{ ok, output, note, seconds }`, the seconds being its processes' computing time, null
 * where they cannot be seen. The last line of its output that `summary` finds becomes the note; each line that `failure`
 * finds is handed to `onFailure` as soon as it is there, once.
 */
export function tool(args, { summary, env = {}, failure, onFailure } = {}) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd: root,
			env: { ...process.env, ...plain, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		if (child.pid !== undefined) meter.follow(child.pid);
		let output = "";
		const reported = new Set();
		const lookAt = lines((line) => {
			const text = line.trim();
			if (!failure?.test(line) || reported.has(text)) return;
			reported.add(text);
			onFailure?.(text);
		});
		const onOutput = (text) => {
			output += text;
			lookAt(text);
		};
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onOutput);
		child.on("error", (error) => onOutput(`${error.message}\n`));
		child.on("close", (status) => {
			const seconds = child.pid === undefined ? null : meter.end(child.pid);
			const note = summary ? output.match(summary)?.[1]?.trim() : undefined;
			resolve({ ok: status === 0, output, seconds, ...(note ? { note } : {}) });
		});
	});
}

/** Runs one step after the other until one fails; the last one's outcome with the computing time of all. */
export async function inOrder(...steps) {
	let seconds = null;
	let outcome = { ok: true, output: "" };
	for (const step of steps) {
		outcome = await step();
		if (typeof outcome.seconds === "number") seconds = (seconds ?? 0) + outcome.seconds;
		if (!outcome.ok) break;
	}
	return { ...outcome, seconds };
}
