import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { FailableAnswer } from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";

/** How far the sending of a form has come. */
export type EnquiryStep =
	| { readonly step: "writing" }
	| { readonly step: "sending" }
	| { readonly step: "refused"; readonly problems: readonly FieldProblem[] }
	| { readonly step: "failed"; readonly messageKey: string }
	| { readonly step: "sent" };

/** What is made of a form, and where it goes. */
export interface EnquiryPlan<Payload> {
	readonly read: (data: FormData) => Result<Payload, readonly FieldProblem[]>;
	/** Null where the site has no service to send to. */
	readonly send: ((payload: Payload) => Promise<FailableAnswer<{ readonly key: string }>>) | null;
	/** The sentence for a failure without an answer. */
	readonly failedKey: string;
}

/** A form that is being sent. */
export interface Enquiry {
	readonly state: EnquiryStep;
	readonly submit: (event: FormEvent<HTMLFormElement>) => void;
	/** Forgets the problems of a field that is being mended. */
	readonly mend: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends a form of the detail page, once at a time (R-ORDER-03, R-ORDER-04). */
export function useEnquiry<Payload>(plan: EnquiryPlan<Payload>): Enquiry {
	const [state, setState] = useState<EnquiryStep>({ step: "writing" });
	const form = useRef<HTMLFormElement>(null);
	const busy = useRef(false);

	useEffect(() => {
		if (state.step === "refused" && form.current) focusFirst(form.current, state.problems);
	}, [state]);

	async function deliver(data: FormData): Promise<EnquiryStep> {
		const payload = plan.read(data);
		if (!payload.ok) return { step: "refused", problems: payload.error };
		if (!plan.send) return { step: "failed", messageKey: plan.failedKey };
		setState({ step: "sending" });
		const answer = await plan.send(payload.value);
		if (answer.outcome === "ok") return { step: "sent" };
		if (answer.outcome === "field_errors") return { step: "refused", problems: answer.problems };
		return { step: "failed", messageKey: answer.error.key };
	}

	return {
		state,
		submit(event) {
			event.preventDefault();
			if (busy.current) return;
			busy.current = true;
			form.current = event.currentTarget;
			void deliver(new FormData(event.currentTarget)).then((next) => {
				busy.current = false;
				setState(next);
			});
		},
		mend({ target }) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			setState((now) =>
				now.step === "refused" && now.problems.some(({ field }) => field === name)
					? { step: "refused", problems: now.problems.filter(({ field }) => field !== name) }
					: now,
			);
		},
	};
}

function focusFirst(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
	const names = problems.map(({ field }) => field);
	const fields = [...form.elements].filter((element) => names.includes(element.getAttribute("name") ?? ""));
	const first = fields[0];
	if (first instanceof HTMLElement) first.focus();
}
