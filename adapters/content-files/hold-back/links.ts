import { entityOfFile, type ItemPart, stemOf } from "#adapters/content-files/hold-back/content-items.ts";
import {
	registerBrandPaths,
	registerPagePaths,
	type SiteLanguages,
} from "#adapters/content-files/path-registry.ts";
import { fileOf } from "#core/content/entity.ts";
import { type MenuItem, menuItem } from "#core/content/menu.ts";
import { brand, page } from "#core/content/pages.ts";
import { menuTarget } from "#core/navigation/menu-target.ts";

/** Returns the paths of a page or brand; none for other items. */
export function pathsOf({ file, value }: ItemPart, site: SiteLanguages): readonly string[] {
	const entity = entityOfFile(file);
	const register = entity === page ? registerPagePaths : entity === brand ? registerBrandPaths : null;
	return register?.(file, stemOf(file), value, site).paths.map(({ path }) => path) ?? [];
}

/** Returns the path of a link without query and anchor. */
function pathIn(link: string): string {
	return link.replace(/[?#].*$/s, "").replace(/(?<=[^/])\/$/, "");
}

/** A link in Markdown: its text and its address. */
const markdownLink = /(?<!!)\[([^\]]*)\]\(([^()\s]*)\)/g;

/**
 * Removes links to paths from a value: list entries and objects that lead there, and links in Markdown, whose texts
 * stay. Returns undefined for an object that is nothing without its link.
 */
function withoutLinksIn(value: unknown, paths: ReadonlySet<string>): unknown {
	if (typeof value === "string")
		return value.replace(markdownLink, (link, text: string, address: string) =>
			paths.has(pathIn(address)) ? text : link,
		);
	if (Array.isArray(value))
		return value.map((entry) => withoutLinksIn(entry, paths)).filter((entry) => entry !== undefined);
	if (typeof value !== "object" || value === null) return value;
	const { path, language } = value as { readonly path?: unknown; readonly language?: unknown };
	// A version of a page has a language and its own path.
	if (typeof path === "string" && language === undefined && paths.has(pathIn(path))) return undefined;
	const entries = Object.entries(value).map(([name, own]) => [name, withoutLinksIn(own, paths)] as const);
	const isEmptied = entries.some(
		([name, own]) => isEmptyList(own) && !isEmptyList((value as Readonly<Record<string, unknown>>)[name]),
	);
	// A block of links is nothing without them.
	if (isEmptied && "type" in value) return undefined;
	return Object.fromEntries(entries.filter(([, own]) => own !== undefined));
}

function isEmptyList(value: unknown): boolean {
	return Array.isArray(value) && value.length === 0;
}

function withoutMenuLinks(
	entries: unknown,
	paths: ReadonlySet<string>,
	parent: Parameters<typeof menuTarget>[1] = null,
): unknown {
	if (!Array.isArray(entries)) return entries;
	return entries.flatMap((entry: Readonly<Record<string, unknown>>) => {
		const { target, base } = menuTarget(asMenuItem(entry), parent);
		if (target !== null && paths.has(pathIn(target))) return [];
		const groups = Array.isArray(entry.groups)
			? entry.groups.map((group) => ({ ...group, sub: withoutMenuLinks(Object(group).sub, paths, base) }))
			: undefined;
		const sub = withoutMenuLinks(entry.sub, paths, base);
		return [{ ...entry, ...(sub !== undefined && { sub }), ...(groups && { groups }) }];
	});
}

/** Returns the fields of a menu entry that its target depends on; the entry may have errors. */
function asMenuItem(entry: Readonly<Record<string, unknown>>): MenuItem {
	const text = (value: unknown) => (typeof value === "string" ? value : null);
	const { path, path_prefix, external_path, anchor, groups } = entry;
	const target = {
		path: text(path),
		path_prefix: path_prefix === true,
		external_path: text(external_path),
		anchor: text(anchor),
		groups: Array.isArray(groups) ? groups : [],
	};
	return target as unknown as MenuItem;
}

/** Returns a document without links to paths where there is no page. */
export function withoutLinks(file: string, value: unknown, paths: ReadonlySet<string>): unknown {
	if (file === fileOf(menuItem)) return withoutMenuLinks(value, paths);
	return withoutLinksIn(value, paths);
}
