import type { FormEvent } from "react";
import { Button } from "#ui/components/button.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { StepHeading } from "#ui/pages/withdrawal-flow/step-heading.tsx";
import type {
	Withdrawal,
	WithdrawalFailure,
	WithdrawalView,
} from "#ui/pages/withdrawal-flow/use-withdrawal.ts";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";
import { WithdrawalContent } from "#ui/pages/withdrawal-flow/withdrawal-content.tsx";
import { WithdrawalByMail } from "#ui/pages/withdrawal-flow/withdrawal-letter.tsx";

interface WithdrawalConfirmProps {
	readonly withdrawal: Withdrawal;
	readonly view: Extract<WithdrawalView, { readonly step: "confirm" }>;
}

/** The second step: a summary and the button that sends it. */
export function WithdrawalConfirm({ withdrawal, view }: WithdrawalConfirmProps) {
	const { language } = useShell();
	const t = useTranslate();
	const { payload, sending, failure } = view;
	const confirm = (event: FormEvent) => {
		event.preventDefault();
		withdrawal.confirm();
	};
	return (
		<div className={styles.step}>
			<StepHeading>{t("withdrawalForm.check")}</StepHeading>
			<p>{t("withdrawalForm.statement")}</p>
			<WithdrawalContent fields={payload} />
			<FormProvider language={language}>
				<form className={styles.actions} aria-labelledby="withdrawal" method="post" onSubmit={confirm}>
					<SubmitButton
						label={t("withdrawalForm.confirm")}
						pendingLabel={t("contactForm.sending")}
						pending={sending}
					/>
					{sending ? null : (
						<Button quiet onPress={withdrawal.change}>
							{t("withdrawalForm.change")}
						</Button>
					)}
				</form>
			</FormProvider>
			<div role="alert">
				{failure ? (
					<div className={styles.failure}>
						<FailureText failure={failure} />
						<WithdrawalByMail fields={payload} />
					</div>
				) : null}
			</div>
		</div>
	);
}

function FailureText({ failure: { messageKey, problems } }: { readonly failure: WithdrawalFailure }) {
	const t = useTranslate();
	return (
		<>
			<p>{t(coreKey(messageKey))}</p>
			{problems.map(({ field, key, params }) => (
				<p key={`${field} ${key}`}>{t(coreKey(key), params)}</p>
			))}
			<p>{t("withdrawalForm.otherWays")}</p>
		</>
	);
}
