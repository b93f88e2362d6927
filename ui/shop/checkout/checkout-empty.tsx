import { useState } from "react";
import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { lastOrder } from "#ui/shop/last-order.ts";
import { EmptyCart, NoticeActions, OrderNotice, useTopInView } from "#ui/shop/order/order-notice.tsx";
import { TextWithOrderNumber } from "#ui/shop/order/order-number.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** The checkout of an empty cart: after an order of this tab it says that it was placed, and leads to its confirmation. */
export function EmptyCheckout({
	shop,
	services,
}: {
	readonly shop: ShopServices;
	readonly services: Services;
}) {
	const [confirmed] = useState(() => lastOrder(shop, services));
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
