import { useHasProblems } from "#ui/components/form/form.tsx";
import end from "#ui/components/form/form-end.module.css";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/checkout/checkout-form.module.css";

/** The end of a step's form: what is wrong in all, and the way on. */
export function StepEnd({
	step,
	required = false,
}: {
	/** What comes next by its name: after the contact, where nothing is to be paid, "contactFree". */
	readonly step: "contact" | "contactFree" | "shipping";
	/** Whether the form has fields to fill in, marked where they are required. */
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
