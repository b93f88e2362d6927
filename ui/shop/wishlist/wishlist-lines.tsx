import type { WishedItem, Wishlist } from "#core/wishlist/wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import cart from "#ui/shop/cart/cart-contents.module.css";
import { RetryNotice, Skeleton } from "#ui/shop/order/order-notice.tsx";
import { useWishedProducts, wishedName } from "#ui/shop/wishlist/use-wished-products.ts";
import { WishlistLine } from "#ui/shop/wishlist/wishlist-line.tsx";
import type { WishlistProps } from "#ui/shop/wishlist/wishlist-props.ts";

interface WishlistLinesProps extends WishlistProps {
	readonly items: Wishlist;
	/** Takes one off the list; absent on a list of somebody else, where one can save each for oneself. */
	readonly onRemove?: (item: WishedItem) => void;
}

/** The products of a list as the shop has them now, each with the next step. */
export function WishlistLines({ items, shop, services, onRemove }: WishlistLinesProps) {
	const t = useTranslate();
	const { wished, pending, failed, retry } = useWishedProducts(shop, items);
	if (pending) return <Skeleton label={t("wishlist.loading")} />;
	return (
		<>
			{failed ? <RetryNotice messageKey="error.loadProducts" onRetry={retry} /> : null}
			<ul className={cart.lines} aria-label={t("wishlist.lines")}>
				{wished.map((one) => (
					<li key={JSON.stringify([one.item.product, one.item.variant])}>
						<WishlistLine wished={one} shop={shop} services={services}>
							{onRemove ? (
								<button
									type="button"
									className={cart.remove}
									aria-label={t("cart.removeNamed", { name: wishedName(one, t) })}
									onClick={() => onRemove(one.item)}
								>
									{t("cart.remove")}
								</button>
							) : null}
						</WishlistLine>
					</li>
				))}
			</ul>
		</>
	);
}
