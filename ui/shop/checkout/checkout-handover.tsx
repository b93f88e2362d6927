import { type FormEvent, useRef } from "react";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import { collectionMethods, handoverOf } from "#core/checkout/offers.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { CheckoutChoices, type Choice } from "#ui/shop/checkout/checkout-choices.tsx";
import { useFocusOnProblem } from "#ui/shop/checkout/checkout-focus.ts";
import styles from "#ui/shop/checkout/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { StepEnd } from "#ui/shop/checkout/checkout-step-end.tsx";
import { useCheckout } from "#ui/shop/checkout/use-checkout.ts";
import { problemText } from "#ui/shop/order/order-text.ts";
import { Price } from "#ui/shop/price.tsx";

/** The value of each choice; the places of collection have their own. */
const deliver = "delivery";
const collectBy = (name: string) => `collection ${name}`;

/** Deliver, or collect at one of the places that the shop names: the shopper's own choice (B-USE-18). */
export function CheckoutHandover({ shop, context, problems, onClearProblem, onDone }: StepProps) {
	const t = useTranslate();
	const form = useRef<HTMLFormElement>(null);
	const { draft } = useCheckout(shop);
	useFocusOnProblem(form, problems);
	const { settings } = context;
	const [problem] = problems;
	const chosen = handoverOf(draft, settings);
	const collections = collectionMethods(settings);
	const choices: readonly Choice[] = [
		{ value: deliver, label: t("checkout.deliver"), note: t("checkout.deliverNote"), aside: null },
		...collections.map(({ name, label, price_brutto }) => ({
			value: collectBy(name),
			label,
			note: t("checkout.collectNote"),
			aside: Number(price_brutto) === 0 ? t("checkout.free") : <Price amount={price_brutto} />,
		})),
	];
	const handovers = new Map<string, Handover>([
		[deliver, delivery],
		...collections.map(
			({ name }) => [collectBy(name), { type: "collection", shippingMethod: name }] as const,
		),
	]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onDone();
	};
	return (
		<form ref={form} className={styles.form} noValidate onSubmit={submit}>
			<CheckoutChoices
				name="handover"
				legend={t("checkout.handover")}
				chosen={chosen && (chosen.type === "delivery" ? deliver : collectBy(chosen.shippingMethod ?? ""))}
				choices={choices}
				problem={problem ? problemText(problem, t) : null}
				onChoose={(value) => {
					const handover = handovers.get(value);
					if (handover) shop.checkout.dispatch({ type: "chooseHandover", handover });
					onClearProblem("handover");
				}}
			/>
			<StepEnd step="handover" wrong={false} />
		</form>
	);
}
