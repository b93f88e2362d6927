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

/** The reason why a withdrawal was not confirmed. */
export interface WithdrawalFailure {
	readonly messageKey: string;
	/** The service's problems with the fields. */
	readonly problems: readonly FieldProblem[];
}

/** The step of a withdrawal to show. */
export type WithdrawalView =
	| { readonly step: "form"; readonly fields: WithdrawalFields }
	| {
			readonly step: "confirm";
			readonly payload: WithdrawalPayload;
			readonly sending: boolean;
			readonly failure: WithdrawalFailure | null;
	  }
	| { readonly step: "receipt"; readonly receipt: WithdrawalReceipt };

/** The state of a withdrawal, from the form to the receipt. */
export interface Withdrawal {
	readonly view: WithdrawalView;
	/** Validates the form's fields. */
	readonly check: (fields: WithdrawalFields) => Result<WithdrawalPayload, readonly FieldProblem[]>;
	/** Stores the entered data, so that it survives a reload, a step back and a change of language. */
	readonly remember: (fields: WithdrawalFields) => void;
	/** Opens the second step. */
	readonly proceed: (fields: WithdrawalFields) => void;
	/** Returns to the form with the entered data. */
	readonly change: () => void;
	readonly confirm: () => void;
	/** Removes the withdrawal from the browser and starts another. */
	readonly restart: () => void;
}

const confirmSearch = "step=confirm";

/** The second step has its own address, so that the browser's back button returns to the first. */
function useAtConfirm(services: Services | null): boolean {
	const search = useSyncExternalStore(
		services?.navigation.subscribe ?? (() => () => undefined),
		() => services?.navigation.search() ?? "",
		() => "",
	);
	return new URLSearchParams(search).get("step") === "confirm";
}

/** The state of sending a withdrawal. */
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

/** Returns the withdrawal as shown, and as last stored for code that runs between two renderings. */
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

/** Sends a withdrawal, one request at a time. */
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
		// These failures allow sending it again.
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

/** Manages a withdrawal in two steps up to its receipt (B-LAW-02); `stored` is the browser's stored state. */
export function useWithdrawal(stored: WithdrawalDraft | null): Withdrawal {
	const services = useServices();
	const { domain: project, language } = useShell();
	const draftStore = useDraft(stored, services);
	const sending = useSending(draftStore, services);
	const atConfirm = useAtConfirm(services);
	const { draft, keep } = draftStore;
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
			// A change of language loses the second step in the address; a refusal would then show the form.
			if (!atConfirm) goTo(confirmSearch, "replace");
			sending.send(view.payload);
		},
		restart: draftStore.forget,
	};
}

/** Removes a completed second step from the address. */
function useRestoredSearch({ step }: WithdrawalView, services: Services | null, atConfirm: boolean): void {
	useEffect(() => {
		if (atConfirm && step !== "confirm") services?.navigation.changeSearch("", "replace");
	}, [step, services, atConfirm]);
}

/** Resolves an attempt without a response first, because the form would create a second withdrawal. */
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
