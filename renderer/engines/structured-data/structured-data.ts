import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { breadcrumbs } from "#renderer/engines/structured-data/breadcrumbs.ts";
import { organizationData, websiteData } from "#renderer/engines/structured-data/organization-data.ts";
import { productData } from "#renderer/engines/structured-data/product-data.ts";
import { storeData } from "#renderer/engines/structured-data/store-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** Returns a page's structured data for search engines (B-SEO-02); none for pages that they must not index. */
export function structuredData(page: PageModel, shell: ShellModel): readonly StructuredItem[] {
	if (page.noindex) return [];
	const origin = `https://${shell.domain}`;
	const hasStores = page.template === "home" || page.template === "contact";
	return [
		...breadcrumbs(page, shell, origin),
		...productData(page, shell, origin),
		...(page.template === "home" ? [websiteData(shell, origin)] : []),
		...(hasStores ? organizationData(shell, origin) : []),
		...(hasStores ? shell.branches.map((branch) => storeData(branch, shell, origin)) : []),
	];
}

/** Returns the items as the content of a script element; nothing in it can end the element (B-SEC-02). */
export function structuredDataText(items: readonly StructuredItem[]): string {
	const texts = items.map((item) => ("@id" in item ? namedText(item) : textOf(item)));
	return `{"@context":"https://schema.org","@graph":[${texts.join()}]}`;
}

function textOf(item: StructuredItem): string {
	return JSON.stringify(item).replaceAll("<", "\\u003c");
}

/** Returns the text of a named item, cached because many pages have the same items, e.g. the terms of sale. */
const namedText = oncePer(textOf);
