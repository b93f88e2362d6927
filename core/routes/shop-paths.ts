import type { Language } from "#core/language/language.ts";
import { splitLanguagePrefix, withLanguagePrefix } from "#core/routes/language-prefix.ts";
import { rootNotFoundPath } from "#core/routes/paths.ts";
import { listPageSegment, shopPathSegments } from "#core/routes/shop-path-segments.ts";

/** The shop's root path unless configured (R-ROUTE-09). */
export const defaultStoreRoot = "shop";

/** The segment of the shop's own 404 page; reserved, so no category can use it (R-ROUTE-09). */
const notFoundSegment = "404";

/** The page number of a list (B-SEO-08). */
interface ListPage {
	/** From 2; absent for the first page. */
	readonly pageNumber?: number;
}

/** A page of the shop. */
export type ShopRoute =
	| ({ readonly type: "list" } & ListPage)
	| ({ readonly type: "category"; readonly category: string } & ListPage)
	| { readonly type: "product"; readonly category: string; readonly product: string }
	| { readonly type: keyof typeof shopPathSegments };

/** The options that the paths of a site's shop depend on. */
export interface ShopAddress {
	/** The configured root, without slashes at its ends: "shop". */
	readonly storeRoot: string;
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
}

/** Returns the path of the shop's root: "/shop", "/en/shop", "/fr/shop". */
export function shopRoot(language: Language, { storeRoot, defaultLanguage }: ShopAddress): string {
	return withLanguagePrefix(rootSegments(storeRoot), language, defaultLanguage);
}

function rootSegments(storeRoot: string): string {
	return `/${segments(storeRoot).map(encodeURIComponent).join("/")}`;
}

/**
 * Returns the path of a page of the shop below the root of its language, {@link shopRoot} (R-ROUTE-15). Slugs are
 * inserted unchanged, so check them with {@link slugProblem} first.
 */
export function formatShopPath(route: ShopRoute, root: string): string {
	switch (route.type) {
		case "list":
			return `${root}${listPagePath(route)}`;
		case "category":
			return `${root}/${encodeURIComponent(route.category)}${listPagePath(route)}`;
		case "product":
			return `${root}/${encodeURIComponent(route.category)}/${encodeURIComponent(route.product)}`;
		case "cart":
		case "checkout":
		case "confirmation":
		case "wishlist":
			return `${root}/${shopPathSegments[route.type]}`;
	}
}

function listPagePath({ pageNumber }: ListPage): string {
	return pageNumber === undefined ? "" : `/${listPageSegment}/${pageNumber}`;
}

/** Returns the path of a product's page below the root of its language; null without a category, because then it has none. */
export function productPath(
	{ slug, category }: { readonly slug: string; readonly category: { readonly slug: string } | null },
	root: string,
): string | null {
	return category && formatShopPath({ type: "product", category: category.slug, product: slug }, root);
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
export function notFoundPathsFor(path: string, storeRoot: string | null): readonly string[] {
	const { prefix } = splitLanguagePrefix(path);
	const folder = prefix === null ? "" : `/${prefix}`;
	const isInShop = storeRoot !== null && isShopPath(path, storeRoot);
	const ofShop = isInShop ? [shopNotFoundPath(folder + rootSegments(storeRoot))] : [];
	return [...new Set([...ofShop, folder + rootNotFoundPath, rootNotFoundPath])];
}

/** Returns whether a path is the shop's root in any language or below it, even if there is no such page. */
export function isShopPath(path: string, storeRoot: string): boolean {
	const bare = splitLanguagePrefix(path.replace(/[?#].*$/s, "")).rest;
	const root = rootSegments(storeRoot);
	return bare === root || bare.startsWith(`${root}/`);
}

/**
 * Parses a path of the shop in any language, ignoring a trailing slash, query and hash; null if it is outside the shop
 * or cannot be one of its pages (R-ROUTE-09: a 404).
 */
export function parseShopPath(path: string, storeRoot: string): ShopRoute | null {
	const parts = decodedSegments(splitLanguagePrefix(path.replace(/[?#].*$/s, "")).rest);
	if (parts === null) return null;
	const root = segments(storeRoot);
	if (root.some((part, place) => parts[place] !== part)) return null;
	return routeOfSegments(parts.slice(root.length));
}

/** Returns why a slug is not allowed in a shop path, as a catalogue key; null if it is (R-ROUTE-15). */
export function slugProblem(slug: string, kind: "category" | "product"): string | null {
	if (!/^[\p{Letter}\p{Number}]+(?:[-_.~]+[\p{Letter}\p{Number}]+)*$/u.test(slug))
		return "content.slug.invalid";
	return kind === "category" && isReservedSegment(slug) ? "content.slug.reserved" : null;
}

function routeOfSegments(segments: readonly string[]): ShopRoute | null {
	const [category, product, ...more] = segments;
	if (category === listPageSegment) return withPageNumber({ type: "list" }, segments);
	if (product === listPageSegment && more.length > 0)
		return withPageNumber(routeOfSegments([category as string]), segments.slice(1));
	if (more.length > 0) return null;
	if (category === undefined) return { type: "list" };
	if (isReservedSegment(category)) {
		const type = (Object.keys(shopPathSegments) as (keyof typeof shopPathSegments)[]).find(
			(name) => shopPathSegments[name] === category,
		);
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

const reserved: readonly string[] = [...Object.values(shopPathSegments), listPageSegment, notFoundSegment];

/** Ignores letter case, because some hosts do. */
function isReservedSegment(slug: string): boolean {
	return reserved.includes(slug.toLowerCase());
}

function segments(path: string): readonly string[] {
	return path.split("/").filter((part) => part !== "");
}

/** Splits a path into decoded segments; null if it is malformed, has an empty segment or no leading slash. */
function decodedSegments(path: string): readonly string[] | null {
	if (!/^(?:\/[^/]+)*\/?$/.test(path)) return null;
	try {
		return segments(path).map(decodeURIComponent);
	} catch {
		return null;
	}
}
