import { type PriceHistoryEntry, priceReduction, settledSince } from "#core/catalogue/price-reduction.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import { lowestPlace, percentPlace, reductionHtml } from "#ui/elements/price-reduction.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/price-reduction.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** A time after every entry of a price history. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/**
 * The lowest price of the 30 days before a reduction (B-LAW-05). It is rendered if the price history may contain a
 * reduction: on the server by the dates of the history, in the browser, without React, by the current day.
 *
 * Use it below each price that can be reduced.
 */
export function Reduction({
	price,
	history,
}: {
	readonly price: DecimalText;
	readonly history: readonly PriceHistoryEntry[] | null | undefined;
}) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	if (!history || !priceReduction(price, history, endOfTime)) return null;
	const since = settledSince(price, history);
	const percent = t("catalogue.reduced", { percent: percentPlace });
	const lowest = t("catalogue.lowestPrice", { price: lowestPlace });
	const reduction = { price, history, currency, percent, lowest };
	return (
		<LiveElement
			name="price-reduction"
			className={styles.reduction}
			html={reductionHtml(reduction, null, language)}
			data={{
				"reduced-price": JSON.stringify(reduction),
				...(since === null ? {} : { since: String(since) }),
			}}
		/>
	);
}
