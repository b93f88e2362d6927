import { createHash } from "node:crypto";
import { alternates, canonicalUrl, languageChoices } from "#core/routes/alternates.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageBody, PageSummary } from "#core/site/page.ts";
import type { BrandModel, PageModel } from "#core/site/page-model.ts";
import { blockModel } from "#renderer/plan/block-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";

/** Width of the picture that social networks show, in pixels. */
const socialWidth = 1200;

/** A site's name in a title, once: "Uhren – Juwelier Sternau". */
function documentTitle(title: string, siteTitle: string): string {
	return title.includes(siteTitle) ? title : `${title} – ${siteTitle}`;
}

/** The manufacturer with the given slug as pages show it. */
function brandModel(slug: string | null, language: Language, context: PlanContext): BrandModel | null {
	const brand = context.site.brands.find((candidate) => candidate.slug === slug);
	if (!brand) return null;
	return {
		slug: brand.slug,
		name: brand.display_name,
		logo: context.pictures.of(brand.logo, language),
	};
}

function addresses(page: PageSummary, body: PageBody, context: PlanContext) {
	const { domain, canonical, languages } = context.config;
	const origin = `https://${domain}`;
	return {
		canonical: canonicalUrl(domain, body.path, canonical),
		alternates: alternates(page.translations).map(({ hreflang, path }) => ({
			hreflang,
			href: `${origin}${path}`,
		})),
		languageChoices: languageChoices(page.translations, languages, body.language),
	};
}

/** Resolves one language version of a page: pictures, links, Markdown, addresses. */
export function pageModel(page: PageSummary, body: PageBody, context: PlanContext): PageModel {
	const { language, path, title, description } = body;
	const { project } = context.site;
	// The ids of the document itself.
	const anchors = new Set(["content", "root", "announcer"]);
	const social = context.pictures.address(body.image ?? project.seo_image, socialWidth);
	const subject = `${page.id} (${language})`;
	const model: Omit<PageModel, "digest"> = {
		id: page.id,
		language,
		path,
		template: page.template,
		title,
		documentTitle: documentTitle(title, project.seo_title),
		description,
		...addresses(page, body, context),
		noindex: page.template === "thanks" || page.template === "not-found",
		socialImage: social && `https://${context.config.domain}${social}`,
		heading: body.heading ?? title,
		kicker: body.kicker,
		lead: body.lead,
		image: context.pictures.of(body.image, language),
		brand: brandModel(page.brand, language, context),
		blocks: body.blocks.flatMap((block) => blockModel(block, { language, subject, anchors }, context) ?? []),
	};
	const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
	return { ...model, digest };
}
