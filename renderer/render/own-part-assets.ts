import { ownTemplateName } from "#core/pages/page.ts";
import { replaceableComponents } from "#core/pages/replaceable-components.ts";
import type { PageAssets } from "#renderer/api/page-renderer.ts";
import { mergeAssets, type SiteAssets } from "#renderer/render/page-assets.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";

/** Returns what a module of the site loads, its script only if pages run it. */
function moduleAssets({ url, imports, styles }: BundledModule, runs: boolean): PageAssets {
	return { scripts: [], fonts: [], styles, modules: runs ? [...imports, url] : [] };
}

/** Returns the assets with those of other parts, by name; parts of the same name are merged. */
function withParts(
	assets: Readonly<Record<string, PageAssets>>,
	others: readonly (readonly [name: string, assets: PageAssets])[],
): Readonly<Record<string, PageAssets>> {
	const merged = { ...assets };
	for (const [name, other] of others) {
		const own = merged[name];
		merged[name] = own ? mergeAssets([own, other]) : other;
	}
	return merged;
}

/** Adds what the site's own parts load to the assets of the templates and blocks that show them. */
export function withOwnParts(
	{ templates, blocks }: SiteAssets,
	{ blocks: ownBlocks, templates: ownTemplates, components }: OwnParts,
): SiteAssets {
	const { [ownTemplateName]: ofAll } = templates;
	const withOwn = { ...templates };
	for (const [name, { module }] of ownTemplates)
		withOwn[name] = mergeAssets([...(ofAll ? [ofAll] : []), moduleAssets(module, true)]);
	const ofBlocks = Array.from(ownBlocks.values(), ({ name, hydrate, module }) => {
		return [name, moduleAssets(module, hydrate !== "none")] as const;
	});
	const shown = Array.from(components, ([name, module]) => {
		return { ...replaceableComponents[name], assets: moduleAssets(module, true) };
	});
	return {
		templates: withParts(
			withOwn,
			shown.flatMap(({ templates: names, assets }) =>
				(names ?? Object.keys(withOwn)).map((name) => [name, assets] as const),
			),
		),
		blocks: withParts(blocks, [
			...ofBlocks,
			...shown.flatMap(({ blocks: names, assets }) => names.map((name) => [name, assets] as const)),
		]),
	};
}
