import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { writing } from "#renderer/output/write-error.ts";

/** Lists what a site holds for pages of the site before it alone; hidden, as it is of no use to visitors. */
const record = ".facette-kept.json";

/** The folders whose files are named by their content, so that those of two builds lie side by side. */
const hashedFolders = ["assets", "page-data/sq/d", "shop-data"];

/**
 * Copies into a new site what pages of the site before it may still ask for: its program, images and data whose
 * names no longer occur. A page that was opened before a deployment goes on working that way. What the site before
 * had kept itself is left behind. Returns the copied files, relative to the site's root.
 */
export function copyPreviousAssets(previous: string | null, next: string): readonly string[] {
	if (previous === null) return [];
	const keptBefore = readRecord(previous);
	const kept = hashedFolders
		.flatMap((folder) => hashedFilesOf(previous, folder))
		.filter((file) => !keptBefore.has(file) && !existsSync(join(next, file)));
	for (const file of kept)
		writing(join(next, file), () => {
			mkdirSync(dirname(join(next, file)), { recursive: true });
			copyFileSync(join(previous, file), join(next, file));
		});
	if (kept.length > 0) writeFileSync(join(next, record), `${JSON.stringify(kept.sort(), null, "\t")}\n`);
	return kept;
}

function hashedFilesOf(site: string, folder: string): string[] {
	if (!existsSync(join(site, folder))) return [];
	return readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "manifest.json")
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(site.length + 1)
				.split(sep)
				.join("/"),
		);
}

/** Without a readable record its files are kept once more, which does no harm. */
function readRecord(site: string): ReadonlySet<unknown> {
	try {
		const files: unknown = JSON.parse(readFileSync(join(site, record), "utf8"));
		return new Set(Array.isArray(files) ? files : []);
	} catch {
		return new Set();
	}
}
