import { useState } from "react";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { PlacedElsewhere } from "#ui/shop/checkout/placed-elsewhere.tsx";
import { lastOrder } from "#ui/shop/last-order.ts";
import { EmptyCart, NoticeActions, OrderNotice, useTopInView } from "#ui/shop/order/order-notice.tsx";
import { TextWithOrderNumber } from "#ui/shop/order/order-number.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface EmptyCheckoutProps {
	readonly shop: ShopServices;
	readonly services: Services;
	/** The order that the checkout showed until another page ended it; null if there was none. */
	readonly ended: CheckoutDraft["order_uuid"] | null;
}

/**
 * The checkout of an empty cart. After an order of this tab it links to the confirmation, also if the browser has
 * restored the page from its cache. After an order of another tab it says so.
 */
export function EmptyCheckout(props: EmptyCheckoutProps) {
	// After another page has ended the order, the last confirmed order of this tab is read again.
	return <EmptyCheckoutOf key={props.ended} {...props} />;
}

function EmptyCheckoutOf({ shop, services, ended }: EmptyCheckoutProps) {
	const [confirmed] = useState(() => lastOrder(shop, services));
	if (ended !== null && confirmed?.order.order_uuid !== ended) return <PlacedElsewhere confirmed />;
	return confirmed ? <PlacedNotice number={confirmed.order.order_number} /> : <EmptyCart shop={shop} />;
}

function PlacedNotice({ number }: { readonly number: string }) {
	const { paths } = useShop();
	const t = useTranslate();
	const place = useTopInView();
	return (
		<div ref={place}>
			<OrderNotice title={<TextWithOrderNumber text={t("checkout.placed", { number })} number={number} />}>
				<p>{t("checkout.placedText")}</p>
				<NoticeActions>
					<ButtonLink link={pageLink(paths.confirmation)}>{t("checkout.toConfirmation")}</ButtonLink>
					<ButtonLink link={pageLink(paths.list)} quiet>
						{t("cart.toShop")}
					</ButtonLink>
				</NoticeActions>
			</OrderNotice>
		</div>
	);
}
