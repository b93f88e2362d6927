import { join } from "node:path";
import { cachedInstallation, ownFolders, quietly, run } from "../cached-install.mjs";

/** A package manager that agencies use instead of npm. */
export interface PackageManager {
	readonly name: string;
	/** Its package at npm, with the version. */
	readonly specifier: string;
	/** Its program in that package. */
	readonly program: string;
	/** Settings in the environment. */
	readonly settings: Readonly<Record<string, string>>;
}

/** The package managers that a site can be installed with, in addition to npm. */
export const packageManagers: readonly PackageManager[] = [
	{ name: "pnpm", specifier: "pnpm@10.34.9", program: "pnpm/bin/pnpm.cjs", settings: {} },
	{
		name: "Yarn",
		specifier: "@yarnpkg/cli-dist@4.18.1",
		program: "@yarnpkg/cli-dist/bin/yarn.js",
		settings: {
			YARN_NODE_LINKER: "node-modules",
			YARN_ENABLE_TELEMETRY: "0",
			YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
		},
	},
];

/** Installs a package manager in the user's cache if it is missing; returns its program. */
export async function ensureManager({ name, specifier, program }: PackageManager): Promise<string> {
	const installation = cachedInstallation({
		kind: name.toLowerCase(),
		version: specifier.slice(specifier.lastIndexOf("@") + 1),
		installInto: (folder: string) =>
			run("npm", ["install", "--prefix", folder, "--no-save", "--no-package-lock", ...quietly, specifier], {
				cwd: folder,
				env: ownFolders,
			}),
	});
	return join(await installation.ensure(), "node_modules", program);
}
