import type { Drafts } from "#adapters/content-directus/pull/project-documents.ts";
import type { Language } from "#core/language/language.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** Returns the languages of pages that show drafts, by path. */
function draftPaths(site: Site, config: SiteConfig, drafts: Drafts): ReadonlyMap<string, Language> {
	const isDraft = ({ id, brand }: Site["pages"][number]) =>
		brand === null ? drafts.pages.includes(id) : drafts.brands.includes(brand);
	const paths = site.pages
		.filter(isDraft)
		.flatMap(({ translations }) => translations.map(({ path, language }) => [path, language] as const));
	if (!site.shop || !config.ecommerce) return new Map(paths);
	const address = shopAddress(config);
	const slugs = new Map(site.shop.categories.map(({ id, slug }) => [String(id), slug]));
	const products = site.shop.products.flatMap(({ slug: product, category: id }) => {
		const category = slugs.get(String(id));
		if (!drafts.products.includes(product) || category === undefined) return [];
		return config.languages.map((language) => {
			const place = { type: "product", category, product } as const;
			return [formatShopPath(place, language, address), language] as const;
		});
	});
	return new Map([...paths, ...products]);
}

const style =
	"position:fixed;inset-block-start:0;inset-inline-start:50%;translate:-50% 0;z-index:2147483647;padding:.35rem 1rem;" +
	"font:600 16px/1.4 system-ui,sans-serif;color:#1b1300;background:#ffd24d;border:2px solid #1b1300;border-top:0;" +
	"border-radius:0 0 8px 8px;pointer-events:none";

/** Updates the mark on navigation without a document load. */
const follow = `const{paths}=JSON.parse(document.getElementById("facette-drafts").textContent);
const box=document.getElementById("facette-draft");
setInterval(()=>{const word=paths[location.pathname.replace(/(.)\\/+$/,"$1")];box.hidden=!word;if(word&&box.textContent!==word)box.textContent=word},200);`;

/** Marks pages that show drafts, for editors; without drafts documents are unchanged (B-USE-04). */
export function draftIndicator(
	site: Site,
	config: SiteConfig,
	drafts: Drafts,
): (path: string, html: string) => string {
	const paths = draftPaths(site, config, drafts);
	if (paths.size === 0) return (_, html) => html;
	const texts = Object.fromEntries(
		[...paths].map(([path, language]) => [path, siteTexts(site.project)(language).t("draft.mark")]),
	);
	const data = JSON.stringify({ paths: texts }).replaceAll("<", "\\u003c");
	return (path, html) => {
		const word = texts[path];
		const mark =
			`<div id="facette-draft" role="status" style="${style}"${word ? "" : " hidden"}>${word ?? ""}</div>` +
			`<script type="application/json" id="facette-drafts">${data}</script><script type="module">${follow}</script>`;
		return html.replace(/(?=<\/body>|$(?![\s\S]))/, () => mark);
	};
}
