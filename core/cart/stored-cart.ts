import { type Cart, decodeCart } from "#core/cart/cart.ts";
import { cartKey, cartMaxAge, cartVersion } from "#core/cart/cart-key.ts";
import { record } from "#core/shared/content-decoders.ts";
import type { Currency } from "#core/shared/currency.ts";
import { integer, object } from "#core/shared/decoder.ts";
import { type PersistedStateRules, serializeState } from "#core/shared/persisted-state.ts";
import type { StorageCommand } from "#core/shared/storage-commands.ts";

/** Which events of which tab a cart holds: writer to the number of its last one (R-CART-08). */
export type SeenEvents = Readonly<Record<string, number>>;

/** What is kept of a cart between visits and shared between tabs. */
export interface SavedCart {
	readonly cart: Cart;
	readonly seen: SeenEvents;
}

/** How long a tab can still put its own events back that another tab's copy lacks, in milliseconds. */
export const raceWindowMs = 10_000;

/** Tabs that a copy remembers; older ones have long been seen by all. */
const maxWriters = 50;

const decodeSeen = record(integer(0, Number.MAX_SAFE_INTEGER), maxWriters);

/** How a cart is kept: under int-cart, for 30 days (R-CART-06). */
export function cartStateRules(currency: Currency): PersistedStateRules<SavedCart> {
	return {
		key: cartKey,
		version: cartVersion,
		maxAge: cartMaxAge,
		decode: object({ cart: decodeCart(currency), seen: decodeSeen }),
	};
}

/** What an emptied cart leaves behind for the length of a race, so that a tab knows which events it held. */
export const seenEventsRules: PersistedStateRules<SeenEvents> = {
	key: `${cartKey}:seen`,
	version: 1,
	maxAge: 2 * raceWindowMs,
	decode: decodeSeen,
};

/** The commands that save a cart: written with its timestamp, or deleted when its totalCount is 0. */
export function saveCart(
	saved: SavedCart,
	rules: PersistedStateRules<SavedCart>,
	now: number,
): readonly StorageCommand[] {
	if (saved.cart.totalCount === 0) {
		// The marks first: a tab that finds no cart must find the marks that belong to its end.
		return [
			{ type: "write", key: seenEventsRules.key, text: serializeState(saved.seen, seenEventsRules, now) },
			{ type: "remove", key: rules.key },
		];
	}
	return [
		{ type: "write", key: rules.key, text: serializeState(saved, rules, now) },
		{ type: "remove", key: seenEventsRules.key },
	];
}

/** The marks with a tab's own raised to `sequence`; the tabs that wrote longest ago fall out. */
export function markSeen(seen: SeenEvents, writer: string, sequence: number): SeenEvents {
	const others = Object.entries(seen).filter(([name]) => name !== writer);
	return Object.fromEntries([...others.slice(1 - maxWriters), [writer, sequence]]);
}
