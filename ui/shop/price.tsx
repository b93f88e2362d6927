import { basePriceRanges, type PricedQuantity } from "#core/catalogue/base-price.ts";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import type { OrderTax } from "#core/legal/country-law.ts";
import { isMarginTaxed, type TaxedGoods } from "#core/legal/margin-taxation.ts";
import { taxNote } from "#core/legal/tax-note.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/price.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** A sum, its figures of one width. */
export function Price({ amount }: { readonly amount: DecimalText }) {
	const { language } = useShell();
	const { currency } = useShop();
	return (
		<span className={styles.price} data-part="price">
			{formatPrice(amount, currency, language)}
		</span>
	);
}

/** What a product costs: one price, or from the lowest to the highest (R-CAT-08). */
export function PriceRangeText({ range }: { readonly range: PriceRange }) {
	if (range.single) return <Price amount={range.lowest} />;
	return (
		<span className={styles.range} data-part="price">
			<Price amount={range.lowest} />
			{" – "}
			<Price amount={range.highest} />
		</span>
	);
}

/**
 * What one kilogram, litre or metre costs, next to the price of what is sold by weight, volume or length (B-LAW-16): of variants
 * from the lowest to the highest (B-LAW-24).
 */
export function BasePrice({ of }: { readonly of: readonly PricedQuantity[] }) {
	return basePriceRanges(of).map((prices) => (
		<span key={prices.unit} className={styles.base}>
			<PriceRangeText range={prices} /> / {prices.unit}
		</span>
	));
}

/** What is said of the tax with a price: that of the order where it is known, else that of the shop. */
export function useTaxNote(tax: Omit<OrderTax, "percent"> | null = null): string {
	const t = useTranslate();
	const { settings, exemption } = useShop();
	const note = taxNote(tax ?? { isExport: false, isExempt: settings.small_business });
	return note === "exempt" ? exemption.note : t(`price.${note}`);
}

/** That a small business charges no tax, in the words of the law; null where tax is charged. */
export function useExemption(isExempt: boolean): string | null {
	const { exemption } = useShop();
	return isExempt ? exemption.sentence : null;
}

/**
 * Returns how the law of the shop's country names the margin scheme, for goods under it (B-LAW-22); null for others, and where the
 * shop charges no tax or its country has no such scheme.
 */
export function useMarginNote(goods: TaxedGoods | null): string | null {
	const { settings, marginScheme } = useShop();
	return goods && isMarginTaxed(goods) && !settings.small_business ? marginScheme : null;
}

/** Returns what is said of the tax with the price of goods: the margin scheme in its place (B-LAW-22); null where tax may not be named. */
export function useGoodsTaxNote(goods: TaxedGoods | null, tax: OrderTax | null = null): string | null {
	const { settings } = useShop();
	const note = useTaxNote(tax);
	const margin = useMarginNote(goods);
	return goods && isMarginTaxed(goods) && !settings.small_business ? margin : note;
}

/**
 * What is shown with every price (R-CAT-07, B-LAW-04): tax included or none, or in their place the margin scheme (B-LAW-22); shipping
 * extra, a link to its page.
 */
export function PriceNote({
	tax = null,
	goods = null,
}: {
	readonly tax?: OrderTax | null;
	/** What the price is of; null for a sum. */
	readonly goods?: TaxedGoods | null;
}) {
	const t = useTranslate();
	const note = useGoodsTaxNote(goods, tax);
	const { legalPages } = useShop();
	const shipping = legalPages.find(({ key }) => key === "shipping")?.link;
	return (
		<span className={styles.note}>
			{note === null ? null : `${note}, `}
			{shipping ? (
				<a href={shipping.href} hrefLang={shipping.hreflang ?? undefined}>
					{t("price.plusShipping")}
				</a>
			) : (
				t("price.plusShipping")
			)}
		</span>
	);
}
