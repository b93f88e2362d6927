import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./install.mjs";

/** Returns the script behind a package's command, to run it with this Node.js and without a shell. */
export function commandFile(packageName, command = packageName) {
	const folder = join(root, "node_modules", packageName);
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return join(dirname(join(folder, "package.json")), typeof bin === "string" ? bin : bin[command]);
}

/** Runs a Node.js script or another command and captures its output: `{ status, output }`. */
export function runQuietly(args, env = {}, command = process.execPath) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		const chunks = [];
		child.stdout.on("data", (chunk) => chunks.push(chunk));
		child.stderr.on("data", (chunk) => chunks.push(chunk));
		child.on("error", (error) => chunks.push(Buffer.from(`${error.message}\n`)));
		child.on("close", (status) => resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString() }));
	});
}

/**
 * Runs a Node.js script attached to the terminal; returns its exit status. Interrupts reach the script directly, so
 * this process only waits; a termination signal is forwarded.
 */
export function runInTerminal(args) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
		const wait = () => {};
		const passOn = () => child.kill("SIGTERM");
		process.on("SIGINT", wait);
		process.on("SIGTERM", passOn);
		child.on("close", (status, signal) => {
			process.off("SIGINT", wait);
			process.off("SIGTERM", passOn);
			resolve(signal === null ? (status ?? 1) : signal === "SIGINT" ? 130 : 143);
		});
	});
}
