import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { createFileOwners, mayShareFiles } from "#renderer/output/file-owners.ts";
import type { RenderedSite } from "#renderer/render/render-site.ts";

/** The engine that files of a record are from; null for the program's own files. */
const engineOf = (name: string) => /^engine \d+ (.*)$/s.exec(name)?.[1] ?? null;

/**
 * Refuses a site in which a file has two writers. Looks at all files, those that stay from the build before included, but only
 * where engines could write one another's. Throws a SharedFileError; of a page that stays, it does not know the engines.
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
		for (const [place, [path, , digest]] of files.entries())
			owners.claim(path, { engine: names?.[place] ?? null, page: published.path }, digest);
	}
	for (const [name, made] of others) {
		const writer = { engine: engineOf(name), page: null };
		for (const [path, , digest] of made.files) owners.claim(path, writer, digest);
	}
}
