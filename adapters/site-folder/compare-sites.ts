import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DescribeFile, PublishReport } from "#core/ports/site-output.ts";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";

/** The number of files that are compared or copied at once. */
export const concurrency = 32;

/** The hidden file that lists the files of a published site that wait for their deletion. */
const waitingRecord = ".facette-waiting.json";

/** The changes of a publication, compared with the site that is served. */
export interface SiteChanges {
	readonly report: PublishReport;
	/** The files of the new site that the served one has, too. */
	readonly unchanged: readonly string[];
	readonly waitingRecord: { readonly path: string; readonly content: string };
}

async function filesBelow(root: string): Promise<readonly string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	return relativeFilePaths(root, entries).filter((path) => path !== waitingRecord);
}

async function readWaiting(root: string): Promise<ReadonlySet<unknown>> {
	try {
		const files: unknown = JSON.parse(await readFile(join(root, waitingRecord), "utf8"));
		return new Set(Array.isArray(files) ? files : []);
	} catch {
		return new Set();
	}
}

async function isSameFile(source: string, served: string, isNamedByContent: boolean): Promise<boolean> {
	const [one, other] = await Promise.all([stat(source), stat(served)]);
	if (one.size !== other.size) return false;
	if (isNamedByContent || one.ino === other.ino) return true;
	const [content, servedContent] = await Promise.all([readFile(source), readFile(served)]);
	return content.equals(servedContent);
}

/** Compares a built site with the served one, or with none. `isRepeated` means that the served one is of the same generation. */
export async function compareSites(
	site: string,
	served: string | null,
	isRepeated: boolean,
	describe: DescribeFile,
): Promise<SiteChanges> {
	const files = await filesBelow(site);
	const servedFiles = served === null ? [] : await filesBelow(served);
	const [present, existing] = [new Set(files), new Set(servedFiles)];
	const unchanged = new Set<string>();
	if (served !== null)
		await forEachConcurrently(files, concurrency, async (path) => {
			if (!existing.has(path)) return;
			const isSame = isSameFile(join(site, path), join(served, path), describe(path).isNamedByContent);
			if (await isSame) unchanged.add(path);
		});
	const expired = served === null || isRepeated ? new Set() : await readWaiting(served);
	const obsolete = servedFiles.filter((path) => !present.has(path));
	const waiting = obsolete.filter((path) => describe(path).isNamedByContent && !expired.has(path));
	const waits = new Set(waiting);
	return {
		unchanged: [...unchanged],
		waitingRecord: { path: waitingRecord, content: `${JSON.stringify(waiting)}\n` },
		report: {
			sent: files.filter((path) => !unchanged.has(path)),
			unchanged: unchanged.size,
			deleted: obsolete.filter((path) => !waits.has(path)),
			waiting,
		},
	};
}
