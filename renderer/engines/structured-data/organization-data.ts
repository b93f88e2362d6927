import type { ShellModel } from "#core/models/page-model.ts";
import type { NamedItem, StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** What branches and the website name as the organization that they belong to. */
export const organizationId = "#organization";

/** The company behind the site (B-SEO-06). */
export function organizationData(shell: ShellModel, origin: string): NamedItem {
	const { siteName, logo, social, legalSidebar, contact } = shell;
	const profiles = social.flatMap(({ link }) => (link.kind === "external" ? [link.href] : []));
	return {
		"@type": "Organization",
		"@id": organizationId,
		name: siteName,
		legalName: legalSidebar.company_name,
		url: `${origin}/`,
		...(logo ? { logo: `${origin}${logo.src}` } : {}),
		...(contact.email === null ? {} : { email: contact.email }),
		...(contact.phone?.href ? { telephone: contact.phone.href.replace(/^tel:/, "") } : {}),
		...(legalSidebar.ust_id === null ? {} : { vatID: legalSidebar.ust_id }),
		...(profiles.length > 0 ? { sameAs: profiles } : {}),
	};
}

/** What search engines call the site; a box to search it in their results was taken away in 2024. */
export function websiteData({ siteName, homePath, language }: ShellModel, origin: string): StructuredItem {
	return {
		"@type": "WebSite",
		name: siteName,
		url: `${origin}${homePath}`,
		inLanguage: language,
		publisher: { "@id": organizationId },
	};
}
