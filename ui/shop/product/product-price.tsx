import { pricedQuantities, quantityOf } from "#core/catalogue/base-price.ts";
import type { ContainedTaxes } from "#core/catalogue/contained-taxes.ts";
import { type PriceReduction, priceReduction } from "#core/catalogue/price-reduction.ts";
import type { ProductPageState } from "#core/product-page/product-page-state.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useCurrentMinute } from "#ui/foundation/use-current-minute.ts";
import { BasePrice, formatPrice, Price, PriceNote, PriceRangeText } from "#ui/shop/price.tsx";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import styles from "#ui/shop/product/product-price.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

interface ProductPriceProps {
	readonly state: ProductPageState;
	/** The tax contained in all prices, in per cent. */
	readonly percent: DecimalText | null;
	/** What it comes to at the rate of the build, by price. */
	readonly taxes: ContainedTaxes;
}

/** What the product or the chosen variant costs, with what the law wants with it (B-LAW-04, B-LAW-05). */
export function ProductPrice({ state, percent, taxes }: ProductPriceProps) {
	const { settings } = useShop();
	const price = state.price_brutto;
	const range = state.variantChoice && !state.variant ? state.variantChoice.priceRange : null;
	// A rate or a price newer than the build is said without the sum: the cart and the checkout compute it.
	const taxOf = (amount: DecimalText | null) =>
		amount !== null && percent === settings.default_tax_percent ? (taxes[amount] ?? null) : null;
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
			<BasePrice of={shownQuantities(state)} />
			<Reduction state={state} />
			<p className={styles.notes}>
				<PriceNote />
				{percent === null ? null : (
					<Tax amount={taxOf(range?.single ? range.lowest : price)} percent={percent} />
				)}
			</p>
		</div>
	);
}

/** What the base price that is shown is of: of the variant chosen, else of all that can be chosen. */
export function shownQuantities({ product, variant, price_brutto: price }: ProductPageState) {
	if (!product) return [];
	return variant ? [{ price, quantity: quantityOf(product, variant) }] : pricedQuantities(product);
}

function Tax({ amount, percent }: { readonly amount: DecimalText | null; readonly percent: DecimalText }) {
	const t = useTranslate();
	if (amount === null) return <span className={styles.tax}>{t("product.taxRate", { percent })}</span>;
	return (
		<span className={styles.tax}>
			{t("product.tax", { percent })} <Price amount={amount} />
		</span>
	);
}

/** Later than any entry of a history. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** The price that the history of the product's prices contains; null where another one is shown, or may be chosen. */
function recordedPrice({
	product,
	variant,
	variantChoice,
	price_brutto,
}: ProductPageState): DecimalText | null {
	const choices = variant ? [variant] : (variantChoice?.variants ?? []);
	const own = choices.some((choice) => choice.price_brutto !== null);
	return own ? null : (price_brutto ?? product?.price_brutto ?? null);
}

/**
 * The lowest price of the 30 days before a reduction. It depends on the day, so it is said after the first drawing;
 * its place is kept wherever the history could make one.
 */
function Reduction({ state }: { readonly state: ProductPageState }) {
	const now = useCurrentMinute();
	const price = recordedPrice(state);
	const history = state.product?.price_history;
	if (price === null || !history || !priceReduction(price, history, endOfTime)) return null;
	const reduction = now === null ? null : priceReduction(price, history, now);
	return <p className={styles.reduction}>{reduction ? <Reduced {...reduction} /> : "\u00a0"}</p>;
}

function Reduced({ lowestPrice, percent }: PriceReduction) {
	const t = useTranslate();
	const { language } = useShell();
	const { currency } = useShop();
	return (
		<>
			{percent > 0 ? <strong className={styles.percent}>{t("catalogue.reduced", { percent })}</strong> : null}
			<span>{t("catalogue.lowestPrice", { price: formatPrice(lowestPrice, currency, language) })}</span>
		</>
	);
}
