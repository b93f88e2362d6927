import { Prose } from "#ui/components/prose.tsx";
import styles from "#ui/shop/list-foot.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** What the shop says under each of its pages (R-PROD-06). */
export function ListFoot() {
	const { globalFooter } = useShop();
	if (globalFooter === null) return null;
	return (
		<div className={styles.foot}>
			<Prose html={globalFooter} plain />
		</div>
	);
}
