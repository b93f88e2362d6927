// Plain Node without packages, because it runs before they are installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createStamp, digestOf } from "./stamp.mjs";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const oldestNode = [20, 19];
const stamp = createStamp(join(root, "node_modules/.facette-setup"));

function packagesOf(file) {
	const path = join(root, file);
	if (!existsSync(path)) return null;
	const { "": _project, ...packages } = JSON.parse(readFileSync(path, "utf8")).packages;
	return packages;
}

/**
 * Returns whether the installed packages match the lock file. Packages for other systems are optional and may be
 * missing.
 */
function matchesLock() {
	const locked = packagesOf("package-lock.json");
	const found = packagesOf("node_modules/.package-lock.json");
	if (!locked || !found) return false;
	const complete = Object.entries(locked).every(
		([path, { version, optional, devOptional, peer, integrity }]) => {
			const entry = found[path];
			if (!entry) return Boolean(optional || devOptional || peer);
			return entry.version === version && entry.integrity === integrity;
		},
	);
	return complete && Object.keys(found).every((path) => Object.hasOwn(locked, path));
}

function isInstalled(digest) {
	if (stamp.matches(digest)) return true;
	if (!matchesLock()) return false;
	stamp.write(digest);
	return true;
}

function npmInstall() {
	const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
	const npm = process.env.npm_execpath;
	const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
	return npm?.endsWith("npm-cli.js")
		? spawnSync(process.execPath, [npm, ...args], options)
		: spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}

/** Ends the process with a message if this Node.js is too old. */
export function requireNode() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
	console.error(
		`Facette needs Node.js ${oldestNode.join(".")} or newer; this is ${process.versions.node}.\n` +
			"Install a newer one, for example from https://nodejs.org, and start again.",
	);
	process.exit(1);
}

/** Installs the packages unless they match the lock file; ends the process on failure. */
export function install() {
	requireNode();
	const digest = digestOf(root, ["package-lock.json"]);
	if (isInstalled(digest)) return;
	console.log("Installing packages …");
	const { status, error } = npmInstall();
	if (status !== 0) {
		console.error(
			`npm ci failed${error ? ` (${error.message})` : ""}. Is there a connection to the npm registry? ` +
				"Once the packages are installed, none is needed.",
		);
		process.exit(1);
	}
	stamp.write(digest);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) install();
