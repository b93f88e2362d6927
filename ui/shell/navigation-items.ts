import type { NavigationGroup, NavigationItem } from "#core/navigation/menu.ts";

/** The groups below an item; the items directly below it come first, as a group without a name. */
export function groupsOf(item: NavigationItem): readonly NavigationGroup[] {
	return item.items.length > 0 ? [{ label: "", items: item.items }, ...item.groups] : item.groups;
}

/** Whether an item's link leads to the page of the given path itself, not to a place within it. */
export function isCurrent(item: NavigationItem, path: string): boolean {
	return item.link?.kind === "internal" && item.link.href === path;
}

/** Whether an item or anything below it leads to the page of the given path. */
export function containsPath(item: NavigationItem, path: string): boolean {
	return (
		isCurrent(item, path) ||
		groupsOf(item).some((group) => group.items.some((sub) => containsPath(sub, path)))
	);
}
