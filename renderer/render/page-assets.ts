import type { PageModel } from "#core/models/page-model.ts";
import type { PageAssets } from "#renderer/api/page-renderer.ts";

/** What the pages of a site load, by template and by the types of blocks that have a chunk of their own. */
export interface SiteAssets {
	readonly templates: Readonly<Record<string, PageAssets>>;
	readonly blocks: Readonly<Record<string, PageAssets>>;
}

type PageStructure = Pick<PageModel, "template" | "blocks">;

function mergeAssets(parts: readonly PageAssets[]): PageAssets {
	const all = (of: keyof PageAssets) => [...new Set(parts.flatMap((part) => part[of]))];
	return { scripts: all("scripts"), styles: all("styles"), modules: all("modules"), fonts: all("fonts") };
}

/** Returns what a page loads, each URL once; pages of the same parts share the response. */
export function createPageAssets({ templates, blocks }: SiteAssets): (page: PageStructure) => PageAssets {
	const known = new Map<string, PageAssets>();
	return (page) => {
		const types = [...new Set(page.blocks.map(({ type }) => type))].sort();
		const key = [page.template, ...types].join();
		const template = templates[page.template];
		if (!template) throw new Error(`The program has no template ${page.template}`);
		const assets = known.get(key) ?? mergeAssets([template, ...types.flatMap((type) => blocks[type] ?? [])]);
		known.set(key, assets);
		return assets;
	};
}
