import { createFolderSiteOutput } from "#adapters/site-folder/folder-site-output.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";

/** Opens the output of a shop: the folder that a web server serves. `to` is its path, with "{shop}" for the shop's name. */
export function openShopOutput(to: string, shop: string): SiteOutput {
	return createFolderSiteOutput({ directory: to.replaceAll("{shop}", shop), describe: describeFile });
}
