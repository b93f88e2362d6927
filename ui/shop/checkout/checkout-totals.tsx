import type { CheckoutTerms } from "#core/checkout/checkout-terms.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";
import type { ExpectedShipping } from "#core/checkout/order-totals.ts";
import { marginShare } from "#core/checkout/tax-within.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { formatPercent } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-totals.module.css";
import { DeliveryTime, PromisedDelivery } from "#ui/shop/delivery-time.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import { countryNames } from "#ui/shop/order/country-names.ts";
import { Price, SumNote, useExemption, useSumTaxNote } from "#ui/shop/price.tsx";

/**
 * The exact sums of an order: goods, shipping, total and contained tax, and when the goods arrive or can be collected
 * (R-CHECK-03, B-LAW-01). The price of goods excludes shipping; the total includes it (B-LAW-04). Collected goods
 * have no shipping.
 */
export function CheckoutTotals({
	terms,
	promised = null,
}: {
	readonly terms: CheckoutTerms;
	/** The order service's delivery promise; null for the website's own. */
	readonly promised?: DeliveryPromise | null;
}) {
	const { language } = useShell();
	const t = useTranslate();
	const { cart, products, settings, tax, totals, shipping, isCollected: collected } = terms;
	const { percent, isExport } = tax;
	const share = marginShare(cart.products, products);
	const taxNote = useSumTaxNote(tax, share);
	const exemption = useExemption(tax.isExempt);
	const country = totals.shipping?.assumedCountry ?? null;
	const shippingLabel =
		country === null
			? t("checkout.shippingCost")
			: t("checkout.shippingCostTo", { country: countryNames(settings, language)(country) });
	return (
		<dl className={styles.totals}>
			<div>
				<dt>
					{t("checkout.goods")}{" "}
					{collected || isExport ? (
						<span className={styles.note}>{taxNote}</span>
					) : (
						<SumNote tax={tax} share={share} />
					)}
				</dt>
				<dd>
					<Price amount={totals.totalPriceBrutto.amount} />
				</dd>
			</div>
			{terms.gift.presentWrap ? (
				<div>
					<dt>{t("gift.wrapping")}</dt>
					<dd>
						<WrappingPrice price={totals.presentWrapCost.amount} />
					</dd>
				</div>
			) : null}
			<div>
				<dt>{collected ? t("checkout.collection") : shippingLabel}</dt>
				<dd>
					{totals.shipping ? (
						<ExpectedPrice shipping={totals.shipping} amount={totals.shippingCost.amount} />
					) : (
						t(collected ? "checkout.collectionOpen" : "checkout.shippingOpen")
					)}
				</dd>
			</div>
			<div className={styles.total}>
				<dt>
					{t("checkout.total")} <span className={styles.note}>{taxNote}</span>
				</dt>
				<dd>
					<ExpectedPrice shipping={totals.shipping} amount={totals.total.amount} />
				</dd>
			</div>
			{totals.containedTax && percent !== null ? (
				<div className={styles.tax}>
					<dt>{t("checkout.tax", { percent: formatPercent(percent, language) })}</dt>
					<dd>
						<Price amount={totals.containedTax.amount} />
					</dd>
				</div>
			) : null}
			{exemption === null ? null : (
				<div className={`${styles.tax} ${styles.customs}`}>
					<dt>{t("checkout.noTax")}</dt>
					<dd>{exemption}</dd>
				</div>
			)}
			{isExport ? (
				<div className={`${styles.tax} ${styles.customs}`}>
					<dt>{t("checkout.customs")}</dt>
					<dd>{t("checkout.customsNote")}</dd>
				</div>
			) : null}
			{shipping ? (
				<div>
					<dt>{t(collected ? "checkout.collection" : "checkout.delivery")}</dt>
					<dd>
						{promised ? (
							<PromisedDelivery
								promise={promised}
								collected={collected}
								paidAhead={shipping.paidAhead === true}
							/>
						) : (
							<DeliveryTime
								days={cartDeliveryDays(cart.products, products, shipping.method)}
								shipping={shipping}
							/>
						)}
					</dd>
				</div>
			) : null}
		</dl>
	);
}

/** A price of the order; the lowest possible one while shipping is undecided. */
export function ExpectedPrice({
	shipping,
	amount,
}: {
	readonly shipping: ExpectedShipping | null;
	readonly amount: DecimalText;
}) {
	const t = useTranslate();
	return (
		<>
			{shipping?.isLowest ? `${t("checkout.from")} ` : null}
			<Price amount={amount} />
		</>
	);
}
