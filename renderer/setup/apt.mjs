import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs a command with its output shown; returns whether it succeeded. */
export function runShown(command, args, { cwd, env = {} } = {}) {
	const options = { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] };
	return spawnSync(command, args, options).status === 0;
}

/** Installs Debian packages; returns false on failure, on other systems and without root. */
export function installWithApt(...packages) {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	return (
		runShown("apt-get", ["update"], { env }) &&
		runShown("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env })
	);
}
