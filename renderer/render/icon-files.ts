import type { BuildRecord, RecordedFiles } from "#renderer/cache/build-record.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { siteIcon, writeSiteIcons } from "#renderer/images/site-icons.ts";
import type { SiteFiles } from "#renderer/output/site-files.ts";
import { filesOf } from "#renderer/render/build-files.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** Makes a site's icons, unless they are those of the build before. */
export function iconFiles(
	{ site, content, config }: Pick<LoadedSite, "site" | "content" | "config">,
	described: readonly ImageDescription[],
	build: {
		/** Digest of the program's code. */
		readonly code: string;
		readonly record: BuildRecord | null;
		readonly files: SiteFiles;
		readonly root: string;
	},
): Promise<readonly [string, RecordedFiles]> {
	const { code, record, files, root } = build;
	const icon = siteIcon(site, config.languages, described);
	return filesOf("icons", digestOf(code, icon), record, files, () => writeSiteIcons(icon, content, root));
}
