import { regionOf } from "#core/language/language.ts";
import type { PageModel, ShellModel, SocialImage } from "#core/models/page-model.ts";
import { alternatesOf } from "#core/pages/alternates.ts";

/** An element of a document's head that differs from page to page. */
export interface MetaTag {
	readonly tag: "title" | "meta" | "link";
	readonly attributes: Readonly<Record<string, string>>;
	readonly text?: string;
}

function meta(name: string, content: string): MetaTag {
	const attribute = name.startsWith("og:") ? "property" : "name";
	return { tag: "meta", attributes: { [attribute]: name, content } };
}

/** Returns the tags of the social image. With its size, networks show the image when a page is first shared (Open Graph). */
function imageTags({ src, width, height, alt }: SocialImage): readonly MetaTag[] {
	return [
		meta("og:image", src),
		meta("og:image:width", String(width)),
		meta("og:image:height", String(height)),
		...(alt === "" ? [] : [meta("og:image:alt", alt)]),
	];
}

/**
 * Returns the head elements of a page: title, description, canonical link, language versions (B-SEO-01) and tags for social
 * networks (B-SEO-03). Search engines must not show a site that must not be published yet (B-LAW-20). The tags are part of the document, and the browser updates them when a visitor navigates.
 */
export function metaTags(
	page: PageModel,
	{
		siteName,
		domain,
		defaultLanguage,
		incomplete,
	}: Pick<ShellModel, "siteName" | "domain" | "defaultLanguage" | "incomplete">,
): readonly MetaTag[] {
	return [
		{ tag: "title", attributes: {}, text: page.documentTitle },
		meta("description", page.description),
		...(page.noindex || incomplete !== null ? [meta("robots", "noindex")] : []),
		...(page.canonical === null
			? []
			: [{ tag: "link", attributes: { rel: "canonical", href: page.canonical } } as const]),
		...(page.noindex
			? []
			: alternatesOf(page.languageChoices, defaultLanguage).map(({ hreflang, path }) => {
					const href = `https://${domain}${path}`;
					return { tag: "link", attributes: { rel: "alternate", hreflang, href } } as const;
				})),
		meta("og:type", page.template === "shop-product" ? "product" : "website"),
		meta("og:site_name", siteName),
		meta("og:title", page.title),
		meta("og:description", page.description),
		meta("og:locale", regionOf(page.language).replace("-", "_")),
		...(page.canonical === null ? [] : [meta("og:url", page.canonical)]),
		...(page.socialImage === null ? [] : imageTags(page.socialImage)),
		meta("twitter:card", page.socialImage === null ? "summary" : "summary_large_image"),
	];
}
