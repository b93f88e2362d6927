import type { WithdrawalReceipt as Receipt } from "#core/enquiries/withdrawal-draft.ts";
import { Button } from "#ui/components/button.tsx";
import { momentText } from "#ui/components/day-text.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { StepHeading } from "#ui/sections/withdrawal/step-heading.tsx";
import styles from "#ui/sections/withdrawal/withdrawal.module.css";
import { WithdrawalContent } from "#ui/sections/withdrawal/withdrawal-content.tsx";

interface WithdrawalReceiptProps {
	readonly receipt: Receipt;
	/** Removes the receipt from the browser and begins another withdrawal. */
	readonly onRestart: () => void;
}

/** The receipt with content, date and time; it confirms that the withdrawal was received, not that it is valid. */
export function WithdrawalReceipt({ receipt, onRestart }: WithdrawalReceiptProps) {
	const { language, branches } = useShell();
	const words = useWords();
	const { payload, received_at, mailed } = receipt;
	// The shop's time, as in the receipt that comes by mail.
	const time = momentText(received_at, language, branches[0]?.schedule.time_zone);
	return (
		<div className={styles.step}>
			<StepHeading>{words("withdrawalForm.received")}</StepHeading>
			<p>
				{words("withdrawalForm.receivedAt")} <time dateTime={received_at}>{time}</time>
			</p>
			<WithdrawalContent fields={payload} />
			<p>
				{words(mailed ? "withdrawalForm.receiptMail" : "withdrawalForm.receiptNotMailed", {
					email: payload.email,
				})}
			</p>
			<div className={styles.actions}>
				<Button onPress={() => window.print()}>{words("withdrawalForm.print")}</Button>
				<Button quiet onPress={onRestart}>
					{words("withdrawalForm.restart")}
				</Button>
			</div>
			<p className={styles.hint}>{words("withdrawalForm.storedHere")}</p>
		</div>
	);
}
