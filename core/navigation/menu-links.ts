import type { MenuItem } from "#core/content/menu.ts";
import { type MenuTarget, menuTarget } from "#core/navigation/menu-target.ts";

/** A link of a menu into the site. */
export interface MenuLink {
	readonly item: MenuItem;
	/** The place of the item in the list of menu items: "0.sub.1". */
	readonly place: string;
	/** A path of the site, perhaps with query and anchor. */
	readonly target: string;
}

/** Returns the links of a menu that lead into the site, in the menu's order. */
export function menuLinks(items: readonly MenuItem[]): readonly MenuLink[] {
	const links: MenuLink[] = [];
	const visit = (list: readonly MenuItem[], within: string, parent: MenuTarget["base"]) => {
		for (const [index, item] of list.entries()) {
			const place = `${within}${index}`;
			const { target, base } = menuTarget(item, parent);
			if (target?.startsWith("/")) links.push({ item, place, target });
			visit(item.sub, `${place}.sub.`, base);
			for (const [number, group] of item.groups.entries())
				visit(group.sub, `${place}.groups.${number}.sub.`, base);
		}
	};
	visit(items, "", null);
	return links;
}
