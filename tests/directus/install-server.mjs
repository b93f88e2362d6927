import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cachedInstallation, ownFolders, quietly, run } from "../cached-install.mjs";
import { serverCommand, serverEnvironment } from "./server-environment.mjs";

/** The version of Node.js for Directus and its isolated-vm; the tests may run on another one. */
const nodePackage = "node@22.23.3";
const manifests = ["package.json", "package-lock.json"];

function digest(pinned) {
	const hash = createHash("sha256").update(nodePackage);
	for (const name of manifests) hash.update(readFileSync(join(pinned, name)));
	return hash.digest("hex").slice(0, 12);
}

function npmEnvironment(node) {
	const headers = join(node, "node_modules/node/node_modules", `node-${process.platform}-${process.arch}`);
	return {
		...ownFolders,
		...(existsSync(join(headers, "include")) ? { npm_config_nodedir: headers } : {}),
		PATH: `${join(node, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
		NODE_ENV: undefined,
		CI: "true",
	};
}

async function installInto(folder, pinned) {
	const node = join(folder, "node");
	mkdirSync(join(folder, "data/uploads"), { recursive: true });
	mkdirSync(node, { recursive: true });
	for (const name of manifests) cpSync(join(pinned, name), join(folder, name));
	await run("npm", ["install", "--prefix", node, "--no-save", "--no-package-lock", ...quietly, nodePackage], {
		cwd: node,
	});
	// Peer dependencies include build tools for extensions, which the server of Directus never loads.
	await run("npm", ["ci", "--legacy-peer-deps", "--omit=dev", ...quietly], {
		cwd: folder,
		env: npmEnvironment(node),
	});
	const data = join(folder, "data");
	const [command, ...args] = serverCommand(folder, "bootstrap");
	await run(command, args, { cwd: folder, env: serverEnvironment({ data, port: 8055 }) });
}

/** The major versions of Directus that the tests run against. */
export const majors = ["11", "12"];

const servers = new Map(
	majors.map((major) => {
		const pinned = fileURLToPath(new URL(`server-${major}`, import.meta.url));
		const { directus } = JSON.parse(readFileSync(join(pinned, "package.json"), "utf8")).dependencies;
		const version = `${directus}-${process.platform}-${process.arch}-${digest(pinned)}`;
		const install = (folder) => installInto(folder, pinned);
		return [major, cachedInstallation({ kind: "directus", version, installInto: install })];
	}),
);

/** Returns the folder of the installed Directus, with a bootstrapped `data`; null if it is not installed. */
export const findServer = (major) => servers.get(major).find();

/** Returns the folder of the installed Directus; installs it in the user's cache if it is missing (R-CONTENT-05). */
export const ensureServer = (major) => servers.get(major).ensure();

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	try {
		for (const major of majors) {
			if (!findServer(major))
				console.log(`Installing Directus ${major} for the tests; this takes some minutes …`);
			console.log(await ensureServer(major));
		}
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
