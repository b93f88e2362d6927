import { useState } from "react";
import { wishedPrice } from "#core/wishlist/wished-price.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import type { WishlistOutcome } from "#core/wishlist/wishlist-store.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { openWishlist } from "#ui/elements/open-wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { NoticeActions, OrderNotice } from "#ui/shop/order/order-notice.tsx";
import { useShop } from "#ui/shop/use-shop.ts";
import {
	isDiscontinued,
	useWishedProducts,
	type WishlistProps,
} from "#ui/shop/wishlist/use-wished-products.ts";
import { WishlistLines } from "#ui/shop/wishlist/wishlist-lines.tsx";

/**
 * A list that somebody shared by its link. The visitor's own list stays the same until the visitor adds these
 * products (B-USE-14).
 */
export function SharedWishlist({ items, shop, services }: WishlistProps & { readonly items: Wishlist }) {
	const t = useTranslate();
	const { currency, paths } = useShop();
	const { wished } = useWishedProducts(shop, items);
	const [outcome, setOutcome] = useState<WishlistOutcome | null>(null);
	const offered = wished.filter((one) => !isDiscontinued(one));
	const takeOver = () => {
		const added = offered.map(({ item, range }) => ({
			...item,
			price: range && wishedPrice(range.lowest, currency),
		}));
		setOutcome(openWishlist(services).dispatch({ type: "add", items: added }));
	};
	return (
		<>
			<OrderNotice title={t("wishlist.shared")}>
				<p>{t("wishlist.sharedText")}</p>
				<NoticeActions>
					{offered.length > 0 ? <Button onPress={takeOver}>{t("wishlist.takeOver")}</Button> : null}
					<ButtonLink link={pageLink(paths.wishlist ?? paths.list)} quiet>
						{t("wishlist.own")}
					</ButtonLink>
				</NoticeActions>
				<div role="status">
					{outcome === "kept" ? <p>{t("wishlist.taken")}</p> : null}
					{outcome === "full" ? <p>{t("saving.full")}</p> : null}
					{outcome === "notKept" ? <p>{t("wishlist.notKept")}</p> : null}
				</div>
			</OrderNotice>
			<WishlistLines items={items} shop={shop} services={services} />
		</>
	);
}
