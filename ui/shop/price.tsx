import { basePriceRanges, type PricedQuantity } from "#core/catalogue/base-price.ts";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import type { MarginShare } from "#core/checkout/tax-within.ts";
import type { OrderTax } from "#core/legal/country-law.ts";
import { isMarginTaxed, type TaxedGoods } from "#core/legal/margin-taxation.ts";
import { taxNote } from "#core/legal/tax-note.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/price.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

/** The props of {@link FormattedPrice}. */
export interface FormattedPriceProps {
	/** The amount as a decimal: "149.00". */
	readonly amount: DecimalText;
	readonly currency: Currency;
	/** The amount as formatted for the language of the page: "149,00 €". */
	readonly text: string;
}

/** A formatted price with digits of the same width. */
const FormattedPrice = replaceable("Price", function FormattedPrice({ text }: FormattedPriceProps) {
	return (
		<span className={styles.price} data-part="price">
			{text}
		</span>
	);
});

/** A price in the currency of the shop. */
export function Price({ amount }: { readonly amount: DecimalText }) {
	const { language } = useShell();
	const { currency } = useShop();
	return (
		<FormattedPrice amount={amount} currency={currency} text={formatPrice(amount, currency, language)} />
	);
}

/** The price of a product: one price, or the lowest and the highest (R-CAT-08). */
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
 * The price per kilogram, litre or metre of goods sold by weight, volume or length (B-LAW-16). For variants, the
 * lowest and the highest (B-LAW-24).
 */
export function BasePrice({ quantities }: { readonly quantities: readonly PricedQuantity[] }) {
	return basePriceRanges(quantities).map((prices) => (
		<span key={prices.unit} className={styles.base}>
			<PriceRangeText range={prices} /> / {prices.unit}
		</span>
	));
}

/** Returns the note about tax next to a price: by the order's tax if it is known, otherwise by the shop's. */
function useTaxNote(tax: Omit<OrderTax, "percent"> | null = null): string {
	const t = useTranslate();
	const { settings, exemption } = useShop();
	const note = taxNote(tax ?? { isExport: false, isExempt: settings.small_business });
	return note === "exempt" ? exemption.note : t(`price.${note}`);
}

/** Returns the law's sentence that a small business charges no tax; null if tax is charged. */
export function useExemption(isExempt: boolean): string | null {
	const { exemption } = useShop();
	return isExempt ? exemption.sentence : null;
}

/**
 * Returns the name of the margin scheme in the law of the shop's country, for goods under it (B-LAW-22). Null for
 * other goods, and if the shop charges no tax or its country has no such scheme.
 */
export function useMarginNote(goods: TaxedGoods | null): string | null {
	const { settings, marginScheme } = useShop();
	return goods && isMarginTaxed(goods) && !settings.small_business ? marginScheme : null;
}

/**
 * Returns the note about tax next to the price of goods; for goods under the margin scheme its name instead
 * (B-LAW-22), null if the country has none.
 */
export function useGoodsTaxNote(goods: TaxedGoods | null): string | null {
	const { settings } = useShop();
	const note = useTaxNote();
	const margin = useMarginNote(goods);
	return goods && isMarginTaxed(goods) && !settings.small_business ? margin : note;
}

/**
 * Returns the note about tax next to a sum. Goods under the margin scheme contain no tax that may be shown, so their
 * sum has the scheme's name, and a sum that also contains other goods names it in part (B-LAW-22). Null until the
 * share of these goods is known, and if the country has no such scheme.
 */
export function useSumTaxNote(tax: OrderTax | null, share: MarginShare | null): string | null {
	const t = useTranslate();
	const { settings, marginScheme } = useShop();
	const note = useTaxNote(tax);
	if (share === "none" || tax?.isExport || tax?.isExempt || settings.small_business) return note;
	if (share === null || marginScheme === null) return null;
	return share === "all" ? marginScheme : t("price.partly", { scheme: marginScheme });
}

/**
 * The note next to a product's price (R-CAT-07, B-LAW-04): tax included or not charged, or the margin scheme
 * (B-LAW-22); and "plus shipping".
 */
export function PriceNote({ goods }: { readonly goods: TaxedGoods | null }) {
	return <NoteWithShipping note={useGoodsTaxNote(goods)} />;
}

/** The note next to a sum of goods without shipping: about tax, and "plus shipping" (B-LAW-04, B-LAW-22). */
export function SumNote({
	tax,
	share,
}: {
	/** The tax of the order; null if unknown. */
	readonly tax: OrderTax | null;
	/** The share of margin-taxed goods in the sum; null if unknown. */
	readonly share: MarginShare | null;
}) {
	return <NoteWithShipping note={useSumTaxNote(tax, share)} />;
}

/** A note about tax and "plus shipping" as a link to its page. */
function NoteWithShipping({ note }: { readonly note: string | null }) {
	const t = useTranslate();
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
