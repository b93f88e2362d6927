import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { breadcrumbs } from "#renderer/engines/structured-data/breadcrumbs.ts";
import { organizationData, websiteData } from "#renderer/engines/structured-data/organization-data.ts";
import { productData } from "#renderer/engines/structured-data/product-data.ts";
import { storeData } from "#renderer/engines/structured-data/store-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** What search engines read of a page in addition to its words (B-SEO-02); none for pages that they leave out. */
export function structuredData(page: PageModel, shell: ShellModel): readonly StructuredItem[] {
	if (page.noindex) return [];
	const origin = `https://${shell.domain}`;
	const stores = page.template === "home" || page.template === "contact";
	return [
		...breadcrumbs(page, shell, origin),
		...productData(page, shell, origin),
		...(page.template === "home" ? [websiteData(shell, origin)] : []),
		...(stores ? organizationData(shell, origin) : []),
		...(stores ? shell.branches.map((branch) => storeData(branch, shell, origin)) : []),
	];
}

/** The items as a script element's content, with nothing in it that could end the element (B-SEC-02). */
export function structuredDataText(items: readonly StructuredItem[]): string {
	const texts = items.map((item) => ("@id" in item ? namedText(item) : textOf(item)));
	return `{"@context":"https://schema.org","@graph":[${texts.join()}]}`;
}

function textOf(item: StructuredItem): string {
	return JSON.stringify(item).replaceAll("<", "\\u003c");
}

/** What has a name is on many pages, the terms of sale above all. */
const namedText = oncePer(textOf);
