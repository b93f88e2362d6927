import { blockTypes } from "#core/content/blocks.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { isBuiltInBlock, setOwnTypes } from "#core/content/own-types.ts";
import { ownHydrations, templateHydrations } from "#core/loading/hydration-time.ts";
import { templateNames } from "#core/pages/page.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { bundleSiteModules } from "#renderer/site-modules/bundle-site-modules.ts";
import { type DefinedModule, type DefinedPart, readDefinitions } from "#renderer/site-modules/definitions.ts";
import { moduleEntries } from "#renderer/site-modules/module-entries.ts";
import { readOwnComponents } from "#renderer/site-modules/own-components.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";
import type { SiteModules } from "#renderer/site-modules/site-modules.ts";

/** The modules of a site, and what they define. */
export interface OpenedModules {
	readonly modules: SiteModules;
	readonly ownParts: OwnParts;
}

const builtInTemplates: readonly string[] = templateNames;

const blocks: DefinedPart = {
	kind: "block",
	option: "blocks",
	others: blockTypes,
	hydrations: ownHydrations,
	isBuiltIn: isBuiltInBlock,
};

const templates: DefinedPart = {
	kind: "template",
	option: "templates",
	others: {},
	hydrations: templateHydrations,
	isBuiltIn: (name) => builtInTemplates.includes(name),
};

/** Returns definitions by name as types of the content model. */
function typesOf(defined: readonly DefinedModule[]) {
	return Object.fromEntries(defined.map(({ name, de, en, fields }) => [name, { de, en, fields }]));
}

function byName(defined: readonly DefinedModule[]): OwnParts["blocks"] {
	return new Map(defined.map(({ name, hydrate, module }) => [name, { name, hydrate, module }]));
}

/**
 * Bundles the modules that a site's configuration names, and adds its own blocks and templates to the content model. Call it
 * before the content is read.
 */
export async function openSiteModules(
	siteDirectory: string,
	config: Parameters<typeof moduleEntries>[0],
): Promise<Result<OpenedModules, readonly ContentFinding[]>> {
	setOwnTypes();
	const bundled = await bundleSiteModules(siteDirectory, moduleEntries(config));
	if (!bundled.ok) return bundled;
	const modules = [...bundled.value.modules.values()];
	const ownBlocks = await readDefinitions(siteDirectory, modules, blocks);
	const ownTemplates = await readDefinitions(siteDirectory, modules, templates);
	const components = await readOwnComponents(siteDirectory, bundled.value);
	if (!ownBlocks.ok || !ownTemplates.ok || !components.ok)
		return fail([ownBlocks, ownTemplates, components].flatMap((read) => (read.ok ? [] : read.error)));
	setOwnTypes({ blocks: typesOf(ownBlocks.value), templates: typesOf(ownTemplates.value) });
	const ownParts = {
		blocks: byName(ownBlocks.value),
		templates: byName(ownTemplates.value),
		components: components.value,
	};
	return succeed({ modules: bundled.value, ownParts });
}
