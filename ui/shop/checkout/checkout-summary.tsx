import { useId, useState } from "react";
import { type Cart, linePrice } from "#core/cart/cart.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-steps.ts";
import { expectedTotals } from "#core/checkout/expected-totals.ts";
import { isCollected } from "#core/checkout/offers.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { LineText } from "#ui/shop/cart/cart-line-choices.tsx";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";
import styles from "#ui/shop/checkout/checkout-summary.module.css";
import { CheckoutTotals, ExpectedPrice } from "#ui/shop/checkout/checkout-totals.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { Price } from "#ui/shop/price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** What is ordered, next to the steps; on phones its sum is above them and opens it (R-CHECK-03). */
export function CheckoutSummary({
	shop,
	cart,
	products,
	settings,
	hidden,
}: {
	readonly shop: ShopServices;
	readonly cart: Cart;
	readonly products: LineProducts;
	readonly settings: CheckoutSettings;
	/** Left out where the step itself shows it all. */
	readonly hidden: boolean;
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const state = useCheckout(shop);
	const [open, setOpen] = useState(false);
	const content = useId();
	const { total, shipping } = expectedTotals(cart, state.draft, settings, null);
	const shipped = shipping !== null && !isCollected(state.draft, settings);
	return (
		<aside className={styles.summary} hidden={hidden} aria-label={t("checkout.summary")}>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={open}
				aria-controls={content}
				onClick={() => setOpen(!open)}
			>
				<span>
					{t(shipped ? "checkout.summaryShipped" : "checkout.summaryTotal")}{" "}
					<ExpectedPrice shipping={shipping} amount={total.amount} />
				</span>
				<Icon name="chevron" />
			</button>
			<h2 className={styles.heading}>{t("checkout.summary")}</h2>
			<div id={content} className={styles.content} data-open={open || undefined}>
				<ul className={styles.lines}>
					{cart.products.map((line) => (
						<li key={line.cartId}>
							<LineText line={line} products={products} />
							<Price amount={linePrice(line).amount} />
						</li>
					))}
				</ul>
				<CheckoutTotals cart={cart} products={products} state={state} settings={settings} />
				<a className={styles.change} href={paths.cart}>
					{t("checkout.toCart")}
				</a>
			</div>
		</aside>
	);
}
