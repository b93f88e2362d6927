import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
	type WithdrawalFields,
	type WithdrawalPayload,
	withdrawalPayload,
	withdrawalToSend,
} from "#core/enquiries/withdrawal.ts";
import {
	emptyWithdrawalDraft,
	type WithdrawalDraft,
	type WithdrawalReceipt,
	withdrawalDrafts,
} from "#core/enquiries/withdrawal-draft.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { Services } from "#core/models/page-services.ts";
import {
	type WithdrawalResponse,
	withdrawalTooManyKey,
	withdrawalUnknownKey,
} from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** Why a withdrawal was not confirmed. */
export interface WithdrawalFailure {
	readonly messageKey: string;
	/** What the service says is wrong with the fields. */
	readonly problems: readonly FieldProblem[];
}

/** What is shown of a withdrawal. */
export type WithdrawalView =
	| { readonly step: "form"; readonly fields: WithdrawalFields }
	| {
			readonly step: "confirm";
			readonly payload: WithdrawalPayload;
			readonly sending: boolean;
			readonly failure: WithdrawalFailure | null;
	  }
	| { readonly step: "receipt"; readonly receipt: WithdrawalReceipt };

/** A withdrawal on its way from the form to the receipt. */
export interface Withdrawal {
	readonly view: WithdrawalView;
	/** Checks the fields of the form. */
	readonly check: (fields: WithdrawalFields) => Result<WithdrawalPayload, readonly FieldProblem[]>;
	/** Stores what is being typed, so that a reload, a step back and another language keep it. */
	readonly remember: (fields: WithdrawalFields) => void;
	/** Shows the second step. */
	readonly proceed: (fields: WithdrawalFields) => void;
	/** Shows the form again with what was entered. */
	readonly change: () => void;
	readonly confirm: () => void;
	/** Removes the withdrawal from the browser; begins another one. */
	readonly restart: () => void;
}

const confirmSearch = "step=confirm";

/** The second step has an address of its own, so that the browser's way back leads to the first. */
function useAtConfirm(services: Services | null): boolean {
	const search = useSyncExternalStore(
		services?.navigation.subscribe ?? (() => () => undefined),
		() => services?.navigation.search() ?? "",
		() => "",
	);
	return new URLSearchParams(search).get("step") === "confirm";
}

/** How the sending of a withdrawal goes. */
interface SendState {
	readonly sending: boolean;
	readonly failure: WithdrawalFailure | null;
}

const idleSend: SendState = { sending: false, failure: null };
const unknownFailure: WithdrawalFailure = { messageKey: withdrawalUnknownKey, problems: [] };
const notSent: WithdrawalResponse = { outcome: "failed", messageKey: "error.postWithdrawal" };

function failureOf(answer: Exclude<WithdrawalResponse, { readonly outcome: "ok" }>): WithdrawalFailure {
	if (answer.outcome === "failed") return { messageKey: answer.messageKey, problems: [] };
	return { messageKey: "error.postWithdrawal", problems: answer.problems };
}

/** The withdrawal of this browser: as it is shown, and as it was last stored, for what runs between two renderings. */
function useDraft(stored: WithdrawalDraft | null, services: Services | null) {
	const [draft, setDraft] = useState(stored ?? emptyWithdrawalDraft);
	const latest = useRef(draft);
	const drafts = useMemo(
		() => services && withdrawalDrafts(services.storage, services.logger, () => services.time.now()),
		[services],
	);
	const show = (next: WithdrawalDraft) => {
		latest.current = next;
		setDraft(next);
	};
	return {
		draft,
		keep(changes: Partial<WithdrawalDraft>) {
			const next = { ...latest.current, ...changes };
			show(next);
			drafts?.keep(next);
		},
		forget() {
			show(emptyWithdrawalDraft);
			drafts?.forget();
		},
	};
}

/** Sends a withdrawal, once at a time. */
function useSending({ draft, keep }: ReturnType<typeof useDraft>, services: Services | null) {
	const [state, setState] = useState<SendState>({
		sending: false,
		failure: draft.attempt ? unknownFailure : null,
	});
	const busy = useRef(false);

	async function deliver(payload: WithdrawalPayload): Promise<SendState> {
		keep({ attempt: payload });
		setState({ sending: true, failure: null });
		const response = (await services?.enquiries?.withdraw(payload)) ?? notSent;
		if (response.outcome === "ok") {
			const { received_at, receiptMailed = true } = response;
			keep({ ...emptyWithdrawalDraft, receipt: { payload, received_at, mailed: receiptMailed } });
			return idleSend;
		}
		const failure = failureOf(response);
		// It can be sent again as it is.
		const open = [withdrawalUnknownKey, withdrawalTooManyKey].includes(failure.messageKey);
		if (!open) keep({ attempt: null });
		return { sending: false, failure };
	}

	return {
		state,
		forget: () => setState(idleSend),
		send(payload: WithdrawalPayload) {
			if (busy.current) return;
			busy.current = true;
			void deliver(withdrawalToSend(payload, draft.attempt))
				.catch(() => ({ sending: false, failure: unknownFailure }))
				.then((next) => {
					busy.current = false;
					setState(next);
				});
		},
	};
}

/** Takes a withdrawal through its two steps to its receipt (B-LAW-02); `stored` is what the browser had stored of it. */
export function useWithdrawal(stored: WithdrawalDraft | null): Withdrawal {
	const services = useServices();
	const { domain: project, language } = useShell();
	const kept = useDraft(stored, services);
	const sending = useSending(kept, services);
	const atConfirm = useAtConfirm(services);
	const { draft, keep } = kept;
	const check = (fields: WithdrawalFields) => withdrawalPayload(fields, { project, language });
	const goTo = (search: string, entry: "push" | "replace") =>
		services?.navigation.changeSearch(search, entry);
	const view = viewOf(draft, check(draft.fields), atConfirm, sending.state);
	useRestoredSearch(view, services, atConfirm);
	return {
		view,
		check,
		remember: (fields) => keep({ fields }),
		proceed(fields) {
			keep({ fields });
			sending.forget();
			goTo(confirmSearch, "push");
		},
		change() {
			keep({ attempt: null });
			sending.forget();
			goTo("", "replace");
		},
		confirm() {
			if (view.step !== "confirm") return;
			// After another language the address says nothing of the second step: the form would be shown if it is refused.
			if (!atConfirm) goTo(confirmSearch, "replace");
			sending.send(view.payload);
		},
		restart: kept.forget,
	};
}

/** The address says nothing of a second step that is over. */
function useRestoredSearch({ step }: WithdrawalView, services: Services | null, atConfirm: boolean): void {
	useEffect(() => {
		if (atConfirm && step !== "confirm") services?.navigation.changeSearch("", "replace");
	}, [step, services, atConfirm]);
}

/** What was sent and has no response is asked about first: the form would lead to a second withdrawal. */
function viewOf(
	{ fields, attempt, receipt }: WithdrawalDraft,
	checked: Result<WithdrawalPayload, unknown>,
	atConfirm: boolean,
	state: SendState,
): WithdrawalView {
	if (receipt) return { step: "receipt", receipt };
	if (attempt) return { step: "confirm", payload: attempt, ...state };
	if (atConfirm && checked.ok) return { step: "confirm", payload: checked.value, ...state };
	return { step: "form", fields };
}
