import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ContactFields, contactMessage } from "#core/enquiries/contact-message.ts";
import type { ThankedSender } from "#core/enquiries/thanked-sender.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { homePath, pathOf } from "#core/routes/paths.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** How far the sending of a form has come. */
export type Sending =
	| { readonly step: "writing" }
	| { readonly step: "sending" }
	| { readonly step: "refused"; readonly problems: readonly FieldProblem[] }
	| { readonly step: "failed"; readonly messageKey: string };

/** A form that is being sent. */
export interface SendingForm {
	readonly sending: Sending;
	readonly send: (event: FormEvent<HTMLFormElement>) => void;
	/** Forgets the problems of a field that is being mended. */
	readonly mend: (event: FormEvent<HTMLFormElement>) => void;
}

function fieldsOf(form: HTMLFormElement): ContactFields {
	const data = new FormData(form);
	const text = (name: string) => String(data.get(name) ?? "");
	return {
		email: text("email"),
		message: text("message"),
		privacy: data.has("privacy"),
		name: text("name"),
		phone: text("phone"),
		branch: text("branch"),
		subject: text("subject"),
		honeypot: text("honeypot"),
	};
}

function focusFirst(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
	const names = problems.map(({ field }) => field);
	const fields = [...form.elements].filter((element) => names.includes(element.getAttribute("name") ?? ""));
	const first = fields[0];
	if (first instanceof HTMLElement) first.focus();
}

/** Sends the contact form written on the page `page`, once at a time; then come the thanks (R-FORM-01). */
export function useSending(page: string): SendingForm {
	const [services, shell] = [useServices(), useShell()];
	const [sending, setSending] = useState<Sending>({ step: "writing" });
	const busy = useRef(false);
	/** The form that was just refused: its first problem wants the focus, once. */
	const refused = useRef<HTMLFormElement>(null);

	useEffect(() => {
		if (sending.step === "refused" && refused.current) focusFirst(refused.current, sending.problems);
		refused.current = null;
	}, [sending]);

	async function deliver(fields: ContactFields): Promise<Sending> {
		const sender = { project: shell.domain, language: shell.language };
		const message = contactMessage(fields, sender, page);
		if (!message.ok) return { step: "refused", problems: message.error };
		setSending({ step: "sending" });
		const answer = await services?.enquiries?.sendMessage(message.value);
		if (answer?.outcome === "ok") {
			const { name, email } = message.value;
			const thanked: ThankedSender = { name, email };
			services?.navigation.goTo(pathOf("thanks", shell.language) ?? homePath(shell.language), thanked);
			return { step: "sending" };
		}
		// A problem that no field can show is none that the visitor could mend.
		const problems = answer?.outcome === "field_errors" ? answer.problems : [];
		const shown = problems.filter(({ field }) => Object.hasOwn(fields, field));
		if (shown.length > 0) return { step: "refused", problems: shown };
		return {
			step: "failed",
			messageKey: answer?.outcome === "failed" ? answer.messageKey : "error.postContact",
		};
	}

	return {
		sending,
		send(event) {
			event.preventDefault();
			if (busy.current) return;
			busy.current = true;
			const form = event.currentTarget;
			void deliver(fieldsOf(form)).then((next) => {
				busy.current = next.step === "sending";
				if (next.step === "refused") refused.current = form;
				setSending(next);
			});
		},
		mend({ target }) {
			const name = target instanceof Element ? target.getAttribute("name") : null;
			setSending((now) =>
				now.step === "refused" && now.problems.some(({ field }) => field === name)
					? { step: "refused", problems: now.problems.filter(({ field }) => field !== name) }
					: now,
			);
		},
	};
}
