import { useState } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { NoticeActions, OrderNotice, useTopInView } from "#ui/shop/order/order-notice.tsx";
import type { PlacingState } from "#ui/shop/order/order-props.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** The steps in which this tab itself learns that its order was placed. */
const ownSteps: readonly PlacingState["step"][] = ["sending", "asking"];

/** Returns whether another tab has placed the open order since this checkout was opened. */
export function useTakenElsewhere(attempt: OrderAttempt | null, { step }: PlacingState): boolean {
	const taken = attempt?.order ? attempt.payload.order_uuid : null;
	const [last, setLast] = useState({ taken, elsewhere: false });
	if (taken === last.taken) return last.elsewhere;
	const now = { taken, elsewhere: taken !== null && !ownSteps.includes(step) };
	setLast(now);
	return now.elsewhere;
}

/**
 * Returns the order that this checkout showed if another page has ended it, so that the cart is empty; otherwise
 * null. An order starts a new draft; emptying the cart by hand does not.
 */
export function useEndedElsewhere(
	cart: Cart | null,
	{ order_uuid }: CheckoutDraft,
): CheckoutDraft["order_uuid"] | null {
	const isFilled = cart !== null && cart.totalCount > 0;
	const [shown, setShown] = useState(order_uuid);
	if (isFilled && shown !== order_uuid) setShown(order_uuid);
	return cart !== null && !isFilled && shown !== order_uuid ? shown : null;
}

/**
 * A notice that the order was placed in another tab, which shows the details. Until that tab has shown the
 * confirmation (it may be closed), this notice links to it.
 */
export function PlacedElsewhere({ confirmed }: { readonly confirmed: boolean }) {
	const { paths } = useShop();
	const t = useTranslate();
	const place = useTopInView();
	return (
		<div ref={place}>
			<OrderNotice title={t("checkout.placedElsewhere")}>
				{confirmed ? <p>{t("checkout.placedElsewhereText")}</p> : null}
				<NoticeActions>
					{confirmed ? null : (
						<ButtonLink link={pageLink(paths.confirmation)}>{t("checkout.toConfirmation")}</ButtonLink>
					)}
					<ButtonLink link={pageLink(paths.list)} quiet>
						{t("cart.toShop")}
					</ButtonLink>
				</NoticeActions>
			</OrderNotice>
		</div>
	);
}
