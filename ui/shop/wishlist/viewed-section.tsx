import { type MouseEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import type { ShopServices } from "#core/models/shop-services.ts";
import type { ViewedProducts } from "#core/wishlist/viewed-store.ts";
import { Button } from "#ui/components/button.tsx";
import { openViewed } from "#ui/elements/open-viewed.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import cart from "#ui/shop/cart/cart-contents.module.css";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import { RetryNotice } from "#ui/shop/order/order-notice.tsx";
import { useViewedCards } from "#ui/shop/wishlist/use-viewed-cards.ts";
import type { WishlistProps } from "#ui/shop/wishlist/use-wished-products.ts";
import styles from "#ui/shop/wishlist/wishlist-contents.module.css";

/** The recently viewed products, with the buttons that enable and delete the history (B-USE-14, B-LAW-19). */
export function ViewedSection({ shop, services }: WishlistProps) {
	const t = useTranslate();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const section = useRef<HTMLElement>(null);
	/** The height before the list was deleted, so that no link of the footer moves below the pointer. */
	const [height, setHeight] = useState<number>();
	const { subscribe, state, start, end } = openViewed(services);
	const viewed = useSyncExternalStore(subscribe, state, state);
	const [said, say] = useState<"ended" | "notKept" | null>(null);
	/** Ignores the second click of a double click, because the other button may have moved below the pointer. */
	const change = (event: MouseEvent, apply: () => typeof said) => {
		if (event.detail > 1) return;
		const next = apply();
		say(next);
		// The pressed button has disappeared.
		if (next !== "notKept") heading.current?.focus({ preventScroll: true });
	};
	return (
		<section ref={section} className={styles.viewed} aria-labelledby={id} style={{ minHeight: height }}>
			<h2 ref={heading} id={id} tabIndex={-1}>
				{t("product.viewed")}
			</h2>
			{viewed === null ? (
				<>
					<p>{t("wishlist.viewed.text")}</p>
					<Button quiet onPress={(event) => change(event, () => (start() ? null : "notKept"))}>
						{t("wishlist.viewed.start")}
					</Button>
				</>
			) : (
				<>
					<ViewedList viewed={viewed} shop={shop} />
					<button
						type="button"
						className={cart.remove}
						onClick={(event) =>
							change(event, () => {
								setHeight(section.current?.offsetHeight);
								end();
								return "ended";
							})
						}
					>
						{t("wishlist.viewed.end")}
					</button>
				</>
			)}
			<p role="status">{said && viewed === null ? t(`wishlist.viewed.${said}`) : null}</p>
		</section>
	);
}

function ViewedList({ viewed, shop }: { readonly viewed: ViewedProducts; readonly shop: ShopServices }) {
	const t = useTranslate();
	const { cards, pending, failed, retry } = useViewedCards(shop, viewed);
	if (failed && cards.length === 0) return <RetryNotice messageKey="error.loadProducts" onRetry={retry} />;
	if (!pending && cards.length === 0) return <p>{t("wishlist.viewed.empty")}</p>;
	return (
		<ProductGrid
			cards={pending ? [] : cards}
			label={t("product.viewed")}
			waiting={pending ? viewed.length : 0}
			heading="h3"
			anchor="viewed"
		/>
	);
}
