import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { siteIcon, writeSiteIcons } from "#renderer/images/site-icons.ts";
import type { SiteFiles } from "#renderer/output/site-files.ts";
import { writeDocuments } from "#renderer/output/write-documents.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import { updateFiles } from "#renderer/render/build-files.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** Updates a site's files at fixed paths: its icons and documents. */
export async function updateFixedFiles(
	{ site, content, config, fonts }: Pick<LoadedSite, "site" | "content" | "config" | "fonts">,
	described: readonly ImageDescription[],
	build: {
		/** The digest of the program's code. */
		readonly code: string;
		readonly cache: BuildCache;
		readonly files: SiteFiles;
		readonly root: string;
	},
): Promise<void> {
	const { code, root } = build;
	const icon = siteIcon(site, config.defaultLanguage, described, fonts.heading);
	await updateFiles("icons", digestOf(code, icon), build, () =>
		writeSiteIcons(icon, fonts.heading, content, root),
	);
	await updateFiles("documents", digestOf(site.documents), build, () =>
		writeDocuments(site.documents, content, root),
	);
}
