import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { multiplyMoney } from "#core/money/money.ts";
import type { OrderedItems } from "#ui/shop/order/confirmation-state.ts";

/** The goods of an order as they were sent, whatever the cart holds by now; their names are read where they are shown. */
export function orderedItems({ lines, currency }: OrderPayload): readonly OrderedItems[] {
	return lines.map(({ product, variant, personalization, count, price_brutto }) => ({
		product: { id: product },
		variant: variant === null ? null : { id: variant },
		personalization,
		count,
		price: multiplyMoney({ amount: price_brutto, currency }, count).amount,
	}));
}
