import type { WithdrawalDraft } from "#core/enquiries/withdrawal-draft.ts";
import { useWithdrawal } from "#ui/pages/withdrawal-flow/use-withdrawal.ts";
import { WithdrawalConfirm } from "#ui/pages/withdrawal-flow/withdrawal-confirm.tsx";
import { WithdrawalFields } from "#ui/pages/withdrawal-flow/withdrawal-fields.tsx";
import { WithdrawalReceipt } from "#ui/pages/withdrawal-flow/withdrawal-receipt.tsx";

/** The props of the withdrawal form. */
export interface WithdrawalFlowProps {
	/** The stored state; null while prerendering, and if there is none. */
	readonly stored: WithdrawalDraft | null;
}

/** The withdrawal function: form, confirmation and receipt (B-LAW-02). */
export function WithdrawalFlow({ stored }: WithdrawalFlowProps) {
	const withdrawal = useWithdrawal(stored);
	const { view } = withdrawal;
	switch (view.step) {
		case "form":
			return <WithdrawalFields withdrawal={withdrawal} initial={view.fields} />;
		case "confirm":
			return <WithdrawalConfirm withdrawal={withdrawal} view={view} />;
		case "receipt":
			return <WithdrawalReceipt receipt={view.receipt} onRestart={withdrawal.restart} />;
		default:
			return view satisfies never;
	}
}
