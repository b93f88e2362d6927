import { languages } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { splitShell } from "#core/models/runtime-model.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";

/** The content of /page-data/{path}/page-data.json (R-LOAD-01). */
export interface PageData {
	/** The version of the program that built the page; another version requires a full load (R-LOAD-03). */
	readonly buildHash: string;
	/** The digests of the data that the page shares with others, at /page-data/sq/d/{hash}.json. */
	readonly shared: readonly string[];
	/** The style sheets of the page's template in addition to the site's own. */
	readonly styles: readonly string[];
	readonly page: PageModel;
}

/** Writes the data that the browser loads instead of a full page when a visitor navigates (specification 7.3). */
export const pageData: PageRenderer = {
	name: "page-data",
	renderPage(page, { buildHash, shared, json, assets }) {
		const [, ...styles] = assets(page).styles;
		const head: Omit<PageData, "page"> = { buildHash, shared: shared(page.language).hashes, styles };
		const content = `${JSON.stringify(head).slice(0, -1)},"page":${json(page)}}`;
		return [{ path: decodeURIComponent(pageDataPath(page.path).slice(1)), content }];
	},
	renderSite(pages, { buildHash, shared }) {
		const siteLanguages = languages.filter((language) => pages.some((page) => page.language === language));
		return [
			{ path: "page-data/app-data.json", content: JSON.stringify({ buildHash }) },
			...siteLanguages.flatMap((language) => {
				const { model, hashes } = shared(language);
				return splitShell(model).map((part, index) => ({
					path: sharedDataPath(hashes[index] ?? "").slice(1),
					content: JSON.stringify(part),
				}));
			}),
		];
	},
};
