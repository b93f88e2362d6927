import type { MenuItem } from "#core/content/menu.ts";

/** Where a menu item leads, in the content's own (German) paths. */
export interface MenuTarget {
	/** A path with its anchor, or a URL outside the site; null for a heading. */
	readonly target: string | null;
	/** The path that the items below continue; null where neither the item nor those above have one. */
	readonly base: string | null;
}

/**
 * Where a menu item leads (R-NAV-01): its external path as it is; else its path, continuing the
 * parent's when path_prefix says so; else the parent's path, when the item has an anchor or the flag.
 * An item with groups and no path of its own is a heading whatever its anchor (R-NAV-02).
 */
export function menuTarget(item: MenuItem, parent: string | null): MenuTarget {
	const external = item.external_path?.trim() ?? "";
	if (external !== "") return { target: withScheme(external), base: parent };
	const own = item.path?.trim() ?? "";
	const anchor = item.anchor?.trim().replace(/^#+/, "") ?? "";
	if (own !== "") {
		const path = item.path_prefix && parent !== null ? `${parent}/${trimSlashes(own)}` : rooted(own);
		return { target: withAnchor(path, anchor), base: basePath(path) };
	}
	const inherits = item.groups.length === 0 && (anchor !== "" || (item.path_prefix && parent !== null));
	return { target: inherits ? withAnchor(parent ?? "", anchor) : null, base: parent };
}

/** People write "www.example.com" and mean a web URL. */
function withScheme(address: string): string {
	return /^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Anything with a scheme or a root stays, so that the link rule can check it. */
function rooted(path: string): string {
	return /^[/#?\\]|^[a-z][a-z0-9+.-]*:/i.test(path) ? path : `/${path}`;
}

function withAnchor(path: string, anchor: string): string {
	return anchor === "" ? path : `${path.replace(/#.*$/s, "")}#${encodeURIComponent(anchor)}`;
}

/** "/uhren/?sort=new#top" continues as "/uhren"; the home as "", so that a slash can follow. */
function basePath(path: string): string {
	return path.replace(/[?#].*$/s, "").replace(/\/+$/, "");
}

function trimSlashes(path: string): string {
	return path.replace(/^\/+|(?<=[^/])\/+$/g, "");
}
