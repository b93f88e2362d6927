import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { DevFile } from "#renderer/dev/dev-site.ts";
import { contentType } from "#renderer/preview/content-type.ts";

/** Returns a function that finds the browser's files of the compiled program by path; null for other paths. */
export function createProgramFiles(): (path: string) => DevFile | null {
	const folder = join(programDirectory, "client/assets");
	const names = new Set(readdirSync(folder));
	return (path) => {
		const name = path.replace(/^\/assets\//, "");
		if (name === path || !names.has(name)) return null;
		return { content: readFileSync(join(folder, name)), type: contentType(path) };
	};
}
