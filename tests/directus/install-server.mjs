// Plain Node without packages of the house: the check's preparation runs beside everything else.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir, setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serverCommand, serverEnvironment } from "./server-environment.mjs";

const pinned = fileURLToPath(new URL("server", import.meta.url));
/** Directus 11 and its isolated-vm need this line of Node.js, whichever one runs the tests. */
const nodePackage = "node@22.23.3";
const manifests = ["package.json", "package-lock.json"];

function digest() {
	const hash = createHash("sha256").update(nodePackage);
	for (const name of manifests) hash.update(readFileSync(join(pinned, name)));
	return hash.digest("hex").slice(0, 12);
}

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "facette");
const { directus } = JSON.parse(readFileSync(join(pinned, "package.json"), "utf8")).dependencies;
const target = join(cache, `directus-${directus}-${process.platform}-${process.arch}-${digest()}`);

/** The folder of the installed Directus, a bootstrapped `data` in it; null while there is none. */
export function findServer() {
	return existsSync(target) ? target : null;
}

/** Runs a command at low priority to its end; throws with what it said when it fails. */
function run(command, args, { cwd, env = {} }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32",
		});
		let said = "";
		const hear = (chunk) => {
			said = (said + chunk).slice(-20_000);
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
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

/** npm's own folder settings of the surrounding `npm test` must not reach the installation. */
function npmEnvironment(node) {
	const headers = join(node, "node_modules/node/node_modules", `node-${process.platform}-${process.arch}`);
	return {
		npm_config_prefix: undefined,
		npm_config_local_prefix: undefined,
		...(existsSync(join(headers, "include")) ? { npm_config_nodedir: headers } : {}),
		PATH: `${join(node, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
		NODE_ENV: undefined,
		CI: "true",
	};
}

async function installInto(folder) {
	const node = join(folder, "node");
	mkdirSync(join(folder, "data/uploads"), { recursive: true });
	mkdirSync(node, { recursive: true });
	for (const name of manifests) cpSync(join(pinned, name), join(folder, name));
	const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
	await run("npm", ["install", "--prefix", node, "--no-save", "--no-package-lock", ...quiet, nodePackage], {
		cwd: node,
	});
	// Peer dependencies bring build tools of Directus' extensions along, which its server never loads.
	await run("npm", ["ci", "--legacy-peer-deps", "--omit=dev", ...quiet], {
		cwd: folder,
		env: npmEnvironment(node),
	});
	const data = join(folder, "data");
	const [command, ...args] = serverCommand(folder, "bootstrap");
	await run(command, args, { cwd: folder, env: serverEnvironment({ data, port: 8055 }) });
}

/** Removes what installations that were interrupted have left; one of a living process is let alone. */
function removeRemains() {
	for (const name of readdirSync(cache)) {
		const pid = name.startsWith("directus-") && name.match(/\.(\d+)\.partial$/)?.[1];
		if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
	}
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

async function install() {
	mkdirSync(cache, { recursive: true });
	removeRemains();
	const partial = `${target}.${process.pid}.partial`;
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

/** The folder of the installed Directus; installs it into the user's cache when it is missing (R-CONTENT-05). */
export function ensureServer() {
	const found = findServer();
	if (found) return Promise.resolve(found);
	installing ??= install();
	return installing;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	try {
		if (!findServer()) console.log("Installing Directus for the tests; this takes some minutes …");
		console.log(await ensureServer());
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
