import { createElement, type ReactNode } from "react";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { BasePrice, Price, useGoodsTaxNote } from "#ui/shop/price.tsx";
import styles from "#ui/shop/product/buy-bar.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import { shownQuantities } from "#ui/shop/product/product-price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface BuyBarProps {
	readonly state: ProductPageState;
	/** The id of the element with the button that the bar repeats. */
	readonly targetId: string;
	/** The repeated button. */
	readonly children: ReactNode;
}

/**
 * The price (the lowest of several) with the information that the law requires (B-LAW-04, B-LAW-16, B-LAW-22), and
 * the cart or request button. Phones show it while the button itself is not visible. It is hidden from screen readers
 * and keyboards, which have the button itself and its status.
 */
export function BuyBar({ state, targetId, children }: BuyBarProps) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	const taxNote = useGoodsTaxNote(state.product);
	const { price_brutto, variant, variantChoice } = state;
	const range = variant ? null : variantChoice?.priceRange;
	const price = range?.lowest ?? price_brutto;
	return createElement(
		"buy-bar",
		{ class: styles.bar, "data-for": targetId, "aria-hidden": "true", suppressHydrationWarning: true },
		<p className={styles.price}>
			{!price ? (
				<ProductLabel name="onRequest" />
			) : range?.single === false ? (
				t("product.priceFrom", { price: formatPrice(price, currency, language) })
			) : (
				<Price amount={price} />
			)}
			<BasePrice quantities={shownQuantities(state)} />
			{price ? (
				<span className={styles.note}>{[taxNote, t("price.plusShipping")].filter(Boolean).join(", ")}</span>
			) : null}
		</p>,
		children,
	);
}
