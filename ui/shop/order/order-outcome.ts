import type { OrderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { Time } from "#core/platform/time.ts";
import type { KnownOrder, OrderKey, OrderResponse, OrderStatusResponse, Orders } from "#core/ports/orders.ts";
import type { PlacingState } from "#ui/shop/order/order-props.ts";
import { retryWhileUnknown } from "#ui/shop/order/order-retry.ts";

/** What the order service said of an order that was sent. */
export interface OrderOutcome {
	readonly response: OrderResponse;
	readonly payload: OrderPayload;
	/** Whether an earlier answer to the same order was lost, so that the service may have taken it. */
	readonly doubtful: boolean;
}

/**
 * Stores what a response says about the open order and returns what the page shows. The attempt is deleted only when
 * nothing was ordered for certain (B-REL-05): a refusal of one sending does not say what became of an earlier one whose
 * answer was lost, and then the service is asked what it knows.
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
			if (status.outcome === "ok" && status.known) {
				attempts.update(order_uuid, { ...progressOf(status.known), differs: reused });
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
 * What the page has made sure of by its own texts and products before it sent the order: a service that finds it missing has
 * others, and nothing on this page would give it (B-LAW-03, B-LAW-11).
 */
const madeSureOf = ["checkout.textNotAccepted", "checkout.notAcknowledged", "checkout.liabilityNotAgreed"];

/** What the page shows of an order that the service has refused. */
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

const nothingKnown: OrderStatusResponse = { outcome: "ok", known: null };

/** Asks the order service what it knows of an order, several times if need be. */
export function askStatus(orders: Orders, order: OrderKey, time: Time): Promise<OrderStatusResponse> {
	const { project, order_uuid } = order;
	return retryWhileUnknown(() => orders.status({ project, order_uuid }), time);
}

/** What an open order becomes by what the order service knows of it. */
export function progressOf({ order, paymentMethod, payment }: KnownOrder) {
	return { order, paymentMethod, paid: payment !== "open" };
}
