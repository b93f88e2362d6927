// Plain Node without packages of the project: installations run at the same time as everything else.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { homedir, setPriority } from "node:os";
import { join } from "node:path";

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "facette");

/** How npm installs without asking or advertising. */
export const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

/** npm's own folder settings of the surrounding `npm test`, which must not reach an installation. */
export const ownFolders = { npm_config_prefix: undefined, npm_config_local_prefix: undefined };

/** Runs a command at low priority to its end; throws with what it said when it fails. */
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
		// It has ended already, or the system knows no priorities.
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
 * An installation in the user's cache, outside the checkout. `kind` begins the name of its folder, `version` ends it and
 * changes with whatever is installed; `installInto(folder)` fills a new one.
 */
export function cachedInstallation({ kind, version, installInto }) {
	const target = join(cache, `${kind}-${version}`);

	/** Removes what installations that were interrupted have left; one of a living process is left alone. */
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
	/** Its folder; null while there is none. */
	const find = () => (existsSync(target) ? target : null);
	return {
		find,
		/** Its folder; installs it when it is missing. */
		ensure() {
			const found = find();
			if (found) return Promise.resolve(found);
			installing ??= install();
			return installing;
		},
	};
}
