import {
	decodeWishedId,
	maxWished,
	type WishedPlace,
	type Wishlist,
	wishlistOf,
} from "#core/wishlist/wishlist.ts";

/** The query parameter of a link: a shared list, or products to compare. */
export type WishlistParameter = "item" | "compare";

/** Separates the id of a product from that of its variant. */
const separator = ".";

/** Returns the query of a shared link. It names products only: neither the sender nor prices (B-USE-14). */
export function formatWishlistSearch(parameter: WishlistParameter, items: readonly WishedPlace[]): string {
	return new URLSearchParams(items.map((item) => [parameter, formatItem(item)])).toString();
}

/** Returns the products of a query in order, without duplicates and up to the limit; invalid parts are ignored. */
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

/** Escapes the separator within an id. */
const escaped = (id: string): string => id.replaceAll("%", "%25").replaceAll(separator, "%2E");
const unescaped = (text: string): string => text.replaceAll("%2E", separator).replaceAll("%25", "%");
