import { languages } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { splitShell } from "#core/models/runtime-model.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";

/** What /page-data/{path}/page-data.json holds (R-LOAD-01). */
export interface PageData {
	/** The program that made the page; another one asks for a full load (R-LOAD-03). */
	readonly buildHash: string;
	/** Digests of what the page shares with others, at /page-data/sq/d/{hash}.json. */
	readonly shared: readonly string[];
	/** What the page's template has of styles in addition to the site's own. */
	readonly styles: readonly string[];
	readonly page: PageModel;
}

/** Writes what the browser loads in place of a whole page when a visitor moves on (specification 7.3). */
export const pageData: PageRenderer = {
	name: "page-data",
	renderPage(page, { buildHash, shared, json, assets }) {
		const [, ...styles] = assets(page).styles;
		const head: Omit<PageData, "page"> = { buildHash, shared: shared(page.language).hashes, styles };
		const content = `${JSON.stringify(head).slice(0, -1)},"page":${json(page)}}`;
		return [{ path: decodeURIComponent(pageDataPath(page.path).slice(1)), content }];
	},
	renderSite(pages, { buildHash, shared }) {
		const used = languages.filter((language) => pages.some((page) => page.language === language));
		return [
			{ path: "page-data/app-data.json", content: JSON.stringify({ buildHash }) },
			...used.flatMap((language) => {
				const { model, hashes } = shared(language);
				return splitShell(model).map((part, place) => ({
					path: sharedDataPath(hashes[place] ?? "").slice(1),
					content: JSON.stringify(part),
				}));
			}),
		];
	},
};
