import { createHash } from "node:crypto";
import type { Language } from "#core/language/language.ts";
import type { BrandModel } from "#core/models/block-model.ts";
import type { NotFoundTexts, PageModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { linkTo } from "#core/navigation/link.ts";
import { languageChoices } from "#core/pages/alternates.ts";
import { ownTemplateName, type PageBody, type PageSummary, type TemplateName } from "#core/pages/page.ts";
import { canonicalUrl } from "#core/routes/canonical-url.ts";
import { rootNotFoundPath } from "#core/routes/paths.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { blockModels } from "#renderer/plan/block-models.ts";
import { ownTemplate } from "#renderer/plan/own-template.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { firstCategories } from "#renderer/plan/shop/category-links.ts";
import { blocksWithLegalTexts } from "#renderer/plan/shop/legal-pages.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** Width of the image that social networks show, in pixels. */
const socialWidth = 1200;

/** Adds the site's name to a title that does not contain it: "Uhren – Juwelier Sternau". */
function documentTitle(title: string, siteTitle: string): string {
	return title.includes(siteTitle) ? title : `${title} – ${siteTitle}`;
}

/** Returns the brand with the given slug; null if the site has no such brand. */
function brandModel(slug: string | null, language: Language, context: PlanContext): BrandModel | null {
	const brand = context.site.brands.find((candidate) => candidate.slug === slug);
	if (!brand) return null;
	return {
		slug: brand.slug,
		name: brand.display_name,
		logo: context.images.get(brand.logo, language),
	};
}

function addresses(page: PageSummary, body: PageBody, context: PlanContext) {
	const { domain, canonical, languages, defaultLanguage } = context.config;
	const isMissing = page.template === "not-found" || page.template === "shop-not-found";
	return {
		canonical: canonicalUrl(domain, body.path, canonical),
		// A 404 page is shown in place of any other page, so its other languages lead to the home pages.
		languageChoices: languageChoices(
			isMissing ? [body] : page.translations,
			languages,
			body.language,
			defaultLanguage,
		),
	};
}

/**
 * Returns the texts of a 404 page in its language. The page at the root has texts in all languages of the site, because
 * hosts without rules show only that one.
 */
function notFoundTexts(
	{ path, language: pageLanguage }: PageBody,
	context: PlanContext,
): readonly NotFoundTexts[] {
	const { config, site, shop } = context;
	const languages = path === rootNotFoundPath ? config.languages : [pageLanguage];
	return languages.map((language) => {
		const { t } = siteTexts(site.project)(language);
		const list = shop && shopRoot(language, shop.address);
		const search = list === null ? null : { label: t("notFound.search"), path: list };
		const categories = shop && {
			label: t("notFound.categories"),
			links: firstCategories(shop, language, context),
		};
		return {
			language,
			heading: t("notFound.heading"),
			text: t("notFound.text"),
			home: t("notFound.home"),
			search,
			categories,
		};
	});
}

/** The ids that every document uses; no heading may have one of them. */
export const documentIds = ["content", "root", "announcer", "delayed-load"] as const;

const noindexTemplates: ReadonlySet<TemplateName> = new Set([
	"thanks",
	"not-found",
	"offline",
	"shop-cart",
	"shop-checkout",
	"shop-confirmation",
	"shop-wishlist",
	"shop-not-found",
]);

/** Returns the buttons of a page, without those whose link is dead. */
function pageButtons({ buttons = [], language }: PageBody, { links, logger }: PlanContext, subject: string) {
	const resolved = buttons.flatMap(({ path, label }) => {
		const link = linkTo(path, language, links);
		if (!link) logger.note("link.dead", { subject, target: path });
		return link ? [{ link, label }] : [];
	});
	return resolved.length > 0 ? { buttons: resolved } : {};
}

/** A page's model before its digest is known. */
export type PageDraft = Omit<PageModel, "digest">;

/** Resolves one language version of a page: images, links, Markdown, URLs. */
export function pageModel(
	page: PageSummary,
	body: PageBody,
	context: PlanContext,
	/** The shop's part of the page; null for pages outside of the shop. */
	shop: ShopPageModel | null = null,
): PageDraft {
	const { language, path, title, description } = body;
	const { project } = context.site;
	const anchors = new Set<string>(documentIds);
	const social = context.images.getSocialImage(body.image ?? project.seo_image, socialWidth, language);
	const subject = `${page.id} (${language})`;
	const own = ownTemplate(page, body, { language, subject, anchors }, context);
	return {
		id: page.id,
		language,
		path,
		template: own ? ownTemplateName : page.template,
		title,
		documentTitle: documentTitle(title, project.seo_title),
		description,
		...addresses(page, body, context),
		noindex: noindexTemplates.has(page.template),
		socialImage: social && { ...social, src: `https://${context.config.domain}${social.src}` },
		...(page.modified === undefined ? {} : { modified: page.modified }),
		heading: body.heading ?? title,
		kicker: body.kicker,
		lead: body.lead,
		...pageButtons(body, context, subject),
		// Pages of the shop show the images of their products instead.
		image: shop ? null : context.images.get(body.image, language),
		brand: brandModel(page.brand, language, context),
		blocks: blockModels(blocksWithLegalTexts(page, body, context), { language, subject, anchors }, context),
		shop,
		...(own && { own }),
		...(page.template === "not-found" ? { notFound: notFoundTexts(body, context) } : {}),
	};
}

/** A page's complete model, and the same as JSON. */
export interface PlannedPage {
	readonly model: PageModel;
	readonly json: string;
}

/** Adds the digest to a page's model; the page's document and its data name this digest. */
export function withDigest(draft: PageDraft): PlannedPage {
	const text = JSON.stringify(draft);
	const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
	return { model: { ...draft, digest }, json: `${text.slice(0, -1)},"digest":"${digest}"}` };
}
