import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

interface Step {
	readonly name: string;
	readonly path: string;
}

/** The way from home to a page; none for home itself. */
export function breadcrumbs(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.path === shell.homePath) return [];
	const home = { name: shell.siteName, path: shell.homePath };
	const steps: readonly Step[] = [home, ...shopSteps(page, shell), { name: page.heading, path: page.path }];
	return [
		{
			"@type": "BreadcrumbList",
			itemListElement: steps.map(({ name, path }, place) => ({
				"@type": "ListItem",
				position: place + 1,
				name,
				item: `${origin}${path}`,
			})),
		},
	];
}

/** The shop and the category above a page of the shop. */
function shopSteps({ shop: part, path }: PageModel, { shop }: ShellModel): readonly Step[] {
	if (!shop || !part || path === shop.paths.list) return [];
	const root = { name: shop.displayName, path: shop.paths.list };
	return part.type === "product" && part.category ? [root, part.category] : [root];
}
