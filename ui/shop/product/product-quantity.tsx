import { maxLineCount } from "#core/cart/cart-line.ts";
import { countLimit, offerOf, type ProductPageState } from "#core/product-page/product-page-state.ts";
import { QuantityField } from "#ui/components/quantity-field.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-form.module.css";

interface CountProps {
	readonly state: ProductPageState;
	readonly onChange: (count: number) => void;
}

/** The field for the number of pieces, at most the stock (R-PROD-04). */
export function ProductQuantity({ state, onChange }: CountProps) {
	const t = useTranslate();
	const { product, variant, count } = state;
	if (!product) return null;
	const limit = Math.min(maxLineCount, Math.max(1, countLimit(offerOf(product, variant))));
	const now = count ?? 1;
	return (
		<div className={styles.count}>
			<QuantityField
				labels={{ count: t("product.count"), fewer: t("product.fewer"), more: t("product.more") }}
				count={now}
				max={limit}
				size="large"
				disabled={count === null}
				onChange={onChange}
			/>
			{count !== null && now >= limit && limit < maxLineCount ? (
				<p className={fields.help} aria-live="polite">
					{t("product.countLimit", { count: limit })}
				</p>
			) : null}
		</div>
	);
}
