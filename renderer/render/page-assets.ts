import type { PageModel } from "#core/models/page-model.ts";
import type { PageAssets } from "#renderer/api/page-renderer.ts";

/** The assets that the pages of a site load, by template and by type of blocks with files of their own. */
export interface SiteAssets {
	readonly templates: Readonly<Record<string, PageAssets>>;
	readonly blocks: Readonly<Record<string, PageAssets>>;
}

type PageStructure = Pick<PageModel, "template" | "blocks" | "own">;

/** Merges the assets of several parts of a page, each URL once. */
export function mergeAssets(parts: readonly PageAssets[]): PageAssets {
	const merge = (kind: keyof PageAssets) => [...new Set(parts.flatMap((part) => part[kind]))];
	return {
		scripts: merge("scripts"),
		styles: merge("styles"),
		modules: merge("modules"),
		fonts: merge("fonts"),
	};
}

/** Returns a function that returns a page's assets, each URL once; pages with the same parts get the same object. */
export function createPageAssets({ templates, blocks }: SiteAssets): (page: PageStructure) => PageAssets {
	const cache = new Map<string, PageAssets>();
	return (page) => {
		const types = [
			...new Set(
				page.blocks.flatMap((block) => (block.type === "own" ? [block.type, block.name] : block.type)),
			),
		].sort();
		const name = page.own?.name ?? page.template;
		const key = [name, ...types].join();
		const template = templates[name];
		if (!template) throw new Error(`The program has no template ${name}`);
		const assets = cache.get(key) ?? mergeAssets([template, ...types.flatMap((type) => blocks[type] ?? [])]);
		cache.set(key, assets);
		return assets;
	};
}
