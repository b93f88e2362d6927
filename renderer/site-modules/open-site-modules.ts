import type { ContentFinding } from "#core/content/finding.ts";
import { setOwnBlockTypes } from "#core/content/own-block-types.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { bundleSiteModules } from "#renderer/site-modules/bundle-site-modules.ts";
import { moduleEntries } from "#renderer/site-modules/module-entries.ts";
import { readOwnBlocks } from "#renderer/site-modules/own-blocks.ts";
import { readOwnComponents } from "#renderer/site-modules/own-components.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";
import type { SiteModules } from "#renderer/site-modules/site-modules.ts";

/** The modules of a site, and what they define. */
export interface OpenedModules {
	readonly modules: SiteModules;
	readonly ownParts: OwnParts;
}

/**
 * Bundles the modules that a site's configuration names, and adds its own types of blocks to the content model. Call it before
 * the content is read.
 */
export async function openSiteModules(
	siteDirectory: string,
	config: Parameters<typeof moduleEntries>[0],
): Promise<Result<OpenedModules, readonly ContentFinding[]>> {
	setOwnBlockTypes({});
	const modules = await bundleSiteModules(siteDirectory, moduleEntries(config));
	if (!modules.ok) return modules;
	const blocks = await readOwnBlocks(siteDirectory, modules.value);
	const components = await readOwnComponents(siteDirectory, modules.value);
	if (blocks.ok && components.ok)
		return succeed({
			modules: modules.value,
			ownParts: { blocks: blocks.value, components: components.value },
		});
	return fail([blocks, components].flatMap((read) => (read.ok ? [] : read.error)));
}
