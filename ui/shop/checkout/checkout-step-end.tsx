import { useHasProblems } from "#ui/components/form/form.tsx";
import end from "#ui/components/form/form-end.module.css";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";

/** The end of a step's form: a summary of problems, and the button to continue. */
export function StepEnd({
	step,
	required = false,
}: {
	/** The step, which determines the button's label; "contactFree" is the contact step of a free order. */
	readonly step: "contact" | "contactFree" | "shipping";
	/** Whether the form has required fields. */
	readonly required?: boolean;
}) {
	const t = useTranslate();
	const isWrong = useHasProblems();
	return (
		<>
			<p role="alert" className={styles.check}>
				{required && isWrong ? t("form.check") : ""}
			</p>
			<div className={end.end}>
				<SubmitButton label={t(`checkout.next.${step}`)} pendingLabel="" pending={false} />
				{required ? <p className={end.required}>{t("form.required")}</p> : null}
			</div>
		</>
	);
}
