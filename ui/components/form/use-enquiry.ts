import { useRef, useState } from "react";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { formProblems } from "#core/forms/form-problems.ts";
import type { EnquiryResponse, FailableResponse } from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";
import { type FormState, useForm } from "#ui/components/form/form.tsx";
import { browserFields } from "#ui/components/form/form-elements.ts";

/** The values of a form. */
export interface EnteredFields {
	/** Returns a field's value; "" if there is no field of that name. */
	readonly text: (name: string) => string;
	/** Returns whether a checkbox is ticked. */
	readonly ticked: (name: string) => boolean;
}

/** Reads the current values of a form. */
export function enteredFields(form: HTMLFormElement): EnteredFields {
	const data = new FormData(form);
	return { text: (name) => String(data.get(name) ?? ""), ticked: (name) => data.has(name) };
}

/** The state of sending a form. */
export type EnquiryStep =
	| { readonly step: "writing" }
	| { readonly step: "sending" }
	| { readonly step: "failed"; readonly messageKey: string }
	| { readonly step: "sent" };

type Response = EnquiryResponse | FailableResponse<{ readonly key: string }>;

/** How a form is validated and sent. */
export interface EnquiryConfig<Payload> {
	/** The catalogue section with the form's own messages for its fields; null if it has none. */
	readonly section: string | null;
	readonly read: (fields: EnteredFields) => Result<Payload, readonly FieldProblem[]>;
	/** Null if the site has no service to send to. */
	readonly send: ((payload: Payload) => Promise<Response>) | null;
	/** The message key of a failure without a response. */
	readonly failedKey: string;
	/** Called after sending; `isEdited` is true if the form was changed meanwhile. */
	readonly onSent?: (payload: Payload, form: HTMLFormElement, isEdited: boolean) => void;
}

/** A form that can be sent. */
export interface Enquiry {
	readonly state: EnquiryStep;
	readonly form: FormState;
	readonly submit: (form: HTMLFormElement) => void;
	/** Starts a new enquiry when the form is edited during or after sending. */
	readonly edit: () => void;
}

const writing: EnquiryStep = { step: "writing" };

/** Sends a form, one request at a time; the same content is not sent twice (R-FORM-01, R-ORDER-03). */
export function useEnquiry<Payload>(config: EnquiryConfig<Payload>): Enquiry {
	const [state, setState] = useState<EnquiryStep>(writing);
	const form = useForm(config.section);
	const busy = useRef(false);
	const edited = useRef(false);
	const failed: EnquiryStep = { step: "failed", messageKey: config.failedKey };

	async function deliver(element: HTMLFormElement): Promise<EnquiryStep> {
		const payload = config.read(enteredFields(element));
		const problems = formProblems(payload.ok ? [] : payload.error, browserFields(element));
		form.show(problems);
		if (!payload.ok || problems.length > 0) return writing;
		if (!config.send) return failed;
		setState({ step: "sending" });
		const answer = await config.send(payload.value);
		if (answer.outcome === "failed")
			return { step: "failed", messageKey: "error" in answer ? answer.error.key : answer.messageKey };
		if (answer.outcome === "field_errors") {
			const shown = problemsWithFields(element, answer.problems);
			form.show(shown);
			return shown.length > 0 ? writing : failed;
		}
		config.onSent?.(payload.value, element, edited.current);
		return { step: "sent" };
	}

	return {
		state,
		form,
		submit(element) {
			if (busy.current || (state.step === "sent" && !edited.current)) return;
			busy.current = true;
			edited.current = false;
			void deliver(element)
				.catch(() => failed)
				.then((next) => {
					busy.current = false;
					setState(next);
				});
		},
		edit() {
			edited.current = true;
			setState((now) => (now.step === "sent" ? writing : now));
		},
	};
}

/** Returns the problems that the form has fields for; visitors cannot correct the others there. */
function problemsWithFields(
	form: HTMLFormElement,
	problems: readonly FieldProblem[],
): readonly FieldProblem[] {
	return problems.filter(({ field }) => form.elements.namedItem(field) !== null);
}
