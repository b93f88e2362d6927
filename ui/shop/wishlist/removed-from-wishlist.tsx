import { useEffect, useRef } from "react";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-contents.module.css";
import { OrderNotice } from "#ui/shop/order/order-notice.tsx";
import { useWishedProducts } from "#ui/shop/wishlist/use-wished-products.ts";
import { wishedName } from "#ui/shop/wishlist/wished-name.ts";

/** A notice about removed products with a button to undo it. */
export function RemovedFromWishlist({
	items,
	shop,
	isFull,
	onUndo,
}: {
	readonly items: Wishlist;
	readonly shop: ShopServices;
	/** Whether the list is full, so that they cannot be added again. */
	readonly isFull: boolean;
	readonly onUndo: () => void;
}) {
	const t = useTranslate();
	const undo = useRef<HTMLButtonElement>(null);
	const { wished } = useWishedProducts(shop, items);
	// The pressed button has disappeared with its line.
	useEffect(() => {
		if (items.length > 0) undo.current?.focus({ preventScroll: true });
	}, [items]);
	const [first] = wished;
	return (
		<div role="status" className={styles.removed}>
			{items.length > 0 ? (
				<OrderNotice
					title={
						items.length === 1
							? t("cart.removed", { name: first ? wishedName(first, t) : t("line.unknown") })
							: t("wishlist.cleared", { count: items.length })
					}
				>
					{isFull ? <p>{t("saving.full")}</p> : null}
					<button ref={undo} type="button" className={styles.remove} onClick={onUndo}>
						{t("cart.undo")}
					</button>
				</OrderNotice>
			) : null}
		</div>
	);
}
