import { createElement, type ReactNode } from "react";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import button from "#ui/components/button-link.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { BasePrice, Price, PriceRangeText, useTaxNote } from "#ui/shop/price.tsx";
import type { AddedLine } from "#ui/shop/product/added-notice.tsx";
import styles from "#ui/shop/product/buy-bar.module.css";
import { shownQuantities } from "#ui/shop/product/product-price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

interface BuyBarProps {
	readonly state: ProductPageState;
	readonly added: AddedLine;
	/** The id of what has the cart button. */
	readonly of: string;
	/** What the cart button says. */
	readonly children: ReactNode;
}

/**
 * Price, with what the law wants with it (B-LAW-04, B-LAW-16), and cart button on phones while the button itself is out of sight. For eyes and fingers alone: who listens or uses
 * the keyboard has the button, and the status next to it.
 */
export function BuyBar({ state, added, of, children }: BuyBarProps) {
	const t = useTranslate();
	const { paths } = useShop();
	const taxNote = useTaxNote();
	const { price_brutto, variant, variantChoice } = state;
	const range = variant ? null : variantChoice?.priceRange;
	const isAdded = added.status === "added" || added.status === "allInCart";
	return createElement(
		"buy-bar",
		{ class: styles.bar, "data-for": of, "aria-hidden": "true", suppressHydrationWarning: true },
		<p className={styles.price}>
			{range ? <PriceRangeText range={range} /> : price_brutto && <Price amount={price_brutto} />}
			<BasePrice of={shownQuantities(state)} />
			<span className={styles.note}>
				{taxNote}, {t("price.plusShipping")}
			</span>
		</p>,
		isAdded ? (
			<a href={paths.cart} tabIndex={-1} className={`${button.button} ${button.quiet}`}>
				{t("product.toCart")}
			</a>
		) : (
			<button type="submit" tabIndex={-1} className={button.button}>
				{children}
			</button>
		),
	);
}
