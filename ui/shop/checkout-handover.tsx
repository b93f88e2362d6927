import { type FormEvent, useRef } from "react";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import { collectionMethods, handoverOf } from "#core/checkout/offers.ts";
import { useWords } from "#ui/foundation/words.tsx";
import { CheckoutChoices, type Choice } from "#ui/shop/checkout-choices.tsx";
import { useFocusOnProblem } from "#ui/shop/checkout-focus.ts";
import styles from "#ui/shop/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout-parts.ts";
import { useCheckout } from "#ui/shop/checkout-state.ts";
import { StepEnd } from "#ui/shop/checkout-step-end.tsx";
import { problemText } from "#ui/shop/order-words.ts";
import { Price } from "#ui/shop/price.tsx";

/** The value of each choice; the places of collection have their own. */
const deliver = "delivery";
const collectBy = (name: string) => `collection ${name}`;

/** Deliver, or collect at one of the places that the shop names: the shopper's own choice (B-USE-18). */
export function CheckoutHandover({ shop, context, problems, onClearProblem, onDone }: StepProps) {
	const words = useWords();
	const form = useRef<HTMLFormElement>(null);
	const { draft } = useCheckout(shop);
	useFocusOnProblem(form, problems);
	const { settings } = context;
	const [problem] = problems;
	const chosen = handoverOf(draft, settings);
	const collections = collectionMethods(settings);
	const choices: readonly Choice[] = [
		{ value: deliver, label: words("checkout.deliver"), note: words("checkout.deliverNote"), aside: null },
		...collections.map(({ name, label, price_brutto }) => ({
			value: collectBy(name),
			label,
			note: words("checkout.collectNote"),
			aside: Number(price_brutto) === 0 ? words("checkout.free") : <Price amount={price_brutto} />,
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
				legend={words("checkout.handover")}
				chosen={chosen && (chosen.type === "delivery" ? deliver : collectBy(chosen.shippingMethod ?? ""))}
				choices={choices}
				problem={problem ? problemText(problem, words) : null}
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
