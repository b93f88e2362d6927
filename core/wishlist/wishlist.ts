import { list, nullable, object, satisfying, string } from "#core/decoding/decoder.ts";

/** An item of a wishlist: product and variant by id. Names, images and stock are read in the page's language. */
export interface WishedItem {
	readonly product: string;
	/** Null if none was chosen. */
	readonly variant: string | null;
	/** The price that the visitor saw, as wished-price.ts formats it; null if on request or unknown. */
	readonly price: string | null;
}

/** The identity of an item: product and variant. */
export type WishedPlace = Pick<WishedItem, "product" | "variant">;

/** The products that a visitor wants to remember, the latest first, without duplicates. */
export type Wishlist = readonly WishedItem[];

/** An event that changes a wishlist (B-USE-14). */
export type WishlistEvent =
	| { readonly type: "add"; readonly items: Wishlist }
	/** Removes only the given items, so that clearing the list keeps what another tab has added meanwhile. */
	| { readonly type: "remove"; readonly items: readonly WishedPlace[] };

/** Maximum number of items, also in a shared link. */
export const maxWished = 100;

/** Decodes an id as text, at most as long as the content's ids. */
export const decodeWishedId = satisfying(
	"an id",
	(input): input is string => typeof input === "string" && input !== "" && input.length <= 100,
);

/** Decodes the stored items; {@link wishlistOf} then normalizes them. */
export const decodeWishlist = list(
	object({ product: decodeWishedId, variant: nullable(decodeWishedId), price: nullable(string(30)) }),
	maxWished,
);

/** Returns whether a list contains a product in the given variant; without a variant, in any. */
export function isWished(wishlist: Wishlist, { product, variant }: WishedPlace): boolean {
	return wishlist.some((item) => isSame(item, { product, variant: variant ?? item.variant }));
}

/**
 * Puts items first, unless they are in the list already or it is full. A variant replaces its product's entry
 * without a variant.
 */
function withItems(wishlist: Wishlist, items: Wishlist): Wishlist {
	let added: Wishlist = [];
	let others = wishlist;
	for (const item of items) {
		const isChosenNow = (other: WishedPlace) => isSame(other, { product: item.product, variant: null });
		if (isWished([...added, ...others], item)) continue;
		if ([...added, ...others].filter((other) => !isChosenNow(other)).length >= maxWished) continue;
		added = [...added.filter((other) => !isChosenNow(other)), item];
		others = others.filter((other) => !isChosenNow(other));
	}
	return added.length === 0 ? wishlist : [...added, ...others];
}

function withoutItem(wishlist: Wishlist, { product, variant }: WishedPlace): Wishlist {
	const left = wishlist.filter((item) => !isSame(item, { product, variant: variant ?? item.variant }));
	return left.length === wishlist.length ? wishlist : left;
}

/** Creates a list of items, e.g. from a link: without duplicates and up to the limit. */
export const wishlistOf = (items: Wishlist): Wishlist => withItems([], items);

/** Returns the list after an event; the same object if nothing changes. */
export function wishlistReducer(wishlist: Wishlist, event: WishlistEvent): Wishlist {
	switch (event.type) {
		case "add":
			return withItems(wishlist, event.items);
		case "remove":
			return event.items.reduce(withoutItem, wishlist);
		default:
			return event satisfies never;
	}
}

function isSame(item: WishedPlace, { product, variant }: WishedPlace): boolean {
	return item.product === product && item.variant === variant;
}
