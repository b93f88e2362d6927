import type { NavigationGroup, NavigationItem } from "#core/navigation/menu.ts";

/** Returns the groups below an item. The items directly below it come first, as a group without a name. */
export function groupsOf(item: NavigationItem): readonly NavigationGroup[] {
	return item.items.length > 0 ? [{ label: "", items: item.items }, ...item.groups] : item.groups;
}

/** Returns whether an item links to the page with this path itself, not to a fragment of it. */
export function isCurrent(item: NavigationItem, path: string): boolean {
	return item.link?.kind === "internal" && item.link.href === path;
}

/** Returns whether an item, or one below it, links to the page with this path. */
export function containsPath(item: NavigationItem, path: string): boolean {
	return (
		isCurrent(item, path) ||
		groupsOf(item).some((group) => group.items.some((sub) => containsPath(sub, path)))
	);
}
