import { offerOf, type ProductPageState, purchaseState } from "#core/product-page/product-page-state.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-availability.module.css";

interface ProductAvailabilityProps {
	readonly state: ProductPageState;
	readonly showStock: boolean;
}

/** How many are at hand, where the shop says so (R-PROD-06), and in how many days one is delivered (B-LAW-06). */
export function ProductAvailability({ state, showStock }: ProductAvailabilityProps) {
	const t = useTranslate();
	const { product } = state;
	const purchase = purchaseState(state);
	if (!product || purchase === "onRequest" || purchase === "empty") return null;
	// Before a variant is chosen the product's own: most variants follow it.
	const { stock, shipping_time } = offerOf(product, state.variant);
	const chosen = purchase === "orderable";
	return (
		<ul className={styles.supply}>
			{showStock && chosen && stock !== null ? (
				<li className={styles.stock} data-left={stock > 0}>
					{stock > 0 ? t("product.stock", { count: stock }) : t("product.reordered")}
				</li>
			) : null}
			{shipping_time === null ? null : (
				<li>
					{shipping_time === 0
						? t("product.deliveredAtOnce")
						: t("product.delivery", { count: shipping_time })}
				</li>
			)}
		</ul>
	);
}
