import { list, nullable, object, satisfying, string } from "#core/shared/decoder.ts";

/** What a wishlist keeps of a product: which one it is, by ids as text; names, images and stock are read in the language of the page. */
export interface WishedItem {
	readonly product: string;
	/** Null where none was chosen. */
	readonly variant: string | null;
	/** The price that its visitor saw, as wished-price.ts writes it; null where it was on request or is not known. */
	readonly price: string | null;
}

/** What names an item of a wishlist. */
export type WishedPlace = Pick<WishedItem, "product" | "variant">;

/** The products that a visitor wants to remember, what was put in last first; none twice. */
export type Wishlist = readonly WishedItem[];

/** What can happen to a wishlist (B-USE-14). */
export type WishlistEvent =
	| { readonly type: "add"; readonly items: Wishlist }
	/** With all that its visitor saw the list is empty, but for what another tab has added meanwhile. */
	| { readonly type: "remove"; readonly items: readonly WishedPlace[] };

/** Products that a wishlist holds; also those of a shared link. */
export const maxWished = 100;

/** An id as text, at most as long as those of the content. */
export const decodeWishedId = satisfying(
	"an id",
	(input): input is string => typeof input === "string" && input !== "" && input.length <= 100,
);

/** The schema of what was stored, which {@link wishlistOf} then puts in order. */
export const decodeWishlist = list(
	object({ product: decodeWishedId, variant: nullable(decodeWishedId), price: nullable(string(30)) }),
	maxWished,
);

/** Whether a list has a product in that variant; without a variant, whether it has the product in any. */
export function isWished(wishlist: Wishlist, { product, variant }: WishedPlace): boolean {
	return wishlist.some((item) => isSame(item, { product, variant: variant ?? item.variant }));
}

/**
 * A list with these items first, as far as it has them not yet and has room for them. A variant takes the place of its product,
 * which was put in before one was chosen.
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

/** Puts items together to a list, e.g. those of a link: none twice, none too many. */
export const wishlistOf = (items: Wishlist): Wishlist => withItems([], items);

/** The list after an event; the very same one where that changes nothing. */
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
