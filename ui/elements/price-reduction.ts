import { datedReduction, type PriceHistoryEntry, priceReduction } from "#core/catalogue/price-reduction.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { escapeMarkup } from "#core/shared/escape-markup.ts";
import type { Language } from "#core/shared/language.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/** What such an element is about. */
export interface ReducedPrice {
	readonly price: DecimalText;
	readonly history: readonly PriceHistoryEntry[];
	readonly currency: Currency;
	/** Its words, with {@link percentPlace}. */
	readonly percent: string;
	/** Its words, with {@link lowestPlace}. */
	readonly lowest: string;
}

export const percentPlace = "{percent}";
export const lowestPlace = "{price}";

const reductionOf = (price: DecimalText, history: readonly PriceHistoryEntry[], now: number | null) =>
	now === null ? datedReduction(price, history) : priceReduction(price, history, now);

/**
 * By how much a price is reduced, and the lowest one of the 30 days before (B-LAW-05); "" for one that is not. `now` in
 * milliseconds; null while it is not known: then it is said where the history itself dates the present price.
 */
export function reductionHtml(
	{ price, history, currency, percent, lowest }: ReducedPrice,
	now: number | null,
	language: Language,
): string {
	const found = reductionOf(price, history, now);
	if (!found) return "";
	const by = escapeMarkup(percent.replace(percentPlace, String(found.percent)));
	const before = lowest.replace(lowestPlace, () => formatPrice(found.lowestPrice, currency, language));
	return `${found.percent > 0 ? `<strong>${by}</strong> ` : ""}<span>${escapeMarkup(before)}</span>`;
}

/**
 * Says what {@link reductionHtml} says of now; `data-of` is a {@link ReducedPrice} as JSON. What the document says is mostly that
 * already, and is left as it is: the browser's first format of a price takes longer than the rest of the element.
 */
export const connectPriceReduction: ConnectElement = (element, { services: { time }, shell }) => {
	const of: ReducedPrice = JSON.parse(element.dataset.of ?? "");
	// Once changed, it may be put elsewhere in the document.
	let says = "changed" in element.dataset ? "" : JSON.stringify(reductionOf(of.price, of.history, null));
	return onEachMinute(time, () => {
		const now = currentMinute(time);
		const found = JSON.stringify(reductionOf(of.price, of.history, now));
		if (found === says) return;
		says = found;
		element.dataset.changed = "";
		replaceHtml(element, reductionHtml(of, now, shell.language));
	});
};
