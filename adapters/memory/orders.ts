import { KlarnaOrderError, PayPalTransactionError, PostOrderError } from "#core/checkout/errors.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type {
	ChangedPrice,
	ChangedStock,
	KlarnaOrder,
	OrderAnswer,
	Orders,
	PaymentAnswer,
	PayPalTransaction,
} from "#core/ports/orders.ts";
import { sameId } from "#core/shared/branded.ts";

/** What goes wrong with calls: refused, or taken and the answer lost, or lost on the way. */
export type OrderFault = "refused" | "answerLost" | "requestLost";

/** An order service that tests and stories can look into, change and break. */
export interface MemoryOrders extends Orders {
	/** Every order taken, the oldest first. */
	readonly orders: readonly { readonly payload: OrderPayload; readonly order: PlacedOrder }[];
	/** Every payment reported. */
	readonly payments: readonly (KlarnaOrder | PayPalTransaction)[];
	/** Sets the prices that the service knows better than the shop. */
	setPrices(prices: readonly ChangedPrice[]): void;
	/** Sets the stock that the service knows better than the shop. */
	setStock(stock: readonly ChangedStock[]): void;
	/** Sets what goes wrong with all calls from now on; null lets them work. */
	setFault(fault: OrderFault | null): void;
}

/** Creates {@link MemoryOrders}: idempotent by order_uuid, as the order service has to be (R-ORDER-06). */
export function createMemoryOrders(): MemoryOrders {
	const orders: { readonly payload: OrderPayload; readonly order: PlacedOrder }[] = [];
	const payments: (KlarnaOrder | PayPalTransaction)[] = [];
	let prices: readonly ChangedPrice[] = [];
	let stock: readonly ChangedStock[] = [];
	let fault: OrderFault | null = null;

	function take(payload: OrderPayload): OrderAnswer {
		const known = orders.find(({ order }) => order.order_uuid === payload.order_uuid);
		if (known) return repeat(known, payload);
		const changes = judge(payload, prices, stock);
		if (changes) return changes;
		const { order_uuid, total } = payload;
		const order = { order_id: orders.length + 1, order_uuid, order_number: `B-${orders.length + 1}`, total };
		orders.push({ payload, order });
		return { outcome: "ok", order };
	}

	function pay<Failure>(
		payment: KlarnaOrder | PayPalTransaction,
		isKnown: boolean,
		error: Failure,
	): PaymentAnswer<Failure> {
		if (fault === "refused" || (fault === null && !isKnown)) return { outcome: "refused", error };
		if (fault !== "requestLost" && isKnown && !payments.some((other) => isSame(other, payment))) {
			payments.push(payment);
		}
		return fault === null ? { outcome: "ok" } : { outcome: "unknown_retry", error };
	}

	return {
		orders,
		payments,
		setPrices: (next) => {
			prices = next;
		},
		setStock: (next) => {
			stock = next;
		},
		setFault: (next) => {
			fault = next;
		},
		async place(payload) {
			if (fault === "refused") return { outcome: "refused", error: new PostOrderError() };
			const answer = fault === "requestLost" ? null : take(payload);
			return fault === null && answer ? answer : { outcome: "unknown_retry", error: new PostOrderError() };
		},
		placeKlarna: async (payment) =>
			pay(
				payment,
				orders.some(({ order }) => order.order_uuid === payment.order_uuid),
				new KlarnaOrderError(),
			),
		reportPayPal: async (payment) =>
			pay(
				payment,
				orders.some(({ order }) => sameId(order.order_id, payment.order_id)),
				new PayPalTransactionError(),
			),
	};
}

/** The same order again gives the same answer; another order under a used key is refused. */
function repeat(
	known: { readonly payload: OrderPayload; readonly order: PlacedOrder },
	payload: OrderPayload,
): OrderAnswer {
	return isSame(known.payload, payload)
		? { outcome: "ok", order: known.order }
		: { outcome: "refused", error: new PostOrderError() };
}

function judge(
	payload: OrderPayload,
	prices: readonly ChangedPrice[],
	stock: readonly ChangedStock[],
): OrderAnswer | null {
	const short = stock.filter((item) =>
		payload.lines.some((line) => isItem(line, item) && line.count > item.stock),
	);
	if (short.length > 0) return { outcome: "out_of_stock", stock: short, error: new PostOrderError() };
	const changed = prices.filter((item) =>
		payload.lines.some((line) => isItem(line, item) && line.price_brutto !== item.price_brutto),
	);
	if (changed.length > 0) return { outcome: "price_changed", prices: changed, error: new PostOrderError() };
	return null;
}

function isItem(
	line: Pick<ChangedPrice, "product" | "variant">,
	item: Pick<ChangedPrice, "product" | "variant">,
): boolean {
	return sameId(line.product, item.product) && sameId(line.variant, item.variant);
}

function isSame(left: unknown, right: unknown): boolean {
	return JSON.stringify(left) === JSON.stringify(right);
}
