import { destinationOf } from "#core/checkout/announced-shipping.ts";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";
import { isPaidAhead } from "#core/checkout/payment-methods.ts";
import { type OfferedShippingMethod, shippingMethodLabel } from "#core/settings/shipping-methods.ts";
import { Form } from "#ui/components/form/form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { CheckoutChoices } from "#ui/shop/checkout/checkout-choices.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { StepEnd } from "#ui/shop/checkout/checkout-step-end.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { DeliveryTime } from "#ui/shop/delivery-time.tsx";
import { GiftFields } from "#ui/shop/gift/gift-fields.tsx";
import { Price } from "#ui/shop/price.tsx";

/**
 * The step with the shipping methods for the address and payment method, with price and delivery time (R-CHECK-02,
 * R-CHECK-03, B-LAW-06).
 */
export function CheckoutShipping({ shop, terms, form, onDone }: StepProps) {
	const t = useTranslate();
	const { draft, dropped, availableShippingMethods } = useCheckout(shop);
	const { cart, products, settings, recipient, paymentMethod } = terms;
	const deliveryTime = (method: OfferedShippingMethod) =>
		recipient ? (
			<DeliveryTime
				days={cartDeliveryDays(cart.products, products, method)}
				shipping={{
					...destinationOf(recipient, settings),
					paidAhead: isPaidAhead(settings, paymentMethod),
				}}
			/>
		) : null;
	if (availableShippingMethods.length === 0) return <p role="alert">{t("checkout.noShipping")}</p>;
	return (
		<Form state={form} className={styles.form} onSubmit={onDone}>
			{dropped.shippingMethod === null ? null : (
				<p role="alert" className={styles.dropped}>
					{t("checkout.shippingDropped", {
						method: shippingMethodLabel(settings, dropped.shippingMethod),
					})}
				</p>
			)}
			<CheckoutChoices
				name="shippingMethod"
				legend={t(terms.isCollected ? "checkout.collectionMethod" : "checkout.shippingMethod")}
				chosen={draft.shippingMethod}
				choices={availableShippingMethods.map((method) => ({
					value: method.name,
					label: method.label,
					note: (
						<>
							{method.shipping_provider ? `${method.shipping_provider} · ` : null}
							{deliveryTime(method)}
						</>
					),
					aside:
						Number(method.price_brutto) === 0 ? t("checkout.free") : <Price amount={method.price_brutto} />,
				}))}
				others={["shippingCost"]}
				onChoose={(shippingMethod) => {
					shop.checkout.dispatch({ type: "chooseShipping", shippingMethod });
				}}
			/>
			<GiftFields shop={shop} settings={settings} />
			<StepEnd step="shipping" />
		</Form>
	);
}
