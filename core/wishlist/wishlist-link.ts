import {
	decodeWishedId,
	maxWished,
	type WishedPlace,
	type Wishlist,
	wishlistOf,
} from "#core/wishlist/wishlist.ts";

/** What a link names: a list that somebody shares, or products next to each other. */
export type WishlistParameter = "item" | "compare";

/** Between the id of a product and that of its variant. */
const separator = ".";

/** The query that names products and nothing else: neither who shares them nor what they cost (B-USE-14). */
export function formatWishlistSearch(parameter: WishlistParameter, items: readonly WishedPlace[]): string {
	return new URLSearchParams(items.map((item) => [parameter, formatItem(item)])).toString();
}

/** The products that a query names, in its order, none twice and none too many; what names none is left out. */
export function parseWishlistSearch(parameter: WishlistParameter, search: string): Wishlist {
	const named = new URLSearchParams(search).getAll(parameter).slice(0, maxWished);
	return wishlistOf(named.flatMap(parseItem));
}

function formatItem({ product, variant }: WishedPlace): string {
	return [product, ...(variant === null ? [] : [variant])].map(escaped).join(separator);
}

function parseItem(text: string): Wishlist {
	const parts = text.split(separator).map(unescaped);
	const ids = parts.flatMap((part) => {
		const id = decodeWishedId(part);
		return id.ok ? [id.value] : [];
	});
	const [product, variant = null] = ids;
	if (product === undefined || ids.length !== parts.length || ids.length > 2) return [];
	return [{ product, variant, price: null }];
}

/** A separator within an id is written so that it is none. */
const escaped = (id: string): string => id.replaceAll("%", "%25").replaceAll(separator, "%2E");
const unescaped = (text: string): string => text.replaceAll("%2E", separator).replaceAll("%25", "%");
