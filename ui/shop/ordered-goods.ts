import type { Cart } from "#core/cart/cart.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { multiplyMoney } from "#core/shared/money.ts";
import { type OrderedGoods, orderedOf } from "#ui/shop/confirmation-state.ts";

/** The goods of an order, by the cart that it was made of; all of them when what was sent is not known. */
export function orderedGoods(cart: Cart, payload: OrderPayload | null): readonly OrderedGoods[] {
	return cart.products.flatMap((line) => {
		const { product, variant, personalization } = line;
		const count = payload === null ? line.count : Math.min(line.count, orderedOf(line, payload));
		if (count === 0) return [];
		const price = multiplyMoney(line.priceBrutto, count).amount;
		return [{ product, variant, personalization, count, price }];
	});
}
