import { useId, useState } from "react";
import { linePrice } from "#core/cart/cart.ts";
import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { LineText } from "#ui/shop/cart/cart-line-choices.tsx";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";
import styles from "#ui/shop/checkout/checkout-summary.module.css";
import { CheckoutTotals, ExpectedPrice } from "#ui/shop/checkout/checkout-totals.tsx";
import { Price } from "#ui/shop/price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The summary of the order next to the steps. On phones it is above them and folded; the total opens it (R-CHECK-03).
 */
export function CheckoutSummary({
	terms,
	products,
	hidden,
}: {
	readonly terms: CheckoutTerms;
	readonly products: LineProducts;
	/** Whether it is hidden because the step shows everything itself. */
	readonly hidden: boolean;
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const [open, setOpen] = useState(false);
	const content = useId();
	const { cart } = terms;
	const { total, shipping } = terms.totals;
	const shipped = shipping !== null && !terms.isCollected;
	return (
		<aside
			className={styles.summary}
			data-part="checkout-summary"
			hidden={hidden}
			aria-label={t("checkout.summary")}
		>
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
				<CheckoutTotals terms={terms} />
				<a className={styles.change} href={paths.cart}>
					{t("checkout.toCart")}
				</a>
			</div>
		</aside>
	);
}
