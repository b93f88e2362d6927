import { delivery, type Handover } from "#core/checkout/handover.ts";
import { Form } from "#ui/components/form/form.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { CheckoutWays, type Choice } from "#ui/shop/checkout/checkout-choices.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";
import type { StepProps } from "#ui/shop/checkout/checkout-props.ts";
import { Price } from "#ui/shop/price.tsx";

/** The values of the options; each place of collection has its own. */
const deliver = "delivery";
const collectBy = (name: string) => `collection ${name}`;

/** The step in which the customer chooses delivery or a place of collection (B-USE-18). */
export function CheckoutHandover({ shop, terms, form, onDone }: StepProps) {
	const t = useTranslate();
	const { collectionMethods, recipient } = terms;
	const chosen =
		recipient &&
		(recipient.handover.type === "delivery" ? deliver : collectBy(recipient.handover.shippingMethod ?? ""));
	const choices: readonly Choice[] = [
		{ value: deliver, label: t("checkout.deliver"), note: t("checkout.deliverNote"), aside: null },
		...collectionMethods.map(({ name, label, price_brutto }) => ({
			value: collectBy(name),
			label,
			note: t("checkout.collectNote"),
			aside: Number(price_brutto) === 0 ? t("checkout.free") : <Price amount={price_brutto} />,
		})),
	];
	const handovers = new Map<string, Handover>([
		[deliver, delivery],
		...collectionMethods.map(
			({ name }) => [collectBy(name), { type: "collection", shippingMethod: name }] as const,
		),
	]);
	return (
		<Form state={form} className={styles.form} onSubmit={onDone}>
			<CheckoutWays
				name="handover"
				legend={t("checkout.handover")}
				chosen={chosen}
				choices={choices}
				onChoose={(value) => {
					const handover = handovers.get(value);
					if (handover) shop.checkout.dispatch({ type: "chooseHandover", handover });
					onDone();
				}}
			/>
		</Form>
	);
}
