import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	isWished,
	maxWished,
	type WishedItem,
	type Wishlist,
	type WishlistEvent,
	wishlistOf,
	wishlistReducer,
} from "#core/wishlist/wishlist.ts";
import { runs } from "#tests/core/runs.ts";

/** Few products and variants, so that events affect each other. */
const anyItem: fc.Arbitrary<WishedItem> = fc.record({
	product: fc.constantFrom("ring", "watch", "7", "vase"),
	variant: fc.constantFrom(null, "54", "blue"),
	price: fc.constantFrom(null, "96", "120"),
});
const anyEvent: fc.Arbitrary<WishlistEvent> = fc.record({
	type: fc.constantFrom("add" as const, "remove" as const),
	items: fc.array(anyItem, { maxLength: 4 }),
});
const after = (events: readonly WishlistEvent[]) => events.reduce<Wishlist>(wishlistReducer, []);
const many = (count: number): Wishlist =>
	Array.from({ length: count }, (_, place) => ({ product: String(place), variant: null, price: null }));

describe("the wishlist", () => {
	it("B-USE-14 has no duplicates, and no product next to one of its variants, whatever happens", () => {
		fc.assert(
			fc.property(fc.array(anyEvent), (events) => {
				const list = after(events);
				for (const [place, item] of list.entries())
					for (const other of list.slice(place + 1)) {
						if (item.product !== other.product) continue;
						expect(item.variant).not.toBeNull();
						expect(other.variant).not.toBeNull();
						expect(item.variant).not.toBe(other.variant);
					}
			}),
			{ numRuns: runs(500) },
		);
	});

	it("B-USE-14 contains what is added and not what is removed; repeating changes nothing", () => {
		fc.assert(
			fc.property(fc.array(anyEvent), anyItem, (events, item) => {
				const before = after(events);
				const added = wishlistReducer(before, { type: "add", items: [item] });
				expect(isWished(added, item)).toBe(true);
				expect(wishlistReducer(added, { type: "add", items: [item] })).toBe(added);
				const removed = wishlistReducer(added, { type: "remove", items: [item] });
				expect(isWished(removed, item)).toBe(false);
				expect(wishlistReducer(removed, { type: "remove", items: [item] })).toBe(removed);
			}),
			{ numRuns: runs(500) },
		);
	});

	it("B-USE-14 keeps the order of remaining items, with added ones first", () => {
		fc.assert(
			fc.property(fc.array(anyEvent), anyEvent, (events, event) => {
				const before = after(events);
				const next = wishlistReducer(before, event);
				const stayed = next.filter((item) => before.includes(item));
				expect(stayed).toEqual(before.filter((item) => next.includes(item)));
				expect(next.slice(next.length - stayed.length)).toEqual(stayed);
			}),
			{ numRuns: runs(500) },
		);
	});

	it("removes every variant of a product removed without one, and nothing else", () => {
		const ring = { product: "ring", price: null };
		const list = wishlistOf([{ ...ring, variant: "54" }, ...many(2), { ...ring, variant: "56" }]);
		expect(wishlistReducer(list, { type: "remove", items: [{ ...ring, variant: null }] })).toEqual(many(2));
	});

	it("replaces a product with its variant once one is chosen", () => {
		const [ring] = wishlistOf([{ product: "ring", variant: null, price: "96" }]);
		const chosen = { product: "ring", variant: "54", price: "99" };
		expect(wishlistReducer(ring ? [ring] : [], { type: "add", items: [chosen] })).toEqual([chosen]);
	});

	it("accepts no more than its limit, the first added ones first", () => {
		const full = wishlistOf(many(maxWished));
		expect(full).toHaveLength(maxWished);
		const more = { product: "more", variant: null, price: null };
		expect(wishlistReducer(full, { type: "add", items: [more] })).toBe(full);
	});
});
