import type { FormEvent } from "react";
import { Button } from "#ui/components/button.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { StepHeading } from "#ui/sections/withdrawal/step-heading.tsx";
import type {
	Withdrawal,
	WithdrawalFailure,
	WithdrawalView,
} from "#ui/sections/withdrawal/use-withdrawal.ts";
import styles from "#ui/sections/withdrawal/withdrawal.module.css";
import { WithdrawalContent } from "#ui/sections/withdrawal/withdrawal-content.tsx";
import { WithdrawalByMail } from "#ui/sections/withdrawal/withdrawal-letter.tsx";

interface WithdrawalConfirmProps {
	readonly withdrawal: Withdrawal;
	readonly view: Extract<WithdrawalView, { readonly step: "confirm" }>;
}

/** The second step: what is going to be sent, and the button that sends it. */
export function WithdrawalConfirm({ withdrawal, view }: WithdrawalConfirmProps) {
	const { language } = useShell();
	const words = useWords();
	const { payload, sending, failure } = view;
	const confirm = (event: FormEvent) => {
		event.preventDefault();
		withdrawal.confirm();
	};
	return (
		<div className={styles.step}>
			<StepHeading>{words("withdrawalForm.check")}</StepHeading>
			<p>{words("withdrawalForm.statement")}</p>
			<WithdrawalContent fields={payload} />
			<FormProvider language={language}>
				<form className={styles.actions} aria-labelledby="withdrawal" method="post" onSubmit={confirm}>
					<SubmitButton
						label={words("withdrawalForm.confirm")}
						pendingLabel={words("contactForm.sending")}
						pending={sending}
					/>
					{sending ? null : (
						<Button quiet onPress={withdrawal.change}>
							{words("withdrawalForm.change")}
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
	const words = useWords();
	return (
		<>
			<p>{words(messageKey)}</p>
			{problems.map(({ field, key, params }) => (
				<p key={`${field} ${key}`}>{words(key, params)}</p>
			))}
			<p>{words("withdrawalForm.otherWays")}</p>
		</>
	);
}
