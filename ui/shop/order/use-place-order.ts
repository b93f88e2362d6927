import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type AnsweredDelivery, answeredPromise } from "#core/checkout/answered-delivery.ts";
import { type CheckoutTerms, computeCheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderAttempt, OrderAttempts } from "#core/checkout/order-attempts.ts";
import { type OrderPayload, orderPayload } from "#core/checkout/order-payload.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { shopDay } from "#core/opening-hours/branch-schedule.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { useOpenAttempt, useOrderAttempts } from "#ui/shop/order/order-attempt.ts";
import { progressOf, resolveOrderOutcome } from "#ui/shop/order/order-outcome.ts";
import type { PlacingState } from "#ui/shop/order/order-props.ts";
import {
	isOrderSentElsewhere,
	retryWhileUnknown,
	whileSending,
	withOrderLock,
} from "#ui/shop/order/order-retry.ts";

/** The state and the actions of placing the browser's open order. */
export interface OrderPlacement {
	readonly placing: PlacingState;
	/** The order service's delivery promise; null for the website's own. */
	readonly promised: DeliveryPromise | null;
	/** Sends the entered order, unless there is an open one; does nothing while one is being sent. */
	readonly place: (terms: CheckoutTerms) => void;
	/** Sends the open order with unknown outcome again, with the same payload. */
	readonly retry: () => void;
	/** Clears the problems, because the customer has changed something. */
	readonly clearProblems: () => void;
	/** The open order; null without one. */
	readonly attempt: OrderAttempt | null;
	readonly attempts: OrderAttempts;
}

const idle: PlacingState = { step: "idle" };
const unknown: PlacingState = { step: "unknown" };
const sending: PlacingState = { step: "sending", again: false };

/** Places an order (R-ORDER-01, R-ORDER-06); there is one open order in all tabs of a browser (B-REL-05). */
export function usePlaceOrder(shop: ShopServices, services: Services): OrderPlacement {
	const { domain: project, language, schedules } = useShell();
	const { logger, time } = services;
	const attempts = useOrderAttempts(services);
	const attempt = useOpenAttempt(attempts);
	const [placing, setPlacing] = useState<PlacingState>(() =>
		isPending(attempts.open()) ? { step: "asking" } : idle,
	);
	const [answered, setAnswered] = useState<AnsweredDelivery | null>(null);
	const { draft } = useCheckout(shop);
	const promised = answeredPromise(answered, draft);
	const busy = useRef(false);
	const { locks } = shop;
	const send = useSending(shop, services, attempts, setPlacing);

	const start = useCallback(
		(newPayload: OrderPayload | null) => {
			if (busy.current) return;
			busy.current = true;
			void isOrderSentElsewhere(locks)
				.then((elsewhere) => setPlacing(elsewhere ? { step: "elsewhere" } : sending))
				.then(() => withOrderLock(locks, () => send(newPayload)))
				.catch((error: unknown) => {
					logger.note("order.failed", { outcome: "thrown", error: String(error) });
					return isPending(attempts.open()) ? unknown : idle;
				})
				.then((next) => {
					busy.current = false;
					setPlacing(next);
					if (next.step === "changed" && next.delivery)
						setAnswered({ promise: next.delivery, order: next.order });
				});
		},
		[send, locks, logger, attempts],
	);

	useFollowedAttempt({ shop, attempts, busy, setPlacing, pending: isPending(attempt) });

	return {
		placing,
		promised,
		attempt,
		attempts,
		place(terms) {
			const today = shopDay(time.now(), schedules);
			const state = shop.checkout.state();
			// Another tab may have changed the draft since the last rendering.
			const current = computeCheckoutTerms(state.draft, terms);
			const payload = orderPayload(state, current, { project, language }, today);
			if (payload.ok) start({ ...payload.value, ...promised });
			else setPlacing({ step: "problems", problems: payload.error });
		},
		retry: () => start(null),
		clearProblems: () => setPlacing((now) => (pendingSteps.includes(now.step) ? now : idle)),
	};
}

const pendingSteps: readonly PlacingState["step"][] = ["sending", "elsewhere", "asking", "unknown"];

function isPending(attempt: OrderAttempt | null): boolean {
	return attempt !== null && attempt.order === null;
}

/**
 * Returns a function that sends an order under the lock of all tabs: the open one if there is one; otherwise the
 * given one, which is stored first.
 */
function useSending(
	shop: ShopServices,
	{ logger, time }: Services,
	attempts: OrderAttempts,
	setPlacing: (placing: PlacingState) => void,
): (newPayload: OrderPayload | null) => Promise<PlacingState> {
	return useCallback(
		async (newPayload) => {
			const { orders, checkout, locks } = shop;
			const open = attempts.open();
			if (!orders || open?.order) return idle;
			if (open && newPayload) return unknown;
			const payload = open?.payload ?? newPayload;
			// Another tab has placed the order meanwhile.
			if (!payload || (newPayload && checkout.state().draft.order_uuid !== newPayload.order_uuid))
				return idle;
			let doubtful = open !== null;
			const onRetry = () => {
				doubtful = true;
				setPlacing({ step: "sending", again: true });
			};
			const response = await whileSending(locks, () => {
				setPlacing(sending);
				if (!open) attempts.begin(payload);
				return retryWhileUnknown(() => orders.place(payload), time, onRetry);
			});
			if (response.outcome !== "ok")
				logger.note("order.failed", { outcome: response.outcome, error: response.error.message });
			return resolveOrderOutcome({ response, payload, doubtful }, attempts, orders, time);
		},
		[shop, attempts, time, logger, setPlacing],
	);
}

/**
 * Follows an open order that this tab does not send: another tab's, or one from before a reload. When nobody sends it
 * any more, its status is requested; without a response its outcome is unknown.
 */
function useFollowedAttempt({
	shop: { orders, locks },
	attempts,
	busy,
	setPlacing,
	pending,
}: {
	readonly shop: ShopServices;
	readonly attempts: OrderAttempts;
	readonly busy: RefObject<boolean>;
	readonly setPlacing: (change: PlacingState | ((now: PlacingState) => PlacingState)) => void;
	readonly pending: boolean;
}): void {
	useEffect(() => {
		if (busy.current) return;
		if (!pending) return setPlacing((now) => (pendingSteps.includes(now.step) ? idle : now));
		let isCurrent = true;
		const show = (placing: PlacingState) => isCurrent && setPlacing(placing);
		void isOrderSentElsewhere(locks)
			.then((elsewhere) => show({ step: elsewhere ? "elsewhere" : "asking" }))
			.then(() =>
				withOrderLock(locks, async () => {
					const open = attempts.open();
					if (!open || open.order || !isCurrent) return;
					show({ step: "asking" });
					const { project, order_uuid } = open.payload;
					const status = await orders?.status({ project, order_uuid });
					if (status?.outcome === "ok" && status.order) attempts.update(order_uuid, progressOf(status.order));
					else show(unknown);
				}),
			)
			.catch(() => show(unknown));
		return () => {
			isCurrent = false;
		};
	}, [pending, attempts, orders, locks, busy, setPlacing]);
}
