import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** The line that the service prints when it is ready. */
const readyLine = /listens on (\S+)/;

/** Resolves with the service's address, or with its output if it exits before. */
function untilReady(child) {
	let output = "";
	return new Promise((resolve) => {
		const onOutput = (chunk) => {
			output += chunk;
			const ready = output.match(readyLine);
			if (ready) resolve({ address: ready[1] });
		};
		child.stdout.on("data", onOutput);
		child.stderr.on("data", onOutput);
		child.on("close", () => resolve({ address: null, reason: output.trim() }));
	});
}

/**
 * Starts the reference order service with a site's catalogue: `{ address, stop }`, or `{ address: null, reason,
 * stop }` if it does not start. Orders are stored in `data`, or in the PostgreSQL database of DATABASE_URL.
 */
export async function startOrderService({ site, origins, port, data }) {
	mkdirSync(data, { recursive: true });
	const args = ["orders", "--site", site, "--port", String(port), "--origin", origins.join(",")];
	// The endpoints of --dev (outbox, provider states) may empty the database, so a given one does not get them.
	const database = process.env.DATABASE_URL ? [] : ["--data", join(data, "database"), "--dev"];
	const child = spawn(process.execPath, ["dist/program/cli.js", ...args, ...database], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = new Promise((resolve) => child.on("close", resolve));
	const stop = async () => {
		child.kill("SIGTERM");
		await ended;
	};
	return { ...(await untilReady(child)), stop };
}
