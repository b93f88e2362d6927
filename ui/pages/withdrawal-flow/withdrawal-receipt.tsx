import type { WithdrawalReceipt as Receipt } from "#core/enquiries/withdrawal-draft.ts";
import { Button } from "#ui/components/button.tsx";
import { formatDateTime } from "#ui/components/format-date.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { StepHeading } from "#ui/pages/withdrawal-flow/step-heading.tsx";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";
import { WithdrawalContent } from "#ui/pages/withdrawal-flow/withdrawal-content.tsx";

interface WithdrawalReceiptProps {
	readonly receipt: Receipt;
	/** Removes the receipt from the browser and starts another withdrawal. */
	readonly onRestart: () => void;
}

/** The receipt with content, date and time. It confirms receipt, not that the withdrawal is valid. */
export function WithdrawalReceipt({ receipt, onRestart }: WithdrawalReceiptProps) {
	const { language, schedules } = useShell();
	const t = useTranslate();
	const { payload, received_at, mailed } = receipt;
	// The shop's time zone, as in the mailed receipt.
	const time = formatDateTime(received_at, language, schedules[0]?.schedule.time_zone);
	return (
		<div className={styles.step}>
			<StepHeading>{t("withdrawalForm.received")}</StepHeading>
			<p>
				{t("withdrawalForm.receivedAt")} <time dateTime={received_at}>{time}</time>
			</p>
			<WithdrawalContent fields={payload} />
			<p>
				{t(mailed ? "withdrawalForm.receiptMail" : "withdrawalForm.receiptNotMailed", {
					email: payload.email,
				})}
			</p>
			<div className={styles.actions}>
				<Button onPress={() => window.print()}>{t("withdrawalForm.print")}</Button>
				<Button quiet onPress={onRestart}>
					{t("withdrawalForm.restart")}
				</Button>
			</div>
			<p className={styles.hint}>{t("withdrawalForm.storedHere")}</p>
		</div>
	);
}
