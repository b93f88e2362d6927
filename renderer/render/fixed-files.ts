import type { BuildRecord, RecordedFiles } from "#renderer/cache/build-record.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { siteIcon, writeSiteIcons } from "#renderer/images/site-icons.ts";
import type { SiteFiles } from "#renderer/output/site-files.ts";
import { writeDocuments } from "#renderer/output/write-documents.ts";
import { filesOf } from "#renderer/render/build-files.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** Writes a site's files at fixed paths, its icons and documents, unless they are those of the build before. */
export async function fixedFiles(
	{ site, content, config }: Pick<LoadedSite, "site" | "content" | "config">,
	described: readonly ImageDescription[],
	build: {
		/** Digest of the program's code. */
		readonly code: string;
		readonly record: BuildRecord | null;
		readonly files: SiteFiles;
		readonly root: string;
	},
): Promise<readonly (readonly [string, RecordedFiles])[]> {
	const { code, record, files, root } = build;
	const icon = siteIcon(site, config.languages, described);
	return [
		await filesOf("icons", digestOf(code, icon), record, files, () => writeSiteIcons(icon, content, root)),
		await filesOf("documents", digestOf(site.documents), record, files, () =>
			writeDocuments(site.documents, content, root),
		),
	];
}
