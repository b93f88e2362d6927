import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import type { Services } from "#ui/foundation/services.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { useOpenAttempt, useOrderAttempts } from "#ui/shop/order-attempt.ts";
import { NoticeActions, OrderNotice } from "#ui/shop/order-notice.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** The browser's open order comes before anything new: not yet paid, or nobody knows whether it arrived (B-REL-05). */
export function CartOpenOrder({ services }: { readonly services: Services }) {
	const { paths } = useShop();
	const words = useWords();
	const attempt = useOpenAttempt(useOrderAttempts(services));
	if (!attempt) return null;
	const { order } = attempt;
	return (
		<OrderNotice
			title={order ? words("cart.awaiting", { number: order.order_number }) : words("order.unknown")}
		>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.checkout)}>
					{words(order ? "cart.toPayment" : "order.toOpen")}
				</ButtonLink>
			</NoticeActions>
		</OrderNotice>
	);
}
