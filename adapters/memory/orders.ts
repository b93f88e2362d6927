import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import {
	OrderStatusError,
	PaymentMethodError,
	PostOrderError,
	ReportPaymentError,
} from "#core/checkout/errors.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type {
	ChangedPrice,
	ChangedStock,
	KnownOrder,
	OrderChanges,
	OrderResponse,
	Orders,
	PaymentReport,
	PaymentResponse,
} from "#core/ports/orders.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The failures of calls: refused, accepted with the response lost, or lost before they arrive. */
export type OrderFault = "refused" | "answerLost" | "requestLost";

/** An order service that tests and stories can inspect, change and make fail. */
export interface MemoryOrders extends Orders {
	/** All accepted orders, the oldest first. */
	readonly orders: readonly { readonly payload: OrderPayload; readonly order: PlacedOrder }[];
	/** All reported payments. */
	readonly payments: readonly PaymentReport[];
	/** Sets prices that differ from the shop's. */
	setPrices(prices: readonly ChangedPrice[]): void;
	/** Sets stock that differs from the shop's. */
	setStock(stock: readonly ChangedStock[]): void;
	/** Sets a delivery promise that differs from the shop's; null for the shop's. */
	setDelivery(delivery: DeliveryPromise | null): void;
	/** Makes all further calls fail this way; null lets them work. */
	setFault(fault: OrderFault | null): void;
}

/** An order with its current payment method. */
interface AcceptedOrder {
	readonly payload: OrderPayload;
	readonly order: PlacedOrder;
	paymentMethod: ContentId | null;
}

/**
 * Creates {@link MemoryOrders}, idempotent by order_uuid as the order service must be (R-ORDER-06). The order
 * service decides which provider handles which payment method; here each handles all.
 */
export function createMemoryOrders(): MemoryOrders {
	const orders: AcceptedOrder[] = [];
	const payments: PaymentReport[] = [];
	let prices: readonly ChangedPrice[] = [];
	let stock: readonly ChangedStock[] = [];
	let delivery: DeliveryPromise | null = null;
	let fault: OrderFault | null = null;

	function accept(payload: OrderPayload): OrderResponse {
		const existing = orders.find(({ order }) => order.order_uuid === payload.order_uuid);
		if (existing) return repeat(existing, payload);
		const changes = findChanges(payload, prices, stock, delivery);
		if (changes) return { outcome: "changed", changes, error: new PostOrderError() };
		const { order_uuid, total } = payload;
		const order = { order_id: orders.length + 1, order_uuid, order_number: `B-${orders.length + 1}`, total };
		orders.push({ payload, order, paymentMethod: payload.paymentMethod });
		return { outcome: "ok", order };
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
		setDelivery: (next) => {
			delivery = next;
		},
		setFault: (next) => {
			fault = next;
		},
		async place(payload) {
			if (fault === "refused") return { outcome: "refused", error: new PostOrderError() };
			const response = fault === "requestLost" ? null : accept(payload);
			return fault === null && response
				? response
				: { outcome: "unknown_retry", error: new PostOrderError() };
		},
		...paymentCalls(orders, payments, () => fault),
	};
}

/** Returns the calls about accepted orders and their payments. */
function paymentCalls(
	orders: readonly AcceptedOrder[],
	payments: PaymentReport[],
	faultNow: () => OrderFault | null,
): Pick<Orders, "status" | "changePaymentMethod" | "reportPayment"> {
	const byKey = (order_uuid: string) => orders.find(({ order }) => order.order_uuid === order_uuid);
	const reportOf = ({ order }: AcceptedOrder) =>
		payments.find(({ order_uuid }) => order_uuid === order.order_uuid);

	/** Runs a call on an order, unless it is refused or a fault is set. */
	function call<Failure>(
		accepted: AcceptedOrder | undefined,
		error: Failure,
		work: (accepted: AcceptedOrder) => boolean,
	): PaymentResponse<Failure> {
		const fault = faultNow();
		if (fault === "refused") return { outcome: "refused", error };
		const done = fault !== "requestLost" && accepted !== undefined && work(accepted);
		if (fault !== null) return { outcome: "unknown_retry", error };
		return done ? { outcome: "ok" } : { outcome: "refused", error };
	}

	/** Records the report of a payment. The first report is kept; the same one may be repeated. */
	function pay(accepted: AcceptedOrder, payment: PaymentReport): boolean {
		const first = reportOf(accepted);
		if (first === undefined) payments.push(payment);
		return first === undefined || isSame(first, payment);
	}

	function switchTo(accepted: AcceptedOrder, paymentMethod: ContentId): boolean {
		if (reportOf(accepted)) return false;
		accepted.paymentMethod = paymentMethod;
		return true;
	}

	return {
		async status({ order_uuid }) {
			const fault = faultNow();
			const error = new OrderStatusError();
			if (fault !== null) return { outcome: fault === "refused" ? "refused" : "unknown_retry", error };
			const accepted = byKey(order_uuid);
			return {
				outcome: "ok",
				order: accepted ? knownOrderOf(accepted, reportOf(accepted) !== undefined) : null,
			};
		},
		changePaymentMethod: async ({ order_uuid, payment_method }) =>
			call(byKey(order_uuid), new PaymentMethodError(), (accepted) => switchTo(accepted, payment_method)),
		reportPayment: async (payment) =>
			call(byKey(payment.order_uuid), new ReportPaymentError(), (accepted) => pay(accepted, payment)),
	};
}

function knownOrderOf({ order, paymentMethod }: AcceptedOrder, reported: boolean): KnownOrder {
	return { order, paymentMethod, payment: reported ? "reported" : "open" };
}

/** Returns the same response for the same order, and refuses another order with a used key. */
function repeat(
	existing: { readonly payload: OrderPayload; readonly order: PlacedOrder },
	payload: OrderPayload,
): OrderResponse {
	return isSame(existing.payload, payload)
		? { outcome: "ok", order: existing.order }
		: { outcome: "key_reused", error: new PostOrderError() };
}

function findChanges(
	payload: OrderPayload,
	prices: readonly ChangedPrice[],
	stock: readonly ChangedStock[],
	promised: DeliveryPromise | null,
): OrderChanges | null {
	const { deliveryDates, deliveryDays } = payload;
	const changes: OrderChanges = {
		stock: stock.filter((item) =>
			payload.lines.some((line) => isItem(line, item) && line.count > item.stock),
		),
		prices: prices.filter((item) =>
			payload.lines.some((line) => isItem(line, item) && line.price_brutto !== item.price_brutto),
		),
		delivery: isSame(promised, { deliveryDates, deliveryDays }) ? null : promised,
		wrapping: false,
	};
	const isChanged = changes.stock.length > 0 || changes.prices.length > 0 || changes.delivery !== null;
	return isChanged ? changes : null;
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
