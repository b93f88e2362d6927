import type { ImageReference, LinkReference } from "#adapters/content-files/page-references.ts";
import type { PathRegistry, SiteLanguages } from "#adapters/content-files/path-registry.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt, warningAt } from "#core/content/finding.ts";
import type { MenuItem } from "#core/content/menu.ts";
import { nearest } from "#core/content/nearest.ts";
import { type MediaItem, media } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import { menuLinks } from "#core/navigation/menu-links.ts";
import { homePath, routeOf } from "#core/routes/paths.ts";

/** Returns findings about ids, route keys and paths that two files have; each names both files. */
export function duplicateFindings(registry: readonly PathRegistry[]): readonly ContentFinding[] {
	const findings: ContentFinding[] = [];
	const ids = new Map<string, string>();
	const keys = new Map<string, string>();
	const paths = new Map<string, string>();
	for (const { file, id, key, paths: claimed } of registry) {
		const sameId = ids.get(id);
		if (sameId) findings.push(errorAt(file, null, "content.id.duplicate", { id, other: sameId }));
		else ids.set(id, file);
		const sameKey = key && keys.get(key);
		if (key && sameKey) {
			findings.push(errorAt(file, "key", "content.key.duplicate", { name: key, other: sameKey }));
			continue;
		}
		if (key) keys.set(key, file);
		for (const { path, field } of claimed) {
			const other = paths.get(path);
			if (other) findings.push(errorAt(file, field, "content.path.duplicate", { path, other }));
			else paths.set(path, file);
		}
	}
	return findings;
}

/** Returns findings about missing home pages; every language needs one (R-ROUTE-04). */
export function missingHomeFindings(
	pages: readonly { readonly paths: readonly { readonly path: string }[] }[],
	{ languages, defaultLanguage }: SiteLanguages,
): readonly ContentFinding[] {
	const paths = new Set(pages.flatMap((page) => page.paths.map(({ path }) => path)));
	return languages.flatMap((language) => {
		const path = homePath(language, defaultLanguage);
		return paths.has(path) ? [] : [errorAt("pages", null, "content.home.missing", { language, path })];
	});
}

/** Returns the internal paths that a menu links to, with their fields. */
export function menuReferences(file: string, items: readonly MenuItem[]): readonly LinkReference[] {
	return menuLinks(items)
		.filter(({ item }) => item.path !== null)
		.map(({ place, target }) => ({ file, field: `${place}.path`, path: target }));
}

/** Returns findings about links to paths without a page; `others` are the paths that the program serves itself. */
export function deadLinkFindings(
	registry: readonly PathRegistry[],
	links: readonly LinkReference[],
	others: readonly string[],
	defaultLanguage: Language,
): readonly ContentFinding[] {
	const paths = new Set(registry.flatMap((registered) => registered.paths.map(({ path }) => path)));
	const keys = new Set(registry.map(({ key }) => key));
	const isServed = (path: string) => others.some((other) => path === other || path.startsWith(`${other}/`));
	return links.flatMap(({ file, field, path: target }) => {
		const path = target.replace(/[?#].*$/s, "").replace(/(?<=[^/])\/$/, "");
		const key = routeOf(path, defaultLanguage)?.key;
		if (path === "" || paths.has(path) || (key && keys.has(key)) || isServed(path)) return [];
		const suggestion = nearest(path, paths);
		return suggestion
			? [warningAt(file, field, "content.link.dead_near", { path, suggestion })]
			: [warningAt(file, field, "content.link.dead", { path })];
	});
}

/** Returns findings about images that a language shows without an alternative text in it. */
export function alternativeTextFindings(
	uses: readonly ImageReference[],
	index: readonly MediaItem[],
): readonly ContentFinding[] {
	const items = new Map(index.map((item, place) => [item.name, { item, place }]));
	const seen = new Set<string>();
	return uses.flatMap(({ name, language }) => {
		const listed = items.get(name);
		const use = listed ? `${language} ${name}` : name;
		if (seen.has(use)) return [];
		seen.add(use);
		if (!listed) return [warningAt(fileOf(media), null, "content.alt.none", { name })];
		const { item, place } = listed;
		if (item.translations.length === 0 || item.translations.some((entry) => entry.language === language))
			return [];
		return [warningAt(fileOf(media), `${place}.translations`, "content.alt.language", { name, language })];
	});
}
