import { pricedQuantities, quantityOf } from "#core/catalogue/base-price.ts";
import { priceHistoryOf } from "#core/catalogue/product.ts";
import type { ContainedTaxes } from "#core/legal/contained-taxes.ts";
import { shownTaxRate } from "#core/legal/margin-taxation.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import { taxRate } from "#core/settings/shop-settings.ts";
import { formatPercent } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { BasePrice, Price, PriceNote, PriceRangeText, useExemption } from "#ui/shop/price.tsx";
import { Reduction } from "#ui/shop/price-reduction.tsx";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import styles from "#ui/shop/product/product-price.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

interface ProductPriceProps {
	readonly state: ProductPageState;
	/** The tax contained in all prices, in per cent. */
	readonly percent: DecimalText | null;
	/** The contained tax at the rate of the build, by price. */
	readonly taxes: ContainedTaxes;
}

/** The price of the product or the chosen variant with the information that the law requires (B-LAW-04, B-LAW-05). */
export function ProductPrice({ state, percent, taxes }: ProductPriceProps) {
	const { settings } = useShop();
	const exemption = useExemption(settings.small_business);
	const price = state.price_brutto;
	const dated = datedPrice(state);
	const rate = state.product && shownTaxRate(state.product, percent);
	const range = state.variantChoice && !state.variant ? state.variantChoice.priceRange : null;
	// For a rate or price newer than the build, the amount of tax is left out; cart and checkout compute it.
	const taxOf = (amount: DecimalText | null) =>
		amount !== null && percent === taxRate(settings) ? (taxes[amount] ?? null) : null;
	if (price === null && range === null)
		return (
			<p className={styles.price}>
				<ProductLabel name="onRequest" />
			</p>
		);
	return (
		<div className={styles.prices}>
			<p className={styles.price}>
				{range ? <PriceRangeText range={range} /> : price && <Price amount={price} />}
			</p>
			<BasePrice quantities={shownQuantities(state)} />
			{dated === null ? null : <Reduction {...dated} />}
			<p className={styles.notes}>
				<PriceNote goods={state.product} />
				{exemption === null ? null : <span>{exemption}</span>}
				{rate === null ? null : <Tax amount={taxOf(range?.single ? range.lowest : price)} percent={rate} />}
			</p>
		</div>
	);
}

/** Returns the quantities of the shown base price: of the chosen variant, otherwise of all variants. */
export function shownQuantities({ product, variant, price_brutto: price }: ProductPageState) {
	if (!product) return [];
	return variant ? [{ price, quantity: quantityOf(product, variant) }] : pricedQuantities(product);
}

function Tax({ amount, percent }: { readonly amount: DecimalText | null; readonly percent: DecimalText }) {
	const t = useTranslate();
	const { language } = useShell();
	const rate = { percent: formatPercent(percent, language) };
	if (amount === null) return <span>{t("product.taxRate", rate)}</span>;
	return (
		<span>
			{t("product.tax", rate)} <Price amount={amount} />
		</span>
	);
}

/** Returns the shown price with its history; null if a price with another history may be chosen. */
function datedPrice({ product, variant, variantChoice, price_brutto }: ProductPageState) {
	const price = price_brutto ?? product?.price_brutto ?? null;
	if (!product || price === null) return null;
	const history = priceHistoryOf(product, variant);
	const choices = variant ? [] : (variantChoice?.variants ?? []);
	const isShared = choices.every((choice) => priceHistoryOf(product, choice) === history);
	return isShared ? { price, history } : null;
}
