import type { ReactNode } from "react";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import type { Services } from "#core/models/page-services.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useOpenAttempt, useOrderAttempts } from "#ui/shop/order/order-attempt.ts";
import { NoticeActions, OrderNotice } from "#ui/shop/order/order-notice.tsx";
import { TextWithOrderNumber } from "#ui/shop/order/order-number.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The notice about this browser's open order, which has to be finished first: it is not paid yet, or its outcome is
 * unknown (B-REL-05).
 */
export function CartOpenOrder({
	services,
	children,
}: {
	readonly services: Services;
	/** Renders the content below, given whether there is an open order. */
	readonly children: (hasOpenOrder: boolean) => ReactNode;
}) {
	const attempt = useOpenAttempt(useOrderAttempts(services));
	return (
		<>
			{attempt ? <OpenOrderNotice attempt={attempt} /> : null}
			{children(attempt !== null)}
		</>
	);
}

function OpenOrderNotice({ attempt: { order } }: { readonly attempt: OrderAttempt }) {
	const { paths } = useShop();
	const t = useTranslate();
	const number = order?.order_number ?? "";
	const title = t(order ? "cart.awaiting" : "order.unknown", { number });
	return (
		<OrderNotice title={<TextWithOrderNumber text={title} number={number} />}>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.checkout)} buys>
					{t(order ? "cart.toPayment" : "order.toOpen")}
				</ButtonLink>
			</NoticeActions>
		</OrderNotice>
	);
}
