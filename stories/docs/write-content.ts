// Writes the content of the documentation's site that is made from the repository's Markdown.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteContent } from "#stories/docs/site-content.ts";

/** The folder that the site's configuration names. */
const folder = join(import.meta.dirname, "../../dist/docs-content");

rmSync(folder, { recursive: true, force: true });
for (const { path, content } of siteContent()) {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}
