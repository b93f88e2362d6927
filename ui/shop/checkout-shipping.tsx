import { type FormEvent, useRef } from "react";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";
import { shippingMethodLabel } from "#core/checkout/shipping-methods.ts";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { CheckoutChoices } from "#ui/shop/checkout-choices.tsx";
import { useFocusOnProblem } from "#ui/shop/checkout-focus.ts";
import styles from "#ui/shop/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout-parts.ts";
import { useCheckout } from "#ui/shop/checkout-state.ts";
import { StepEnd } from "#ui/shop/checkout-step-end.tsx";
import { problemText } from "#ui/shop/order-words.ts";
import { Price } from "#ui/shop/price.tsx";

/** The ways to ship to the address with the way to pay, with price and days (R-CHECK-02, R-CHECK-03, B-LAW-06). */
export function CheckoutShipping({ shop, context, problems, onClearProblem, onDone }: StepProps) {
	const words = useWords();
	const form = useRef<HTMLFormElement>(null);
	const { draft, dropped, availableShippingMethods } = useCheckout(shop);
	useFocusOnProblem(form, problems);
	const problem = problems.find(({ field }) => field !== "presentWrap");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onDone();
	};
	const daysText = (additional: number) => {
		const days = cartDeliveryDays(context.cart.products, context.products, additional);
		return `${words("checkout.delivery")}: ${days === null ? words("checkout.daysUnknown") : words("checkout.days", { count: days })}`;
	};
	if (availableShippingMethods.length === 0) return <p role="alert">{words("checkout.noShipping")}</p>;
	return (
		<form ref={form} className={styles.form} noValidate onSubmit={submit}>
			{dropped.shippingMethod === null ? null : (
				<p role="alert" className={styles.dropped}>
					{words("checkout.shippingDropped", {
						method: shippingMethodLabel(context.settings, dropped.shippingMethod),
					})}
				</p>
			)}
			<CheckoutChoices
				name="shippingMethod"
				legend={words("checkout.shippingMethod")}
				chosen={draft.shippingMethod}
				choices={availableShippingMethods.map((method) => ({
					value: method.name,
					label: method.label,
					note: [method.shipping_provider, daysText(method.additional_days)].filter(Boolean).join(" · "),
					aside:
						Number(method.price_brutto) === 0 ? (
							words("checkout.free")
						) : (
							<Price amount={method.price_brutto} />
						),
				}))}
				problem={problem ? problemText(problem, words) : null}
				onChoose={(shippingMethod) => {
					shop.checkout.dispatch({ type: "chooseShipping", shippingMethod });
					onClearProblem("shippingMethod");
				}}
			/>
			{context.settings.present_wrapping ? (
				<Checkbox
					name="presentWrap"
					label={words("checkout.presentWrap")}
					initial={draft.presentWrap}
					onChange={(presentWrap) => shop.checkout.dispatch({ type: "change", fields: { presentWrap } })}
				/>
			) : null}
			<StepEnd step="shipping" wrong={false} />
		</form>
	);
}
