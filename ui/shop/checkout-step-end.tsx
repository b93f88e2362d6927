import type { CheckoutStep } from "#core/checkout/checkout-steps.ts";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/checkout-form.module.css";

/** The end of a step's form: what is wrong in all, and the way on. */
export function StepEnd({
	step,
	wrong,
	required = false,
}: {
	readonly step: Exclude<CheckoutStep, "review">;
	/** Whether something is to be mended. */
	readonly wrong: boolean;
	/** Whether the form has fields marked as required. */
	readonly required?: boolean;
}) {
	const words = useWords();
	return (
		<>
			<p role="alert" className={styles.check}>
				{wrong ? words("form.check") : ""}
			</p>
			<div className={styles.end}>
				<SubmitButton label={words(`checkout.next.${step}`)} pendingLabel="" pending={false} />
				{required ? <p className={styles.required}>{words("form.required")}</p> : null}
			</div>
		</>
	);
}
