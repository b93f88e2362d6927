import type { Drafts } from "#adapters/content-directus/pull/project-documents.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { type Publication, publicationState } from "#core/content/publication.ts";
import type { Language } from "#core/language/language.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { itemPaths } from "#renderer/dev/item-paths.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** Returns the items of a site that editors see as drafts: those of Directus, and those that are published later. */
function draftsIn({ pages, shop }: Site, drafts: Drafts, now: number): Drafts {
	const isComing = (item: Publication) => publicationState(item, now) === "coming";
	const coming = pages.filter(isComing);
	// A product that is not shown is a draft of the content.
	const products = (shop?.products ?? []).filter((item) => item.status === "published" && isComing(item));
	return {
		pages: [...drafts.pages, ...coming.flatMap(({ id, brand }) => (brand === null ? [id] : []))],
		brands: [...drafts.brands, ...coming.flatMap(({ brand }) => brand ?? [])],
		products: [...drafts.products, ...products.map(({ slug }) => slug)],
	};
}

/** Returns the languages of pages that show drafts, by path. */
export function draftPaths(site: Site, config: SiteConfig, drafts: Drafts): ReadonlyMap<string, Language> {
	const shown = draftsIn(site, drafts, systemTime.now());
	const products = site.shop?.products.filter(({ slug }) => shown.products.includes(slug)) ?? [];
	const items = [
		...shown.pages.map((id) => ({ collection: "page", id })),
		...shown.brands.map((id) => ({ collection: "brand", id })),
		...products.map(({ id }) => ({ collection: "ecommerce_product", id: String(id) })),
	];
	const paths = items.flatMap((item) => [...itemPaths(site, config, item)]);
	return new Map(paths.map(([language, path]) => [path, language]));
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
