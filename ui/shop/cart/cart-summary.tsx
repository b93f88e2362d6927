import type { ReactNode } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import { announcedTax, type OrderShipping } from "#core/checkout/announced-shipping.ts";
import { type DeliveredLine, orderDeliveryDays } from "#core/checkout/delivery-time.ts";
import { type GiftSettings, giftOf, noGift } from "#core/checkout/gift.ts";
import { marginShare, taxWithin } from "#core/checkout/tax-within.ts";
import type { TaxSettings } from "#core/legal/country-law.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { sumMoney } from "#core/money/money.ts";
import type { ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { formatPercent } from "#ui/components/format-price.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/cart/cart-contents.module.css";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { DeliveryTime } from "#ui/shop/delivery-time.tsx";
import { GiftFields } from "#ui/shop/gift/gift-fields.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import { Price, SumNote, useExemption } from "#ui/shop/price.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** The settings that the cart shows. */
export type CartSettings = ShippingSettings &
	GiftSettings &
	TaxSettings &
	Pick<ShopSettings, "payment_methods">;

interface SumsProps {
	readonly cart: Cart;
	readonly products: LoadedProducts;
	readonly shop: ShopServices;
	/** The current settings, the same as in the checkout; null until they have been read. */
	readonly settings: CartSettings | null;
	/** The expected way of delivery; null if unknown. */
	readonly shipping: OrderShipping | null;
	/** The lines that are available. */
	readonly supplied: readonly DeliveredLine[];
}

/** The totals of the cart with the contained tax, and the link to the checkout (B-LAW-04). */
export function CartSummary({
	cart,
	products,
	shop,
	settings,
	shipping,
	supplied,
	unpriced,
	hasOpenOrder,
	blocked,
	children,
}: SumsProps & {
	/** Whether an earlier order has to be finished first, so that its button is the primary one. */
	readonly hasOpenOrder: boolean;
	/** Whether the price of a line is unknown, so that there are no totals. */
	readonly unpriced: boolean;
	/** Whether a line has to be changed first. */
	readonly blocked: boolean;
	readonly children?: ReactNode;
}) {
	const { paths } = useShop();
	const t = useTranslate();
	return (
		<section className={styles.summary} data-part="cart-summary" aria-labelledby="cart-summary">
			<h2 id="cart-summary">{t("cart.summary")}</h2>
			{unpriced ? null : (
				<CartSums
					cart={cart}
					products={products}
					shop={shop}
					settings={settings}
					shipping={shipping}
					supplied={supplied}
				/>
			)}
			{settings ? <GiftFields shop={shop} settings={settings} /> : null}
			{children}
			{blocked ? (
				<p className={styles.blocked}>{t("cart.resolveNotesFirst")}</p>
			) : (
				<ButtonLink link={pageLink(paths.checkout)} quiet={hasOpenOrder} buys>
					{t("cart.checkout")}
				</ButtonLink>
			)}
		</section>
	);
}

function CartSums({ cart, products, shop, settings, shipping, supplied }: SumsProps) {
	const { language } = useShell();
	const t = useTranslate();
	const { draft } = useCheckout(shop);
	const tax = settings && announcedTax(draft, settings);
	const percent = tax?.percent ?? null;
	const exemption = useExemption(tax?.isExempt ?? false);
	const goods = cart.totalPriceBrutto;
	const gift = settings ? giftOf(draft, settings) : noGift;
	const total = sumMoney([goods, { ...goods, amount: gift.presentWrapCost }], goods.currency);
	const contained = taxWithin(total, cart, { percent, products });
	return (
		<>
			<dl className={styles.sums}>
				{gift.presentWrap ? (
					<>
						<div>
							<dt>{t("cart.goods")}</dt>
							<dd>
								<Price amount={goods.amount} />
							</dd>
						</div>
						<div>
							<dt>{t("gift.wrapping")}</dt>
							<dd>
								<WrappingPrice price={gift.presentWrapCost} />
							</dd>
						</div>
					</>
				) : null}
				<div className={styles.total}>
					<dt>{t("cart.total")}</dt>
					<dd>
						<Price amount={total.amount} />
					</dd>
				</div>
				{percent === null || contained === null ? null : (
					<div>
						<dt>{t("cart.tax", { percent: formatPercent(percent, language) })}</dt>
						<dd>
							<Price amount={contained.amount} />
						</dd>
					</div>
				)}
				{shipping && supplied.length === cart.products.length ? (
					<div>
						<dt>{t("checkout.delivery")}</dt>
						<dd>
							<DeliveryTime
								days={orderDeliveryDays(supplied, shipping.method)}
								shipping={shipping}
								withTransfer
							/>
						</dd>
					</div>
				) : null}
			</dl>
			<SumNote tax={tax} share={marginShare(cart.products, products)} />
			{exemption === null ? null : <p>{exemption}</p>}
		</>
	);
}
