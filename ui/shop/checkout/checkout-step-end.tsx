import type { CheckoutStep } from "#core/checkout/checkout-steps.ts";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";

/** The end of a step's form: what is wrong in all, and the way on. */
export function StepEnd({
	step,
	wrong,
	required = false,
}: {
	readonly step: Exclude<CheckoutStep, "review">;
	/** Whether there are errors to correct. */
	readonly wrong: boolean;
	/** Whether the form has fields marked as required. */
	readonly required?: boolean;
}) {
	const t = useTranslate();
	return (
		<>
			<p role="alert" className={styles.check}>
				{wrong ? t("form.check") : ""}
			</p>
			<div className={styles.end}>
				<SubmitButton label={t(`checkout.next.${step}`)} pendingLabel="" pending={false} />
				{required ? <p className={styles.required}>{t("form.required")}</p> : null}
			</div>
		</>
	);
}
