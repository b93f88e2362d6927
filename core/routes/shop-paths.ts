import type { Language } from "#core/language/language.ts";
import { languageOfPath, splitLanguagePrefix, withLanguagePrefix } from "#core/routes/language-prefix.ts";
import { longestSegment, rootNotFoundPath } from "#core/routes/paths.ts";
import {
	type FixedPage,
	fixedPages,
	type ShopAddress,
	type ShopPathSegments,
	segmentsIn,
	specifiedSegments,
} from "#core/routes/shop-path-segments.ts";

/** The segment of the shop's own 404 page; reserved, so no category can use it (R-ROUTE-09). */
export const notFoundSegment = "404";

/** The page number of a list (B-SEO-08). */
interface ListPage {
	/** From 2; absent for the first page. */
	readonly pageNumber?: number;
}

/** A page of the list of the whole shop, or of a category. */
export type ListRoute =
	| ({ readonly type: "list" } & ListPage)
	| ({ readonly type: "category"; readonly category: string } & ListPage);

/** A page of the shop. */
export type ShopRoute =
	| ListRoute
	| { readonly type: "product"; readonly category: string; readonly product: string }
	| { readonly type: FixedPage };

/** Returns the path of the shop's root: "/shop", "/en/shop", "/fr/boutique". */
export function shopRoot(language: Language, address: ShopAddress): string {
	const { root } = segmentsIn(language, address);
	return withLanguagePrefix(encodedPath(root), language, address.defaultLanguage);
}

function encodedPath(root: string): string {
	return `/${segmentsOf(root).map(encodeURIComponent).join("/")}`;
}

/**
 * Returns the path of a page of the shop in a language (R-ROUTE-15, B-SEO-12). The route has the slugs of that language
 * (`localized-slugs.ts`). They are inserted unchanged, so check them with {@link slugProblem} first.
 */
export function formatShopPath(route: ShopRoute, language: Language, address: ShopAddress): string {
	const root = shopRoot(language, address);
	const segments = segmentsIn(language, address);
	const pageOf = ({ pageNumber }: ListPage) =>
		pageNumber === undefined ? "" : `/${segments.page}/${pageNumber}`;
	switch (route.type) {
		case "list":
			return root + pageOf(route);
		case "category":
			return categoryPath(route.category, root) + pageOf(route);
		case "product":
			return `${categoryPath(route.category, root)}/${encodeURIComponent(route.product)}`;
		default:
			return `${root}/${segments[route.type]}`;
	}
}

/** Returns the path of a category's list below the root of its language, {@link shopRoot}. */
export function categoryPath(slug: string, root: string): string {
	return `${root}/${encodeURIComponent(slug)}`;
}

/** The slug of an item, and the one in paths of its language if that differs (B-SEO-12). */
interface SluggedItem {
	readonly slug: string;
	readonly localized_slug?: string;
}

interface PlacedProduct<Category> extends SluggedItem {
	readonly category: Category;
}

/** Returns the slug of a category or product in paths of its language. */
export function pathSlug({ slug, localized_slug }: SluggedItem): string {
	return localized_slug ?? slug;
}

/** Returns the path of a product's page below the root of its language; null without a category, because then it has none. */
export function productPath(product: PlacedProduct<SluggedItem>, root: string): string;
export function productPath(product: PlacedProduct<SluggedItem | null>, root: string): string | null;
export function productPath(product: PlacedProduct<SluggedItem | null>, root: string): string | null {
	const { category } = product;
	return category && `${categoryPath(pathSlug(category), root)}/${encodeURIComponent(pathSlug(product))}`;
}

/** Returns the 404 page for paths under the shop's root of a language (R-ROUTE-09). */
export function shopNotFoundPath(root: string): string {
	return `${root}/${notFoundSegment}`;
}

/**
 * Returns the 404 pages that can serve an unknown path, nearest first: the shop's below its root, the path's
 * language, the site's (R-ROUTE-09, R-ROUTE-12). Every site has the last one; the others depend on its shop and
 * languages.
 */
export function notFoundPathsFor(path: string, address: ShopAddress | null): readonly string[] {
	const { prefix } = splitLanguagePrefix(path);
	const folder = prefix === null ? "" : `/${prefix}`;
	const root = address && rootPath(path, address);
	const ofShop = root !== null && isBelow(path, root) ? [shopNotFoundPath(folder + root)] : [];
	return [...new Set([...ofShop, folder + rootNotFoundPath, rootNotFoundPath])];
}

