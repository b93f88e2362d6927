import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/** The packages of a folder as npm notes them in `node_modules/.package-lock.json`. */
interface InstalledPackages {
	readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
}

/** Returns the path that `node_modules` took a package from; null for a registry, or if another program than npm installed it. */
function packedFile(modules: string, name: string): string | null {
	const list = join(modules, ".package-lock.json");
	if (!existsSync(list)) return null;
	const { packages = {} } = JSON.parse(readFileSync(list, "utf8")) as InstalledPackages;
	const { resolved = "" } = packages[`node_modules/${name}`] ?? {};
	if (!resolved.startsWith("file:")) return null;
	const path = resolve(dirname(modules), decodeURI(resolved.slice("file:".length)));
	return existsSync(path) ? path : null;
}

/**
 * Returns the version of Facette for the `package.json` of a new shop. A packed file or a clone that runs the command is named itself,
 * relative to the shop, because the registry may not have its version. `packageFolder` is the folder of the running package.
 */
export function programSource(packageFolder: string, version: string, shop: string): string {
	const folder = realpathSync(packageFolder);
	const modules = dirname(folder);
	const isInstalled = folder.split(sep).includes("node_modules");
	const path = isInstalled ? packedFile(modules, relative(modules, folder)) : folder;
	return path === null ? `^${version}` : `file:${relative(shop, path).split(sep).join("/")}`;
}
