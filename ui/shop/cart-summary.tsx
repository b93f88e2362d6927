import type { ReactNode } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { containedTax } from "#core/shared/money.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/cart-contents.module.css";
import { formatPercent } from "#ui/shop/order-words.ts";
import { Price, PriceNote } from "#ui/shop/price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** What the cart comes to, with the tax within it, and the way to the checkout (B-LAW-04). */
export function CartSummary({
	cart,
	settings,
	blocked,
	children,
}: {
	readonly cart: Cart;
	/** As they are now, the same that the checkout reads; null until they were read. */
	readonly settings: Pick<ShopSettings, "default_tax_percent"> | null;
	/** Whether a line must be settled first. */
	readonly blocked: boolean;
	readonly children?: ReactNode;
}) {
	const { language } = useShell();
	const { paths } = useShop();
	const words = useWords();
	const percent = settings?.default_tax_percent ?? null;
	const total = cart.totalPriceBrutto;
	return (
		<section className={styles.summary} aria-labelledby="cart-summary">
			<h2 id="cart-summary">{words("cart.summary")}</h2>
			<dl className={styles.sums}>
				<div className={styles.total}>
					<dt>{words("cart.total")}</dt>
					<dd>
						<Price amount={total.amount} />
					</dd>
				</div>
				{percent === null ? null : (
					<div>
						<dt>{words("cart.tax", { percent: formatPercent(percent, language) })}</dt>
						<dd>
							<Price amount={containedTax(total, percent).amount} />
						</dd>
					</div>
				)}
			</dl>
			<PriceNote />
			{children}
			{blocked ? (
				<p className={styles.blocked}>{words("cart.mendFirst")}</p>
			) : (
				<ButtonLink link={pageLink(paths.checkout)}>{words("cart.checkout")}</ButtonLink>
			)}
		</section>
	);
}
