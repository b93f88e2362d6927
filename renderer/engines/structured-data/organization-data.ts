import { machineEmail } from "#core/forms/email-address.ts";
import type { ContactModel, ShellModel } from "#core/models/page-model.ts";
import { saleTerms } from "#renderer/engines/structured-data/sale-terms.ts";
import {
	type NamedItem,
	reference,
	type StructuredItem,
} from "#renderer/engines/structured-data/structured-item.ts";
import { iconPaths } from "#renderer/images/icon-paths.ts";

/** Returns the id with which branches and the website refer to their organization. */
export function organizationId(origin: string): string {
	return `${origin}/#organization`;
}

/**
 * Returns the company behind the site as a store, and the return policies that it refers to (B-SEO-06, B-SEO-09). A company
 * that sells online is an online store; its branches are separate stores.
 */
export function organizationData(shell: ShellModel, origin: string): readonly NamedItem[] {
	const { siteName, logo, social, legalSidebar, contact, homePath } = shell;
	const profiles = social.flatMap(({ link }) => (link.kind === "external" ? [link.href] : []));
	const seller = shell.shop?.settings.enable_cart ? shell.shop : null;
	const returns = seller ? saleTerms(seller, `${origin}${homePath}`, null).returns : [];
	// Search engines show a picture, so a name in letters is represented by the icon.
	const picture = `${origin}${logo?.src ?? `/${iconPaths.large}`}`;
	const organization: NamedItem = {
		"@type": seller ? "OnlineStore" : "JewelryStore",
		"@id": organizationId(origin),
		name: siteName,
		legalName: legalSidebar.company_name,
		url: `${origin}/`,
		logo: picture,
		image: picture,
		address: {
			"@type": "PostalAddress",
			streetAddress: contact.street,
			...(contact.zip !== "" && { postalCode: contact.zip }),
			addressLocality: contact.locality,
			addressCountry: contact.country,
		},
		...waysToReach(contact),
		...contactPoint(shell, origin),
		...(legalSidebar.ust_id === null ? {} : { vatID: legalSidebar.ust_id }),
		...(returns.length > 0 ? { hasMerchantReturnPolicy: returns.map(reference) } : {}),
		...(profiles.length > 0 ? { sameAs: profiles } : {}),
	};
	return [organization, ...returns];
}

function waysToReach({ email, phone }: ContactModel) {
	return {
		...(email === null ? {} : { email: machineEmail(email) }),
		...(phone?.href ? { telephone: phone.href.replace(/^tel:/, "") } : {}),
	};
}

function contactPoint(
	{ contact, contactPage }: ShellModel,
	origin: string,
): { readonly contactPoint?: StructuredItem } {
	const ways = {
		...waysToReach(contact),
		...(contactPage ? { url: `${origin}${contactPage.href}` } : {}),
	};
	if (Object.keys(ways).length === 0) return {};
	return { contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...ways } };
}

/** Returns the website with its name for search results; Google removed the search box for websites in 2024. */
export function websiteData({ siteName, homePath, language }: ShellModel, origin: string): NamedItem {
	return {
		"@type": "WebSite",
		"@id": `${origin}${homePath}#website`,
		name: siteName,
		url: `${origin}${homePath}`,
		inLanguage: language,
		publisher: { "@id": organizationId(origin) },
	};
}
