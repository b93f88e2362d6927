import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CheckoutContext } from "#core/checkout/checkout-steps.ts";
import { type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { orderPayload } from "#core/checkout/order-payload.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { ChangedPrice, ChangedStock, OrderAnswer } from "#core/ports/orders.ts";
import type { Services } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { alone, isSendingElsewhere, repeatUnknown } from "#ui/shop/order-sending.ts";

/** How far the placing of the order has come. */
export type Placing =
	| { readonly step: "idle" }
	/** Under way; `again` after the first answer did not come. */
	| { readonly step: "sending"; readonly again: boolean }
	/** Another tab sends the order. */
	| { readonly step: "elsewhere" }
	| { readonly step: "unknown" }
	| { readonly step: "refused" }
	| {
			readonly step: "changed";
			readonly prices: readonly ChangedPrice[];
			readonly stock: readonly ChangedStock[];
	  }
	| { readonly step: "problems"; readonly problems: readonly FieldProblem[] };

/** The placing of the order of the browser's draft. */
export interface OrderPlacing {
	readonly placing: Placing;
	/** Sends the order as it stands; does nothing while one is being sent. */
	readonly place: (context: CheckoutContext) => void;
	/** Sends the attempt again whose outcome is unknown, the very same payload. */
	readonly retry: () => void;
	/** Forgets what was wrong, since the customer has changed something. */
	readonly mend: () => void;
	readonly attempts: OrderAttempts;
}

const idle: Placing = { step: "idle" };

/** Places the order (R-ORDER-01, R-ORDER-06): one attempt at a time, in this tab and in all others. */
export function useOrderPlacing(shop: ShopServices, services: Services): OrderPlacing {
	const { domain: project, language } = useShell();
	const { storage, logger, time } = services;
	const attempts = useMemo(() => orderAttempts(storage, logger, () => time.now()), [storage, logger, time]);
	const [placing, setPlacing] = useState<Placing>(idle);
	const busy = useRef(false);

	const send = useCallback(
		async (payload: OrderPayload): Promise<Placing> => {
			const { orders, checkout } = shop;
			const { draft } = checkout.state();
			// Another tab has ordered meanwhile.
			if (!orders || draft.order_uuid !== payload.order_uuid || draft.placedOrder) return idle;
			setPlacing({ step: "sending", again: false });
			attempts.keep({ payload, paid: false });
			const again = () => setPlacing({ step: "sending", again: true });
			const answer = await repeatUnknown(() => orders.place(payload), time, again);
			if (answer.outcome === "ok") checkout.dispatch({ type: "orderPlaced", order: answer.order });
			else logger.note("order.failed", { outcome: answer.outcome, error: answer.error.message });
			if (answer.outcome !== "ok" && answer.outcome !== "unknown_retry") attempts.forget();
			return placingAfter(answer);
		},
		[shop, attempts, time, logger],
	);

	const start = useCallback(
		(payload: OrderPayload) => {
			if (busy.current) return;
			busy.current = true;
			const { locks } = navigator;
			void isSendingElsewhere(locks)
				.then((elsewhere) => elsewhere && setPlacing({ step: "elsewhere" }))
				.then(() => alone(locks, () => send(payload)))
				.catch((error: unknown) => {
					logger.note("order.failed", { outcome: "thrown", error: String(error) });
					return { step: "unknown" } as const;
				})
				.then((next) => {
					busy.current = false;
					setPlacing(next);
				});
		},
		[send, logger],
	);

	useOpenAttempt(shop, attempts, setPlacing);

	return {
		placing,
		attempts,
		place(context) {
			const payload = orderPayload(shop.checkout.state(), context, { project, language });
			if (payload.ok) start(payload.value);
			else setPlacing({ step: "problems", problems: payload.error });
		},
		retry() {
			const attempt = attempts.of(shop.checkout.state().draft.order_uuid);
			if (attempt) start(attempt.payload);
			else setPlacing(idle);
		},
		mend: () => setPlacing((now) => (now.step === "sending" || now.step === "unknown" ? now : idle)),
	};
}

/** After a reload in the middle of an attempt its outcome is unknown, unless another tab is still at it. */
function useOpenAttempt(
	shop: ShopServices,
	attempts: OrderAttempts,
	setPlacing: (placing: Placing) => void,
): void {
	useEffect(() => {
		let wanted = true;
		const isOpen = () => {
			const { order_uuid, placedOrder } = shop.checkout.state().draft;
			return placedOrder === null && attempts.of(order_uuid) !== null;
		};
		if (!isOpen()) return;
		setPlacing({ step: "elsewhere" });
		void alone(navigator.locks, async () => wanted && setPlacing(isOpen() ? { step: "unknown" } : idle));
		return () => {
			wanted = false;
		};
	}, [shop, attempts, setPlacing]);
}

function placingAfter(answer: OrderAnswer): Placing {
	switch (answer.outcome) {
		case "ok":
			return idle;
		case "price_changed":
			return { step: "changed", prices: answer.prices, stock: [] };
		case "out_of_stock":
			return { step: "changed", prices: [], stock: answer.stock };
		case "field_errors":
			return { step: "problems", problems: answer.problems };
		case "refused":
			return { step: "refused" };
		case "unknown_retry":
			return { step: "unknown" };
		default:
			return answer satisfies never;
	}
}
