import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { EnquiryResponse, FailableResponse } from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";
import { withBrowserProblems } from "#ui/foundation/browser-validity.ts";

/** How far the sending of a form has come. */
export type EnquiryStep =
	| { readonly step: "writing" }
	| { readonly step: "sending" }
	| { readonly step: "refused"; readonly problems: readonly FieldProblem[] }
	| { readonly step: "failed"; readonly messageKey: string }
	| { readonly step: "sent" };

/** What is made of a form, and where it goes. */
export interface EnquiryConfig<Payload> {
	/** `text` gives what was entered in a field, `ticked` whether its box is. */
	readonly read: (fields: EnteredFields) => Result<Payload, readonly FieldProblem[]>;
	/** Null where the site has no service to send to. */
	readonly send:
		| ((payload: Payload) => Promise<EnquiryResponse | FailableResponse<{ readonly key: string }>>)
		| null;
	/** The sentence for a failure without a response. */
	readonly failedKey: string;
	/** What follows once it is sent. */
	readonly onSent?: (payload: Payload, form: HTMLFormElement) => void;
}

/** What is in a form. */
export interface EnteredFields {
	readonly text: (name: string) => string;
	readonly ticked: (name: string) => boolean;
}

/** A form that is being sent. */
export interface Enquiry {
	readonly state: EnquiryStep;
	readonly submit: (event: FormEvent<HTMLFormElement>) => void;
	/** Clears the errors of a field that is being corrected, and that what is written again was sent before. */
	readonly clearError: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends a form, once at a time; what was sent is not sent again before it is changed (R-FORM-01, R-ORDER-03). */
export function useEnquiry<Payload>(plan: EnquiryConfig<Payload>): Enquiry {
	const [state, setState] = useState<EnquiryStep>({ step: "writing" });
	const busy = useRef(false);
	/** The form that was just refused: its first problem wants the focus, once. */
	const refused = useRef<HTMLFormElement>(null);

	useEffect(() => {
		if (state.step === "refused" && refused.current) focusFirst(refused.current, state.problems);
		refused.current = null;
	}, [state]);

	async function deliver(form: HTMLFormElement): Promise<EnquiryStep> {
		const payload = plan.read(entered(form));
		const problems = withBrowserProblems(form, payload.ok ? [] : payload.error);
		if (!payload.ok || problems.length > 0) return { step: "refused", problems };
		if (!plan.send) return { step: "failed", messageKey: plan.failedKey };
		setState({ step: "sending" });
		const step = stepAfter(await plan.send(payload.value), form, plan.failedKey);
		if (step.step === "sent") plan.onSent?.(payload.value, form);
		return step;
	}

	return {
		state,
		submit(event) {
			event.preventDefault();
			if (busy.current || state.step === "sent") return;
			busy.current = true;
			const form = event.currentTarget;
			const lost = (): EnquiryStep => ({ step: "failed", messageKey: plan.failedKey });
			void deliver(form)
				.catch(lost)
				.then((next) => {
					busy.current = false;
					if (next.step === "refused") refused.current = form;
					setState(next);
				});
		},
		clearError({ target }) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			setState((now) => withoutError(now, name));
		},
	};
}

function entered(form: HTMLFormElement): EnteredFields {
	const data = new FormData(form);
	return { text: (name) => String(data.get(name) ?? ""), ticked: (name) => data.has(name) };
}

function stepAfter(
	answer: EnquiryResponse | FailableResponse<{ readonly key: string }>,
	form: HTMLFormElement,
	failedKey: string,
): EnquiryStep {
	if (answer.outcome === "ok") return { step: "sent" };
	if (answer.outcome === "failed")
		return { step: "failed", messageKey: "error" in answer ? answer.error.key : answer.messageKey };
	// A problem that no field can show is none that the visitor could correct.
	const problems = answer.problems.filter(({ field }) => fieldsOf(form, [field]).length > 0);
	return problems.length > 0 ? { step: "refused", problems } : { step: "failed", messageKey: failedKey };
}

function withoutError(now: EnquiryStep, name: string | null): EnquiryStep {
	if (now.step === "sent") return { step: "writing" };
	if (now.step !== "refused" || now.problems.every(({ field }) => field !== name)) return now;
	return { step: "refused", problems: now.problems.filter(({ field }) => field !== name) };
}

function fieldsOf(form: HTMLFormElement, names: readonly string[]): readonly Element[] {
	return [...form.elements].filter((element) => names.includes(element.getAttribute("name") ?? ""));
}

function focusFirst(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
	const names = problems.map(({ field }) => field);
	const [first] = fieldsOf(form, names);
	if (first instanceof HTMLElement) first.focus();
}
