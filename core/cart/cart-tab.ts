import { type Cart, emptyCart } from "#core/cart/cart.ts";
import { applyToNewest, type JournalEntry } from "#core/cart/cart-journal.ts";
import { cartKey } from "#core/cart/cart-key.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import {
	cartStateRules,
	markSeen,
	raceWindowMs,
	type SavedCart,
	type SeenEvents,
	saveCart,
	seenEventsRules,
} from "#core/cart/stored-cart.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Currency } from "#core/shared/currency.ts";
import { canStore, loadState } from "#core/shared/persisted-state.ts";
import { maxStateLength, runStorageCommands } from "#core/shared/storage-commands.ts";

/** What a tab's cart needs of the world. */
export interface CartTabDependencies {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
	/** Names this tab among all others, at random. */
	readonly writer: string;
	readonly currency: Currency;
}

/** The cart as one tab knows it. */
export interface CartTab {
	/** The cart that the visitor sees. */
	readonly shown: Cart;
	/** What the storage held when it was last read or written. */
	readonly known: KnownCart;
	/** This tab's events of late, to be put back when another tab's copy lacks them. */
	readonly journal: readonly JournalEntry[];
	/** How many events this tab has applied. */
	readonly sequence: number;
}

interface KnownCart extends SavedCart {
	readonly text: string | null;
	/** Whether the storage lacks something of it. */
	readonly unsaved: boolean;
	/** Whether the browser refused to store it, or it is too long to be stored. */
	readonly refused: boolean;
}

/** A tab that has just been opened: the saved cart, else an empty one (R-CART-06). */
export function openCartTab(dependencies: CartTabDependencies): CartTab {
	const shown = emptyCart(dependencies.currency);
	const known: KnownCart = { text: null, cart: shown, seen: {}, unsaved: false, refused: false };
	const tab = readStorage({ shown, known, journal: [], sequence: 0 }, dependencies);
	return { ...tab, shown: tab.known.cart };
}

/** Whether the browser stores the tab's cart; before there is one, whether it stores anything (B-REL-03). */
export function isPersisted({ known }: CartTab, { store }: Pick<CartTabDependencies, "store">): boolean {
	if (known.refused) return false;
	return known.text !== null || canStore(store, cartKey);
}

/** The tab after another one changed the storage: what the other's copy lacks of this tab's events is put back. */
export function syncFromStorage(tab: CartTab, dependencies: CartTabDependencies): CartTab {
	return saveAndNotify(reapplyEvents(readStorage(tab, dependencies), dependencies), dependencies);
}

/** The tab after an event of its visitor, applied to the newest cart and saved. */
export function applyEvent(tab: CartTab, event: CartEvent, dependencies: CartTabDependencies): CartTab {
	const base = reapplyEvents(readStorage(tab, dependencies), dependencies);
	const cart = applyToNewest(event, tab.shown, base.known.cart, dependencies.logger);
	if (cart === base.known.cart) return saveAndNotify(base, dependencies);
	const sequence = base.sequence + 1;
	const saved = save({ ...base.known, cart }, sequence, dependencies);
	// What takes something away is never refused, or a cart grown too long in two tabs could not be shortened again.
	if (saved === null && event.type === "add") return saveAndNotify(base, dependencies);
	const seen = markSeen(base.known.seen, writerName(dependencies), sequence);
	const known = saved ?? { ...base.known, cart, seen, unsaved: true, refused: true };
	const time = dependencies.now();
	const recent = base.journal.filter((entry) => isRecent(entry, time));
	return { shown: cart, known, sequence, journal: [...recent, { sequence, time, event, before: tab.shown }] };
}

/** Reads the storage again when its text changed; a copy that was damaged meanwhile gives way to the cart shown. */
function readStorage(tab: CartTab, dependencies: CartTabDependencies): CartTab {
	const rules = cartStateRules(dependencies.currency);
	if (dependencies.store.read(rules.key) === tab.known.text) return tab;
	const copy = loadState(dependencies.store, rules, dependencies.now(), dependencies.logger);
	const text = dependencies.store.read(rules.key);
	if (copy.data) return { ...tab, known: { text, ...copy.data, unsaved: false, refused: false } };
	const own: SeenEvents = { [writerName(dependencies)]: tab.sequence };
	if (copy.outcome === "damaged") {
		const unsaved = tab.shown.totalCount > 0;
		return { ...tab, known: { text, cart: tab.shown, seen: own, unsaved, refused: false } };
	}
	const seen =
		loadState(dependencies.store, seenEventsRules, dependencies.now(), dependencies.logger).data ?? own;
	return {
		...tab,
		known: { text, cart: emptyCart(dependencies.currency), seen, unsaved: false, refused: false },
	};
}

/** Applies this tab's recent events once more that the copy read does not hold. */
function reapplyEvents(tab: CartTab, dependencies: CartTabDependencies): CartTab {
	const { known, journal } = tab;
	const last = known.seen[writerName(dependencies)] ?? 0;
	const missing = journal.filter((entry) => entry.sequence > last && isRecent(entry, dependencies.now()));
	if (missing.length === 0) return tab;
	const cart = missing.reduce(
		(base, entry) => applyToNewest(entry.event, entry.before, base, dependencies.logger),
		known.cart,
	);
	const seen = markSeen(known.seen, writerName(dependencies), tab.sequence);
	return { ...tab, known: { ...known, cart, seen, unsaved: true } };
}

/** Saves what the storage lacks and shows what is known. */
function saveAndNotify(tab: CartTab, dependencies: CartTabDependencies): CartTab {
	const known = tab.known.unsaved ? save(tab.known, tab.sequence, dependencies) : tab.known;
	return { ...tab, known: known ?? { ...tab.known, refused: true }, shown: tab.known.cart };
}

/** Saves a cart that holds this tab's events up to `sequence`; null when it is too long for a copy. */
function save(known: SavedCart, sequence: number, dependencies: CartTabDependencies): KnownCart | null {
	const rules = cartStateRules(dependencies.currency);
	const saved: SavedCart = {
		cart: known.cart,
		seen: markSeen(known.seen, writerName(dependencies), sequence),
	};
	const commands = saveCart(saved, rules, dependencies.now());
	const written = commands.find(({ key }) => key === rules.key);
	const text = written?.type === "write" ? written.text : null;
	if (text !== null && text.length > maxStateLength) {
		dependencies.logger.note("cart.full", { limit: maxStateLength });
		return null;
	}
	const refused = !runStorageCommands(dependencies.store, commands);
	return { text, ...saved, unsaved: false, refused };
}

function isRecent(entry: JournalEntry, now: number): boolean {
	return entry.time >= now - raceWindowMs;
}

/** With a letter in front, since an object puts keys of digits only before all others. */
function writerName(dependencies: CartTabDependencies): string {
	return `t${dependencies.writer}`;
}
