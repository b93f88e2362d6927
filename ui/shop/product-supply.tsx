import { offerOf, type ProductPageState, purchaseState } from "#core/product-page/product-page-state.ts";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-supply.module.css";

interface ProductSupplyProps {
	readonly state: ProductPageState;
	readonly showStock: boolean;
}

/** How many are at hand, where the shop says so (R-PROD-06), and in how many days one is delivered (B-LAW-06). */
export function ProductSupply({ state, showStock }: ProductSupplyProps) {
	const words = useWords();
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
					{stock > 0 ? words("product.stock", { count: stock }) : words("product.reordered")}
				</li>
			) : null}
			{shipping_time === null ? null : (
				<li>
					{shipping_time === 0
						? words("product.deliveredAtOnce")
						: words("product.delivery", { count: shipping_time })}
				</li>
			)}
		</ul>
	);
}
