import type { MenuGroup, MenuItem } from "#core/content/menu.ts";
import { menuTarget } from "#core/navigation/menu-target.ts";

/** The state of a menu item that the entries below it depend on. */
interface Above {
	/** The path that they extend; null if there is none. */
	readonly base: string | null;
	/** Whether the item above them has lost its path. */
	readonly isLost: boolean;
}

/**
 * Returns menu items without links to hidden pages. An item stays as a heading if there are entries left below it. A heading
 * that has lost all its entries is left out.
 */
export function withoutHiddenLinks(
	items: readonly MenuItem[],
	isHidden: (target: string) => boolean,
	above: Above = { base: null, isLost: false },
): readonly MenuItem[] {
	return items.flatMap((item) => {
		const { target, base } = menuTarget(item, above.base);
		const isLost = target !== null && isHidden(target);
		const below = { base, isLost: isLost || (above.isLost && (item.path ?? "") === "") };
		const sub = withoutHiddenLinks(item.sub, isHidden, below);
		const groups = item.groups.flatMap((group) => withoutHiddenGroupLinks(group, isHidden, below));
		const isEmptied = item.sub.length + item.groups.length > 0 && sub.length + groups.length === 0;
		const isEmpty = sub.length + groups.length === 0;
		if (isLost)
			return isEmpty ? [] : [{ ...item, path: null, external_path: null, anchor: null, sub, groups }];
		if (target === null && isEmptied) return [];
		// The path that it extends is no longer there.
		const ownPath = above.isLost && item.path_prefix && item.path !== null && target !== null;
		const place = ownPath ? { path: target.replace(/#.*$/s, ""), path_prefix: false } : {};
		return [{ ...item, ...place, sub, groups }];
	});
}

function withoutHiddenGroupLinks(
	group: MenuGroup,
	isHidden: (target: string) => boolean,
	above: Above,
): readonly MenuGroup[] {
	const sub = withoutHiddenLinks(group.sub, isHidden, above);
	return sub.length === 0 && group.sub.length > 0 ? [] : [{ ...group, sub }];
}
