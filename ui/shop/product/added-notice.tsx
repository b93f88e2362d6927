import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { AddedLine } from "#ui/shop/product/add-to-cart.ts";
import styles from "#ui/shop/product/added-notice.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** A message about the cart's content with a link to it; the focus stays where it is. */
export function AddedNotice({
	added,
}: {
	readonly added: Extract<AddedLine, { readonly status: "added" | "allInCart" }>;
}) {
	const t = useTranslate();
	const { paths } = useShop();
	const { count } = added;
	return (
		<div key={added.status === "added" ? added.times : 0} className={styles.added}>
			{added.status === "added" ? (
				<p>{t("product.added", { count, name: added.name })}</p>
			) : (
				<p className={styles.refused}>{t("product.allInCart", { count, inCart: added.inCart })}</p>
			)}
			<p className={styles.ways}>
				<a href={paths.cart}>{t("product.toCart")}</a>
				<a href={paths.checkout}>{t("product.toCheckout")}</a>
			</p>
		</div>
	);
}
