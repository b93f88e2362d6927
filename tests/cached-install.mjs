// Plain Node without the project's packages, because installations run in parallel to everything else.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { homedir, setPriority } from "node:os";
import { join } from "node:path";

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "facette");

/** Arguments for a quiet installation with npm. */
export const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

/** Removes npm's folder settings of the surrounding `npm test`, which must not affect an installation. */
export const ownFolders = { npm_config_prefix: undefined, npm_config_local_prefix: undefined };

/** Runs a command at low priority; throws its output if it fails. */
export function run(command, args, { cwd, env = {} }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32",
		});
		let said = "";
		const onOutput = (chunk) => {
			said = (said + chunk).slice(-20_000);
		};
		child.stdout.on("data", onOutput);
		child.stderr.on("data", onOutput);
		child.on("error", reject);
		child.on("spawn", () => lowerPriority(child.pid));
		child.on("close", (status) =>
			status === 0
				? resolve()
				: reject(new Error(`${[command, ...args].join(" ")} ended with status ${status}:\n${said.trim()}`)),
		);
	});
}

function lowerPriority(pid) {
	try {
		setPriority(pid, 10);
	} catch {
		// It has already exited, or the system has no priorities.
	}
}

function isProcessRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/**
 * Creates an installation in the user's cache, outside the checkout. The folder's name starts with `kind` and ends
 * with `version`, which changes with the contents; `installInto(folder)` fills a new one.
 */
export function cachedInstallation({ kind, version, installInto }) {
	const target = join(cache, `${kind}-${version}`);

	/** Removes the remains of interrupted installations, except those of running processes. */
	function removeStaleFolders() {
		for (const name of readdirSync(cache)) {
			const pid = name.startsWith(`${kind}-`) && name.match(/\.(\d+)\.partial$/)?.[1];
			if (pid && !isProcessRunning(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
		}
	}

	async function install() {
		mkdirSync(cache, { recursive: true });
		removeStaleFolders();
		const partial = `${target}.${process.pid}.partial`;
		mkdirSync(partial, { recursive: true });
		try {
			await installInto(partial);
			renameSync(partial, target);
		} catch (error) {
			rmSync(partial, { recursive: true, force: true });
			// Another process may have been faster.
			if (!existsSync(target)) throw error;
		}
		return target;
	}

	let installing = null;
	/** Returns its folder; null if there is none. */
	const find = () => (existsSync(target) ? target : null);
	return {
		find,
		/** Returns its folder; installs it if necessary. */
		ensure() {
			const found = find();
			if (found) return Promise.resolve(found);
			installing ??= install();
			return installing;
		},
	};
}
