import { type ComponentProps, useId } from "react";
import { lineExcludesWithdrawal } from "#core/cart/line-withdrawal.ts";
import { isWithProvider, type OrderPaymentKind } from "#core/checkout/payment-methods.ts";
import { marginShare } from "#core/checkout/tax-within.ts";
import { orderTax } from "#core/legal/country-law.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { Currency } from "#core/money/currency.ts";
import { isCollectionMethod, namesCollection, shippingMethodLabel } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { sameId } from "#core/shared/branded.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { formatPrice } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { LineText } from "#ui/shop/cart/cart-line-choices.tsx";
import { useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { PromisedDelivery } from "#ui/shop/delivery-time.tsx";
import { GiftText } from "#ui/shop/gift/gift-text.tsx";
import { AddressLines } from "#ui/shop/order/address-lines.tsx";
import styles from "#ui/shop/order/confirmation-details.module.css";
import type { ConfirmedOrder } from "#ui/shop/order/confirmation-state.ts";
import { OrderFacts } from "#ui/shop/order/order-facts.tsx";
import { RetryNotice } from "#ui/shop/order/order-notice.tsx";
import { OrderNumber, TextWithOrderNumber } from "#ui/shop/order/order-number.tsx";
import { useExemption, useSumTaxNote } from "#ui/shop/price.tsx";
import { useSettings } from "#ui/shop/use-settings.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The confirmation of an order: number, total, payment method, next steps and the bank details for a transfer
 * (R-PAY-04).
 */
export function Confirmation({
	confirmed,
	shop,
}: {
	readonly confirmed: ConfirmedOrder;
	/** The services for reading the goods' names; null until they have loaded. */
	readonly shop: CatalogueServices | null;
}) {
	const { order, kind, paymentMethod } = confirmed;
	const { paths } = useShop();
	const currency = useOrderCurrency(confirmed);
	const t = useTranslate();
	// The current settings, as in the checkout, so that nobody transfers money to an outdated account.
	const { settings, current, failed, retry } = useSettings(shop);
	const id = useId();
	const needsBank = kind === "transfer" || kind === "invoice";
	const bank = needsBank ? (current?.bank_details ?? null) : null;
	const method =
		kind !== "none" &&
		(settings.payment_methods.find((one) => sameId(one.id, paymentMethod))?.display_name ??
			confirmed.payment);
	return (
		<div className={styles.confirmation}>
			<OrderFacts order={order} currency={currency} payment={method || null} />
			{confirmed.differs ? <p>{t("order.sentBefore")}</p> : null}
			<Goods confirmed={confirmed} shop={shop} />
			<Addresses confirmed={confirmed} settings={settings} />
			<div className={styles.columns}>
				<NextSteps confirmed={confirmed} method={method || ""} settings={current} />
				{failed && !current && needsBank ? (
					<RetryNotice messageKey="error.loadSettings" onRetry={retry} />
				) : null}
				{bank === null ? null : (
					<section className={styles.bank} aria-labelledby={id}>
						<h2 id={id}>{t("order.bank")}</h2>
						<p className={styles.details}>{bank}</p>
						<p>
							{t("label.before", { label: t("order.reference") })}{" "}
							<strong>
								<OrderNumber number={order.order_number} />
							</strong>
						</p>
					</section>
				)}
			</div>
			<div className={styles.actions}>
				<ButtonLink link={pageLink(paths.list)}>{t("order.toShop")}</ButtonLink>
				<Button quiet onPress={() => window.print()}>
					{t("order.print")}
				</Button>
			</div>
		</div>
	);
}

/** Returns the currency of an order's sums, by default the site's. */
function useOrderCurrency({ currency }: ConfirmedOrder): Currency {
	const shop = useShop();
	return currency ?? shop.currency;
}

type HandoverSettings = Pick<ShopSettings, "shipping_methods" | "shipping_names">;

/** The ordered goods with their choices, the delivery, and the sums. */
function Goods({
	confirmed,
	shop,
}: {
	readonly confirmed: ConfirmedOrder;
	readonly shop: CatalogueServices | null;
}) {
	const { order, kind, goods, shipping, shippingAddress, gift } = confirmed;
	const { language } = useShell();
	const { withdrawalForm } = useShop();
	const currency = useOrderCurrency(confirmed);
	const t = useTranslate();
	const id = useId();
	const { settings } = useSettings(shop);
	const tax = orderTax(settings, shippingAddress?.country_code ?? "");
	const exemption = useExemption(tax.isExempt);
	const { products } = useLineProducts(shop, goods);
	const taxNote = useSumTaxNote(tax, marginShare(goods, products));
	if (goods.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{t("order.goods")}</h2>
			<ul className={styles.goods}>
				{goods.map((line, place) => (
					<li key={`${place} ${line.product.id}`}>
						<LineText line={line} products={products}>
							{withdrawalForm && lineExcludesWithdrawal(line, products) ? (
								<p>{t("product.noWithdrawal")}</p>
							) : null}
						</LineText>
						<span>{formatPrice(line.price, currency, language)}</span>
					</li>
				))}
				{shipping ? (
					<li>
						<div>
							<p>{handoverText(shipping.method, settings, t)}</p>
							<p>
								<PromisedDelivery
									promise={confirmed}
									collected={isCollectionMethod(settings, shipping.method)}
									paidAhead={kind === "transfer"}
								/>
							</p>
						</div>
						<span>{formatPrice(shipping.cost, currency, language)}</span>
					</li>
				) : null}
				{gift.presentWrap ? (
					<li>
						<div>
							<GiftText gift={gift} />
						</div>
						<span>{formatPrice(gift.presentWrapCost, currency, language)}</span>
					</li>
				) : null}
				<li className={styles.total}>
					<p>
						{t("order.total")} <span className={styles.note}>{taxNote}</span>
					</p>
					<span>{formatPrice(order.total, currency, language)}</span>
				</li>
			</ul>
			{exemption === null ? null : <p>{exemption}</p>}
		</section>
	);
}

/** The addresses of goods and invoice. */
function Addresses({
	confirmed: { shippingAddress, invoiceAddress },
	settings,
}: {
	readonly confirmed: ConfirmedOrder;
	readonly settings: ComponentProps<typeof AddressLines>["settings"];
}) {
	const t = useTranslate();
	const id = useId();
	const named = [
		["shippingAddress", shippingAddress],
		["invoiceAddress", invoiceAddress],
	] as const;
	const addresses = named.flatMap(([name, address]) => (address ? [{ name, address }] : []));
	if (addresses.length === 0) return null;
	return (
		<div className={styles.addresses}>
			{addresses.map(({ name, address }) => (
				<section key={name} aria-labelledby={`${id}-${name}`}>
					<h2 id={`${id}-${name}`}>{t(`checkout.${name}`)}</h2>
					<AddressLines address={address} settings={settings} />
				</section>
			))}
		</div>
	);
}

/** Returns the text of the delivery method, with a label unless its own name says that the goods are collected. */
function handoverText(method: string, settings: HandoverSettings, t: Translate): string {
	const value = shippingMethodLabel(settings, method);
	if (!isCollectionMethod(settings, method))
		return t("label.value", { label: t("checkout.shippingCost"), value });
	const label = t("checkout.collection");
	return namesCollection(value, label) ? value : t("label.value", { label, value });
}

/** The next steps in their order: an invoice is paid after delivery, everything else before (R-PAY-04). */
function NextSteps({
	confirmed,
	method,
	settings,
}: {
	readonly confirmed: ConfirmedOrder;
	/** The name of the payment method. */
	readonly method: string;
	/** Null until they have been read. */
	readonly settings: Pick<ShopSettings, "bank_details"> | null;
}) {
	const { order, kind, paid } = confirmed;
	const { language } = useShell();
	const currency = useOrderCurrency(confirmed);
	const t = useTranslate();
	const id = useId();
	const params = {
		method,
		total: formatPrice(order.total, currency, language),
		number: order.order_number,
	};
	const key = nextStepsKey(kind, paid, settings);
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{t("order.next")}</h2>
			<ol className={styles.next}>
				{(["first", "second"] as const).map((step) => (
					<li key={step}>
						<TextWithOrderNumber
							text={t(`order.nextSteps.${key}.${step}`, params)}
							number={order.order_number}
						/>
					</li>
				))}
			</ol>
		</section>
	);
}

function nextStepsKey(
	kind: OrderPaymentKind,
	paid: boolean,
	settings: Pick<ShopSettings, "bank_details"> | null,
): OrderPaymentKind | "contact" {
	if (isWithProvider(kind)) return paid ? kind : "contact";
	return kind === "transfer" && settings?.bank_details === null ? "contact" : kind;
}
