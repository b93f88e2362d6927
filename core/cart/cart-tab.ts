import { type Cart, emptyCart } from "#core/cart/cart.ts";
import {
	cartCopyRules,
	markSeen,
	raceWindow,
	type SavedCart,
	type SeenEvents,
	saveCart,
	seenCopyRules,
} from "#core/cart/cart-copy.ts";
import { applyToNewest, type JournalEntry } from "#core/cart/cart-journal.ts";
import { cartKey } from "#core/cart/cart-key.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Currency } from "#core/shared/currency.ts";
import { loadCopy, maxCopyLength, runCommands, storesTexts } from "#core/shared/stored-copy.ts";

/** What a tab's cart needs of the world. */
export interface CartTabParts {
	readonly store: KeyValue;
	readonly logger: Logger;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
	/** Names this tab among all others, at random. */
	readonly writer: string;
	readonly currency: Currency;
	/** Milliseconds after which a saved cart expires; 30 days when absent. */
	readonly maxAge?: number;
}

/** The cart as one tab knows it. */
export interface CartTab {
	/** The cart that the visitor sees. */
	readonly shown: Cart;
	/** What the storage held when it was last read or written. */
	readonly known: KnownCopy;
	/** This tab's events of late, to be put back when another tab's copy lacks them. */
	readonly journal: readonly JournalEntry[];
	/** How many events this tab has applied. */
	readonly sequence: number;
}

interface KnownCopy extends SavedCart {
	readonly text: string | null;
	/** Whether the storage lacks something of it. */
	readonly unsaved: boolean;
	/** Whether the browser refused to store it, or it is too long to be stored. */
	readonly refused: boolean;
}

/** A tab that has just been opened: the saved cart, else an empty one (R-CART-06). */
export function openCartTab(parts: CartTabParts): CartTab {
	const shown = emptyCart(parts.currency);
	const known: KnownCopy = { text: null, cart: shown, seen: {}, unsaved: false, refused: false };
	const tab = readStorage({ shown, known, journal: [], sequence: 0 }, parts);
	return { ...tab, shown: tab.known.cart };
}

/** Whether the browser stores the tab's cart; before there is one, whether it stores anything (B-REL-03). */
export function isKept({ known }: CartTab, { store }: Pick<CartTabParts, "store">): boolean {
	if (known.refused) return false;
	return known.text !== null || storesTexts(store, cartKey);
}

/** The tab after another one changed the storage: what the other's copy lacks of this tab's events is put back. */
export function followStorage(tab: CartTab, parts: CartTabParts): CartTab {
	return settle(putBack(readStorage(tab, parts), parts), parts);
}

/** The tab after an event of its visitor, applied to the newest cart and saved. */
export function applyEvent(tab: CartTab, event: CartEvent, parts: CartTabParts): CartTab {
	const base = putBack(readStorage(tab, parts), parts);
	const cart = applyToNewest(event, tab.shown, base.known.cart, parts.logger);
	if (cart === base.known.cart) return settle(base, parts);
	const sequence = base.sequence + 1;
	const saved = save({ ...base.known, cart }, sequence, parts);
	// What takes something away is never refused, or a cart grown too long in two tabs could not be mended.
	if (saved === null && event.type === "add") return settle(base, parts);
	const seen = markSeen(base.known.seen, writerName(parts), sequence);
	const known = saved ?? { ...base.known, cart, seen, unsaved: true, refused: true };
	const time = parts.now();
	const recent = base.journal.filter((entry) => isRecent(entry, time));
	return { shown: cart, known, sequence, journal: [...recent, { sequence, time, event, before: tab.shown }] };
}

/** Reads the storage anew when its text changed; a copy that was damaged meanwhile gives way to the cart shown. */
function readStorage(tab: CartTab, parts: CartTabParts): CartTab {
	const rules = rulesOf(parts);
	if (parts.store.read(rules.key) === tab.known.text) return tab;
	const copy = loadCopy(parts.store, rules, parts.now(), parts.logger);
	const text = parts.store.read(rules.key);
	if (copy.data) return { ...tab, known: { text, ...copy.data, unsaved: false, refused: false } };
	const own: SeenEvents = { [writerName(parts)]: tab.sequence };
	if (copy.outcome === "damaged") {
		const unsaved = tab.shown.totalCount > 0;
		return { ...tab, known: { text, cart: tab.shown, seen: own, unsaved, refused: false } };
	}
	const seen = loadCopy(parts.store, seenCopyRules, parts.now(), parts.logger).data ?? own;
	return { ...tab, known: { text, cart: emptyCart(parts.currency), seen, unsaved: false, refused: false } };
}

/** Applies this tab's recent events once more that the copy read does not hold. */
function putBack(tab: CartTab, parts: CartTabParts): CartTab {
	const { known, journal } = tab;
	const last = known.seen[writerName(parts)] ?? 0;
	const missing = journal.filter((entry) => entry.sequence > last && isRecent(entry, parts.now()));
	if (missing.length === 0) return tab;
	const cart = missing.reduce(
		(base, entry) => applyToNewest(entry.event, entry.before, base, parts.logger),
		known.cart,
	);
	const seen = markSeen(known.seen, writerName(parts), tab.sequence);
	return { ...tab, known: { ...known, cart, seen, unsaved: true } };
}

/** Saves what the storage lacks and shows what is known. */
function settle(tab: CartTab, parts: CartTabParts): CartTab {
	const known = tab.known.unsaved ? save(tab.known, tab.sequence, parts) : tab.known;
	return { ...tab, known: known ?? { ...tab.known, refused: true }, shown: tab.known.cart };
}

/** Saves a cart that holds this tab's events up to `sequence`; null when it is too long for a copy. */
function save(known: SavedCart, sequence: number, parts: CartTabParts): KnownCopy | null {
	const rules = rulesOf(parts);
	const saved: SavedCart = { cart: known.cart, seen: markSeen(known.seen, writerName(parts), sequence) };
	const commands = saveCart(saved, rules, parts.now());
	const written = commands.find(({ key }) => key === rules.key);
	const text = written?.type === "write" ? written.text : null;
	if (text !== null && text.length > maxCopyLength) {
		parts.logger.note("cart.full", { limit: maxCopyLength });
		return null;
	}
	const refused = !runCommands(parts.store, commands);
	return { text, ...saved, unsaved: false, refused };
}

function rulesOf(parts: CartTabParts) {
	return cartCopyRules(parts.currency, parts.maxAge);
}

function isRecent(entry: JournalEntry, now: number): boolean {
	return entry.time >= now - raceWindow;
}

/** With a letter in front, since an object puts keys of digits only before all others. */
function writerName(parts: CartTabParts): string {
	return `t${parts.writer}`;
}
