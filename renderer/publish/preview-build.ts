import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns whether a built site is a preview of an incomplete one: its home page asks search engines to leave it out. */
export function isPreviewBuild(outputDirectory: string): boolean {
	const home = join(outputDirectory, "index.html");
	return existsSync(home) && /<meta name="robots" content="noindex"/.test(readFileSync(home, "utf8"));
}
