import { maxCompared } from "#core/wishlist/compared-features.ts";
import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import { isWished, type WishedItem, type WishedPlace, type Wishlist } from "#core/wishlist/wishlist.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import cart from "#ui/shop/cart/cart-contents.module.css";
import { RetryNotice, Skeleton } from "#ui/shop/order/order-notice.tsx";
import {
	isDiscontinued,
	useWishedProducts,
	type WishlistProps,
} from "#ui/shop/wishlist/use-wished-products.ts";
import { wishedName } from "#ui/shop/wishlist/wished-name.ts";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";
import { WishlistLine } from "#ui/shop/wishlist/wishlist-line.tsx";

interface WishlistLinesProps extends WishlistProps {
	readonly items: Wishlist;
	/** The actions of the visitor's own list; absent for a shared one. */
	readonly own?: Comparison & { readonly remove: (item: WishedItem) => void };
}

/** The compared products, and a function that changes them. */
export interface Comparison {
	readonly compared: Wishlist;
	readonly compare: (items: readonly WishedPlace[]) => void;
}

/** The current products of a list, each with its main action. */
export function WishlistLines({ items, shop, services, own }: WishlistLinesProps) {
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
							{own ? (
								<>
									<CompareBox wished={one} {...own} />
									<button
										type="button"
										className={cart.remove}
										aria-label={t("cart.removeNamed", { name: wishedName(one, t) })}
										onClick={() => own.remove(one.item)}
									>
										{t("cart.remove")}
									</button>
								</>
							) : null}
						</WishlistLine>
					</li>
				))}
			</ul>
		</>
	);
}

/** A checkbox that adds a product to the comparison, up to the maximum that fits side by side. */
function CompareBox({ wished, compared, compare }: Comparison & { readonly wished: WishedProduct }) {
	const t = useTranslate();
	const { item } = wished;
	const others = compared.filter((other) => !isWished([other], item));
	const isCompared = others.length < compared.length;
	if (isDiscontinued(wished)) return null;
	return (
		<label className={styles.compare}>
			<input
				type="checkbox"
				checked={isCompared}
				disabled={!isCompared && compared.length >= maxCompared}
				onChange={() => compare(isCompared ? others : [...compared, item])}
			/>
			<span>
				{t("wishlist.compare")}
				<span className="visually-hidden">{`: ${wishedName(wished, t)}`}</span>
			</span>
		</label>
	);
}
