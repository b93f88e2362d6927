import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

interface Step {
	readonly name: string;
	readonly path: string;
}

/** Returns the path from the home page to a page; none for the home page itself. */
export function breadcrumbs(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.path === shell.homePath) return [];
	const home = { name: shell.siteName, path: shell.homePath };
	const steps: readonly Step[] = [home, ...shopSteps(page, shell), { name: page.heading, path: page.path }];
	return [
		{
			"@type": "BreadcrumbList",
			itemListElement: steps.map(({ name, path }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				item: `${origin}${path}`,
			})),
		},
	];
}

/** Returns the steps between the home page and a page of the shop: the shop, and the category of a product. */
function shopSteps({ shop: part, path }: PageModel, { shop }: ShellModel): readonly Step[] {
	if (!shop || !part || path === shop.paths.list) return [];
	const root = { name: shop.displayName, path: shop.paths.list };
	return part.type === "product" && part.category ? [root, part.category] : [root];
}
