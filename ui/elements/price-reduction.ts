import { datedReduction, type PriceHistoryEntry, priceReduction } from "#core/catalogue/price-reduction.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/** The data of a price reduction. */
export interface ReducedPrice {
	readonly price: DecimalText;
	readonly history: readonly PriceHistoryEntry[];
	readonly currency: Currency;
	/** The text of the percentage, with {@link percentPlace}. */
	readonly percent: string;
	/** The text of the lowest price, with {@link lowestPlace}. */
	readonly lowest: string;
}

export const percentPlace = "{percent}";
export const lowestPlace = "{price}";

const reductionOf = (price: DecimalText, history: readonly PriceHistoryEntry[], now: number | null) =>
	now === null ? datedReduction(price, history) : priceReduction(price, history, now);

/**
 * Returns the percentage of a reduction and the lowest price of the 30 days before (B-LAW-05); "" if the price is
 * not reduced. `now` is in milliseconds. If it is null, the result is not empty only for a history that dates the
 * current price.
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
 * Shows {@link reductionHtml} for the current time; `data-reduced-price` is a {@link ReducedPrice} as JSON. The prerendered
 * text is mostly still valid and then left as it is, because the browser's first price format takes longer than the
 * rest.
 */
export const connectPriceReduction: ConnectElement = (element, { services: { time }, shell }) => {
	const reducedPrice: ReducedPrice = JSON.parse(element.dataset.reducedPrice ?? "");
	// A changed element may be moved within the document.
	let says =
		"changed" in element.dataset
			? ""
			: JSON.stringify(reductionOf(reducedPrice.price, reducedPrice.history, null));
	return onEachMinute(time, () => {
		const now = currentMinute(time);
		const found = JSON.stringify(reductionOf(reducedPrice.price, reducedPrice.history, now));
		if (found === says) return;
		says = found;
		element.dataset.changed = "";
		replaceHtml(element, reductionHtml(reducedPrice, now, shell.language));
	});
};
