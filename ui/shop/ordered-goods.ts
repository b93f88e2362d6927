import type { Cart } from "#core/cart/cart.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { multiplyMoney } from "#core/shared/money.ts";
import { type OrderedGoods, orderedOf } from "#ui/shop/confirmation-state.ts";
import { lineName } from "#ui/shop/order-words.ts";

/** The goods of an order, told by the cart that it was made of; all of them when what was sent is not known. */
export function orderedGoods(cart: Cart, payload: OrderPayload | null): readonly OrderedGoods[] {
	return cart.products.flatMap((line) => {
		const count = payload === null ? line.count : Math.min(line.count, orderedOf(line, payload));
		if (count === 0) return [];
		return [{ name: lineName(line), count, price: multiplyMoney(line.priceBrutto, count).amount }];
	});
}
