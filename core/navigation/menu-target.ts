import type { MenuItem } from "#core/content/menu.ts";

/** The target of a menu item, with the content's own (German) paths. */
export interface MenuTarget {
	/** A path with its anchor, or a URL outside the site; null for a heading. */
	readonly target: string | null;
	/** The path that child items extend; null if neither the item nor its ancestors have one. */
	readonly base: string | null;
}

/**
 * Returns the target of a menu item (R-NAV-01): its external path unchanged; else its own path, appended to the
 * parent's if path_prefix says so; else the parent's path if the item has an anchor or the flag. An item with
 * groups and no path of its own is a heading, even with an anchor (R-NAV-02).
 */
export function menuTarget(item: MenuItem, parent: string | null): MenuTarget {
	const external = item.external_path?.trim() ?? "";
	if (external !== "") return { target: withScheme(external), base: parent };
	const ownPath = item.path?.trim() ?? "";
	const anchor = item.anchor?.trim().replace(/^#+/, "") ?? "";
	if (ownPath !== "") {
		const path = item.path_prefix && parent !== null ? `${parent}/${trimSlashes(ownPath)}` : rooted(ownPath);
		return { target: withAnchor(path, anchor), base: basePath(path) };
	}
	const inherits = item.groups.length === 0 && (anchor !== "" || (item.path_prefix && parent !== null));
	return { target: inherits ? withAnchor(parent ?? "", anchor) : null, base: parent };
}

/** Adds a scheme to "www.example.com", which editors write for a web URL. */
function withScheme(address: string): string {
	return /^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Adds a leading slash. Targets with a scheme or a root stay unchanged, so that the link rule can check them. */
function rooted(path: string): string {
	return /^[/#?\\]|^[a-z][a-z0-9+.-]*:/i.test(path) ? path : `/${path}`;
}

function withAnchor(path: string, anchor: string): string {
	return anchor === "" ? path : `${path.replace(/#.*$/s, "")}#${encodeURIComponent(anchor)}`;
}

/**
 * Returns the path to extend: "/uhren/?sort=new#top" gives "/uhren"; the home page gives "", because a slash
 * follows.
 */
function basePath(path: string): string {
	return path.replace(/[?#].*$/s, "").replace(/\/+$/, "");
}

function trimSlashes(path: string): string {
	return path.replace(/^\/+|(?<=[^/])\/+$/g, "");
}
