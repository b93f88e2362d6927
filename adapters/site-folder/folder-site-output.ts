import { randomUUID } from "node:crypto";
import {
	chmod,
	copyFile,
	link,
	mkdir,
	readFile,
	realpath,
	rename,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { compareSites, concurrency, type SiteChanges } from "#adapters/site-folder/compare-sites.ts";
import { type Current, createGenerations } from "#adapters/site-folder/generations.ts";
import type { DescribeFile, PublishFailure, PublishOptions, SiteOutput } from "#core/ports/site-output.ts";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The settings of a site output in a folder. */
export interface FolderOutputSettings {
	/** The path that a web server serves. Its parent folder exists, and also holds the generations of the site. */
	readonly directory: string;
	readonly describe: DescribeFile;
}

/** Returns the expected failure of a system error; null for a bug. */
function failureOf(error: unknown, directory: string): PublishFailure | null {
	const { code, path = directory, message } = error as NodeJS.ErrnoException;
	if (code === undefined || !/^E[A-Z]+$/.test(code)) return null;
	if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code)) return { kind: "full", place: directory };
	if (["EACCES", "EPERM", "EROFS"].includes(code)) return { kind: "denied", place: path, detail: message };
	if (code === "ENOENT") return { kind: "missing", place: path };
	return { kind: "unreachable", place: path, detail: message };
}

/** Copies or links all files of a site into a new folder. */
async function fillFolder(
	root: string,
	site: string,
	served: string | null,
	{ report, unchanged, waitingRecord }: SiteChanges,
	signal?: AbortSignal,
): Promise<void> {
	const folders = new Set<string>();
	const place = async (path: string, put: (to: string) => Promise<void>) => {
		signal?.throwIfAborted();
		const to = join(root, path);
		if (!folders.has(dirname(to))) await mkdir(dirname(to), { recursive: true });
		folders.add(dirname(to));
		await put(to);
	};
	await forEachConcurrently(report.sent, concurrency, (path) =>
		place(path, (to) => copyFile(join(site, path), to)),
	);
	await forEachConcurrently([...unchanged, ...report.waiting], concurrency, (path) =>
		place(path, async (to) => {
			const from = join(served ?? site, path);
			// Not every disk has hard links.
			await link(from, to).catch(() => copyFile(from, to));
		}),
	);
	if (report.waiting.length > 0)
		await place(waitingRecord.path, (to) => writeFile(to, waitingRecord.content));
	// mkdtemp creates it for its owner only; a web server runs as another user.
	await chmod(root, 0o755);
}

/** Runs an action; returns the expected failures. */
async function withFailures<Value>(
	directory: string,
	run: () => Promise<Result<Value, PublishFailure>>,
): Promise<Result<Value, PublishFailure>> {
	try {
		return await run();
	} catch (error) {
		const failure = failureOf(error, directory);
		if (!failure) throw error;
		return fail(failure);
	}
}

/** Returns the content of a file; null if it does not exist. */
async function readIfExists(file: string): Promise<Uint8Array | null> {
	try {
		return await readFile(file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		return null;
	}
}

/** Replaces a file in one step; only its owner may read it. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
	const part = `${file}.${randomUUID()}`;
	try {
		await writeFile(part, content, { mode: 0o600 });
		await rename(part, file);
	} catch (error) {
		await rm(part, { force: true });
		throw error;
	}
}

/** Creates the output of a site in a folder, which is switched in one step (B-REL-01, B-REL-08). */
export function createFolderSiteOutput({ directory, describe }: FolderOutputSettings): SiteOutput {
	const target = resolve(directory);
	const archiveFile = join(dirname(target), `.${basename(target)}.archive`);
	const generations = createGenerations(target);

	/** Returns what is served. Throws the system's error if the parent folder does not exist, such as one that is not mounted. */
	async function servedSite(): Promise<Current> {
		await stat(generations.parent);
		return generations.current();
	}

	async function publishSite(
		folder: string,
		generation: number,
		{ dryRun = false, signal }: PublishOptions,
		claimed: (name: string) => void,
	): ReturnType<SiteOutput["publish"]> {
		// A build may switch the link meanwhile.
		const site = await realpath(folder);
		const current = await servedSite();
		if (current.kind === "foreign") return fail({ kind: "foreign", place: target });
		const name = dryRun ? null : await generations.claim(generation);
		if (name !== null) claimed(name);
		const newest = await generations.newest();
		if (newest > generation) return fail({ kind: "superseded", newest });
		const served = current.kind === "site" ? join(generations.parent, current.name) : null;
		const isRepeated = current.kind === "site" && current.generation === generation;
		const changes = await compareSites(site, served, isRepeated, describe);
		if (name === null) return succeed(changes.report);
		await fillFolder(join(generations.parent, name), site, served, changes, signal);
		if (!(await generations.switchTo(name, generation)))
			return fail({ kind: "superseded", newest: await generations.newest() });
		return succeed(changes.report);
	}

	return {
		published: () =>
			withFailures(target, async () => {
				const current = await servedSite();
				if (current.kind === "foreign") return fail({ kind: "foreign", place: target });
				return succeed(current.kind === "site" ? current.generation : null);
			}),

		read: (paths, receive) =>
			withFailures(target, async () => {
				await forEachConcurrently(paths, concurrency, async (path) => {
					const content = await readIfExists(join(target, path));
					if (content !== null) await receive(path, content);
				});
				return succeed(null);
			}),

		saveArchive: (archive) =>
			withFailures(target, async () => {
				await replaceFile(archiveFile, archive);
				return succeed(null);
			}),

		loadArchive: () => withFailures(target, async () => succeed(await readIfExists(archiveFile))),

		async publish(folder, generation, options = {}) {
			let name: string | null = null;
			let isPublished = false;
			try {
				options.signal?.throwIfAborted();
				const result = await publishSite(folder, generation, options, (claimed) => {
					name = claimed;
				});
				isPublished = result.ok;
				if (result.ok && name !== null) await generations.removeOlder(name, generation);
				return result;
			} catch (error) {
				const failure = failureOf(error, target);
				if (!failure) throw error;
				// A newer publication removes the folders of older ones, which then miss their files.
				const newest = await generations.newest().catch(() => 0);
				return fail(newest > generation ? { kind: "superseded", newest } : failure);
			} finally {
				if (name !== null && !isPublished) await generations.discard(name).catch(() => undefined);
			}
		},
	};
}
