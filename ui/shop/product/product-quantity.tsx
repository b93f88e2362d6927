import { useState } from "react";
import { maxLineCount } from "#core/cart/cart-line.ts";
import { countLimit, offerOf, type ProductPageState } from "#core/product-page/product-page-state.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-quantity.module.css";

interface CountProps {
	readonly state: ProductPageState;
	readonly onChange: (count: number) => void;
}

/** How many pieces; never more than the stock allows (R-PROD-04). */
export function ProductQuantity({ state, onChange }: CountProps) {
	const t = useTranslate();
	// What is being typed need not be a count yet.
	const [typed, setTyped] = useState<string | null>(null);
	const { product, variant, count } = state;
	if (!product) return null;
	const limit = Math.min(maxLineCount, Math.max(1, countLimit(offerOf(product, variant))));
	const now = count ?? 1;
	const type = (text: string) => {
		setTyped(text);
		const value = Number(text);
		if (Number.isInteger(value) && value >= 1) onChange(value);
	};
	return (
		<div className={styles.count}>
			<label className="visually-hidden" htmlFor="product-count">
				{t("product.count")}
			</label>
			<div className={styles.stepper}>
				<button
					type="button"
					aria-label={t("product.fewer")}
					disabled={count === null || now <= 1}
					onClick={() => onChange(now - 1)}
				>
					−
				</button>
				<input
					id="product-count"
					name="count"
					inputMode="numeric"
					autoComplete="off"
					pattern="[1-9][0-9]*"
					disabled={count === null}
					value={typed ?? String(now)}
					onChange={({ target }) => type(target.value)}
					onBlur={() => setTyped(null)}
				/>
				<button
					type="button"
					aria-label={t("product.more")}
					disabled={count === null || now >= limit}
					onClick={() => onChange(now + 1)}
				>
					+
				</button>
			</div>
			{count !== null && now >= limit && limit < maxLineCount ? (
				<p className={fields.help} aria-live="polite">
					{t("product.countLimit", { count: limit })}
				</p>
			) : null}
		</div>
	);
}
