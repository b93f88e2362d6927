import type { OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { Time } from "#core/platform/time.ts";
import type { KnownOrder, OrderKey, OrderResponse, OrderStatusResponse, Orders } from "#core/ports/orders.ts";
import type { PlacingState } from "#ui/shop/order/order-props.ts";
import { retryWhileUnknown } from "#ui/shop/order/order-retry.ts";

/** The order service's response to an order. */
export interface OrderOutcome {
	readonly response: OrderResponse;
	readonly payload: OrderPayload;
	/** Whether an earlier response to the same order was lost, so that the service may have accepted it. */
	readonly doubtful: boolean;
}

/**
 * Stores the result of a response with the open order, and returns the state that the page shows. The attempt is
 * deleted only if it is certain that nothing was ordered (B-REL-05). A refusal does not say whether an earlier
 * attempt with a lost response was accepted; then the order's status is requested.
 */
export async function resolveOrderOutcome(
	{ response, payload, doubtful }: OrderOutcome,
	attempts: OrderAttempts,
	orders: Orders,
	time: Time,
): Promise<PlacingState> {
	const { order_uuid } = payload;
	switch (response.outcome) {
		case "ok":
			attempts.update(order_uuid, { order: response.order });
			return { step: "idle" };
		case "unknown_retry":
			return { step: "unknown" };
		default: {
			const reused = response.outcome === "key_reused";
			const isAsked = reused || doubtful || response.outcome === "conflict";
			const status = isAsked ? await askStatus(orders, payload, time) : nothingKnown;
			if (status.outcome === "ok" && status.order) {
				attempts.update(order_uuid, { ...progressOf(status.order), differs: reused });
				return { step: "idle" };
			}
			if (response.outcome === "key_reused" || status.outcome !== "ok") return { step: "unknown" };
			attempts.forget(order_uuid);
			return refusalOf(response, payload);
		}
	}
}

type Refusal = Exclude<OrderResponse, { readonly outcome: "ok" | "unknown_retry" | "key_reused" }>;

/**
 * The problems that the page has excluded by its own texts and products. A service that reports them has newer ones,
 * which this page cannot show (B-LAW-03, B-LAW-11).
 */
const madeSureOf = ["checkout.textNotAccepted", "checkout.notAcknowledged", "checkout.liabilityNotAgreed"];

/** Returns the state that the page shows for a refused order. */
function refusalOf(answer: Refusal, order: OrderPayload): PlacingState {
	switch (answer.outcome) {
		case "changed":
			return { step: "changed", order, ...answer.changes };
		case "field_errors":
			return answer.problems.some(({ key }) => madeSureOf.includes(key))
				? { step: "outdated" }
				: { step: "problems", problems: answer.problems };
		case "refused":
			return { step: "refused" };
		case "conflict":
			return { step: "outdated" };
		default:
			return answer satisfies never;
	}
}

const nothingKnown: OrderStatusResponse = { outcome: "ok", order: null };

/** Requests the status of an order, with retries while there is no response. */
export function askStatus(orders: Orders, order: OrderKey, time: Time): Promise<OrderStatusResponse> {
	const { project, order_uuid } = order;
	return retryWhileUnknown(() => orders.status({ project, order_uuid }), time);
}

/** Returns the changes of an open order by its status in the order service. */
export function progressOf({ order, paymentMethod, payment }: KnownOrder) {
	return { order, paymentMethod, paid: payment !== "open" };
}
