import type { MenuItem } from "#core/content/menu.ts";
import { type MenuTarget, menuTarget } from "#core/navigation/menu-target.ts";

/** A menu's link to a page of the site. */
export interface MenuLink {
	readonly item: MenuItem;
	/** The item's position in the list of menu items: "0.sub.1". */
	readonly place: string;
	/** A path of the site, optionally with query and anchor. */
	readonly target: string;
}

/** Returns a menu's links to pages of the site, in menu order. */
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
