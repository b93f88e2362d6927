import { type PaymentKind, paymentKind } from "#core/checkout/payment-methods.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { sameId } from "#core/shared/branded.ts";
import { Form } from "#ui/components/form/form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";
import { CheckoutWays } from "#ui/shop/checkout/checkout-choices.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";

/** The note about when and how to pay, by kind of payment method. */
const notes: Readonly<Record<PaymentKind, PageTextKey>> = {
	payNow: "checkout.payLaterNote",
	payLater: "checkout.payLaterNote",
	transfer: "checkout.transferNote",
	invoice: "checkout.invoiceNote",
};

/** The step with the payment methods of the settings, and no others (R-PAY-05). */
export function CheckoutPayment({ shop, terms, form, onDone }: StepProps) {
	const t = useTranslate();
	const { draft, dropped } = useCheckout(shop);
	const { settings, recipient, paymentMethods: methods } = terms;
	const droppedName = settings.payment_methods.find(({ id }) => sameId(id, dropped.paymentMethod));
	const { creditWarning } = lawOf(recipient?.country_code ?? "");
	/**
	 * Returns the credit warning. Paying later with a provider is credit (Directive (EU) 2023/2225); the shop's own
	 * invoice is not.
	 */
	const warningOf = (kind: PaymentKind) =>
		kind === "payLater" && creditWarning ? t(`checkout.credit.${creditWarning}`) : null;
	if (methods.length === 0) return <p>{t("checkout.noPayment")}</p>;
	return (
		<Form state={form} className={styles.form} onSubmit={onDone}>
			{droppedName ? (
				<p role="alert" className={styles.dropped}>
					{t("checkout.paymentDropped", { method: droppedName.display_name })}
				</p>
			) : null}
			<CheckoutWays
				name="paymentMethod"
				legend={t("checkout.paymentMethod")}
				chosen={draft.paymentMethod === null ? null : String(draft.paymentMethod)}
				choices={methods.map(({ id, display_name }) => ({
					value: String(id),
					label: display_name,
					note: t(notes[paymentKind(settings, id)]),
					warning: warningOf(paymentKind(settings, id)),
					aside: null,
				}))}
				onChoose={(value) => {
					const method = methods.find(({ id }) => String(id) === value);
					shop.checkout.dispatch({ type: "choosePayment", paymentMethod: method?.id ?? null });
					onDone();
				}}
			/>
		</Form>
	);
}
