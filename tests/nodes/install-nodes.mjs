import { join } from "node:path";
import { cachedInstallation, ownFolders, quietly, run } from "../cached-install.mjs";

/** The lines of Node.js that are tried in addition to the one that runs the tests. */
const versions = ["22.23.3", "24.9.0", "25.9.0"];

/** Lines of Node.js that are too old for the program. */
const oldVersions = ["18.20.4", "14.21.3"];

/** Installs each line of Node.js into the user's cache where it is missing; returns their versions and programs. */
export function ensureNodes() {
	return ensure(versions);
}

/** Installs lines of Node.js that are too old; returns their versions and programs. */
export function ensureOldNodes() {
	return ensure(oldVersions);
}

function ensure(wanted) {
	return Promise.all(
		wanted.map(async (version) => {
			const folder = await installation(version).ensure();
			return { version, program: join(folder, "node_modules/node/bin/node") };
		}),
	);
}

function installation(version) {
	return cachedInstallation({
		kind: "node",
		version: `${version}-${process.platform}-${process.arch}`,
		installInto: (folder) =>
			run(
				"npm",
				["install", "--prefix", folder, "--no-save", "--no-package-lock", ...quietly, `node@${version}`],
				{ cwd: folder, env: ownFolders },
			),
	});
}
