import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { createFileOwners, mayShareFiles } from "#renderer/output/file-owners.ts";
import type { RenderedSite } from "#renderer/render/render-site.ts";

/** Returns the engine that wrote the files of a record; null for the program's own files. */
const engineOf = (name: string) => /^engine \d+ (.*)$/s.exec(name)?.[1] ?? null;

/**
 * Throws a SharedFileError if a file has two writers. Skips sites whose engines cannot write the same files. It checks all
 * files, including those of unchanged pages, whose engines are unknown.
 */
export function refuseSharedFiles(
	engines: readonly string[],
	{ pages, others }: Pick<BuildRecord, "pages" | "others">,
	enginesOfPages: RenderedSite["enginesOfPages"],
): void {
	if (!mayShareFiles(engines)) return;
	const owners = createFileOwners();
	for (const { published, files } of pages.values()) {
		const names = enginesOfPages.get(published.path);
		for (const [index, [path, , digest]] of files.entries())
			owners.claim(path, { engine: names?.[index] ?? null, page: published.path }, digest);
	}
	for (const [name, { files }] of others) {
		const writer = { engine: engineOf(name), page: null };
		for (const [path, , digest] of files) owners.claim(path, writer, digest);
	}
}
