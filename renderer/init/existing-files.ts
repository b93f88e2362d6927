import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentsOf } from "#renderer/init/write-folder.ts";

/** Matches the files and folders of a new project: hidden ones, those of package managers, and texts about the project. */
const projectFile =
	/^(?:\..*|node_modules|package\.json|(?:package-lock|npm-shrinkwrap)\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|tsconfig\.json|Thumbs\.db|(?:readme|changelog|licen[cs]e|copying|notice)(?:\..*)?)$/i;

const packageFile = "package.json";
const ignoreFile = ".gitignore";
/** A tsconfig.json may have comments and another purpose, so that one of a project stays as it is. */
const typesFile = "tsconfig.json";

/** The part of a package.json that is merged. */
interface PackageFile {
	readonly scripts?: Readonly<Record<string, string>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the names of files and folders that do not belong to a new project. */
export function obstaclesIn(directory: string): readonly string[] {
	return contentsOf(directory).filter((name) => !projectFile.test(name));
}

function readPackage(text: string): PackageFile | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}

/** Returns whether a folder has a package.json that cannot be read. */
export function hasBrokenPackage(directory: string): boolean {
	const path = join(directory, packageFile);
	return existsSync(path) && readPackage(readFileSync(path, "utf8")) === null;
}

/** Adds what a new shop needs to a package.json, and keeps its present entries. */
function mergePackage(existing: string, added: string): string {
	const own = readPackage(existing) ?? {};
	const shop = readPackage(added) ?? {};
	const needed = Object.entries(shop.dependencies ?? {}).filter(([name]) => !own.devDependencies?.[name]);
	const merged = {
		...shop,
		...own,
		scripts: { ...shop.scripts, ...own.scripts },
		dependencies: { ...Object.fromEntries(needed), ...own.dependencies },
	};
	const indent = /^[ \t]+(?=")/m.exec(existing)?.[0] ?? "\t";
	return `${JSON.stringify(merged, null, indent)}\n`;
}

/** Adds the lines to a .gitignore that it lacks. */
function mergeIgnored(existing: string, added: string): string {
	const lines = existing.split(/\r?\n/);
	const missing = added.split("\n").filter((line) => line !== "" && !lines.includes(line));
	if (missing.length === 0) return existing;
	return `${existing}${existing === "" || existing.endsWith("\n") ? "" : "\n"}${missing.join("\n")}\n`;
}

const merges = {
	[packageFile]: mergePackage,
	[ignoreFile]: mergeIgnored,
	[typesFile]: (existing: string) => existing,
};

/** Returns the files of a shop for a folder; its own package.json and .gitignore are complemented, its tsconfig.json stays. */
export function mergeWithExisting(
	directory: string,
	files: ReadonlyMap<string, string | Buffer>,
): ReadonlyMap<string, string | Buffer> {
	const merged = new Map(files);
	for (const [name, merge] of Object.entries(merges)) {
		const [path, added] = [join(directory, name), files.get(name)];
		if (added !== undefined && existsSync(path))
			merged.set(name, merge(readFileSync(path, "utf8"), String(added)));
	}
	return merged;
}