/** Returns whether a path is the shop's root in its language or below it, even if there is no such page. */
export function isShopPath(path: string, address: ShopAddress): boolean {
	return isBelow(path, rootPath(path, address));
}

/** Returns the path of the shop's root in the language of a path, without the language's prefix. */
function rootPath(path: string, address: ShopAddress): string {
	const { root } = segmentsIn(languageOfPath(path, address.defaultLanguage), address);
	return encodedPath(root);
}

/** Returns whether a path without its language prefix is a root or below it. */
function isBelow(path: string, root: string): boolean {
	const bare = splitLanguagePrefix(path.replace(/[?#].*$/s, "")).rest;
	return bare === root || bare.startsWith(`${root}/`);
}

/**
 * Parses a path of the shop in its language, ignoring a trailing slash, query and hash; null if it is outside the shop
 * or cannot be one of its pages (R-ROUTE-09: a 404).
 */
export function parseShopPath(path: string, address: ShopAddress): ShopRoute | null {
	const parts = decodedSegments(splitLanguagePrefix(path.replace(/[?#].*$/s, "")).rest);
	if (parts === null) return null;
	const segments = segmentsIn(languageOfPath(path, address.defaultLanguage), address);
	const root = segmentsOf(segments.root);
	if (root.some((part, place) => parts[place] !== part)) return null;
	return routeOfSegments(parts.slice(root.length), segments);
}

/** The problem of a slug as a catalogue key. */
export type SlugProblem = "content.slug.invalid" | "content.slug.length" | "content.slug.reserved";

/** Returns why a slug is not allowed in a shop path; null if it is. Its length is that in the address (R-ROUTE-15). */
export function slugProblem(slug: string, kind: "category" | "product"): SlugProblem | null {
	if (!/^[\p{Letter}\p{Number}]+(?:[-_.~]+[\p{Letter}\p{Number}]+)*$/u.test(slug))
		return "content.slug.invalid";
	if (encodeURIComponent(slug).length > longestSegment) return "content.slug.length";
	return kind === "category" && isReservedSegment(slug, specifiedSegments) ? "content.slug.reserved" : null;
}

/** Returns a language in which a category has the slug of another page of the shop; null if there is none (B-SEO-12). */
export function reservingLanguage(
	slugIn: (language: Language) => string,
	siteLanguages: readonly Language[],
	address: ShopAddress,
): Language | null {
	return (
		siteLanguages.find((language) => isReservedSegment(slugIn(language), segmentsIn(language, address))) ??
		null
	);
}

function routeOfSegments(parts: readonly string[], segments: ShopPathSegments): ShopRoute | null {
	const [category, product, ...more] = parts;
	if (category === segments.page) return withPageNumber({ type: "list" }, parts);
	if (product === segments.page && more.length > 0)
		return withPageNumber(routeOfSegments([category as string], segments), parts.slice(1));
	if (more.length > 0) return null;
	if (category === undefined) return { type: "list" };
	if (isReservedSegment(category, segments)) {
		const type = fixedPages.find((name) => segments[name] === category);
		return type === undefined || product !== undefined ? null : { type };
	}
	return product === undefined ? { type: "category", category } : { type: "product", category, product };
}

/** Adds the page number to a list's route; null for other routes and for anything but a number from 2. */
function withPageNumber(
	list: ShopRoute | null,
	[, number = "", ...more]: readonly string[],
): ShopRoute | null {
	if (list?.type !== "list" && list?.type !== "category") return null;
	if (more.length > 0 || !/^(?:[2-9]|[1-9]\d{1,8})$/.test(number)) return null;
	return { ...list, pageNumber: Number(number) };
}

/** Returns whether a segment below the root is not a category's. Ignores letter case, because some hosts do. */
function isReservedSegment(slug: string, { root: _, ...segments }: ShopPathSegments): boolean {
	return [...Object.values(segments), notFoundSegment].includes(slug.toLowerCase());
}

function segmentsOf(path: string): readonly string[] {
	return path.split("/").filter((part) => part !== "");
}

/** Splits a path into decoded segments; null if it is malformed, has an empty segment or no leading slash. */
function decodedSegments(path: string): readonly string[] | null {
	if (!/^(?:\/[^/]+)*\/?$/.test(path)) return null;
	try {
		return segmentsOf(path).map(decodeURIComponent);
	} catch {
		return null;
	}
}
