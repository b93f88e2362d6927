import { useEffect, useState } from "react";
import { type ContactMessage, contactMessage } from "#core/enquiries/contact-message.ts";
import type { SubmittedSender } from "#core/enquiries/submitted-sender.ts";
import { homePath, pathOf } from "#core/routes/paths.ts";
import { BranchPicker, chosenBranch } from "#ui/components/form/branch-picker.tsx";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { type Enquiry, useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** What the contact form needs to know of its page. */
export interface ContactFormProps {
	/** The page's path, sent with the message. */
	readonly page: string;
}

/**
 * The contact form (R-FORM-01, R-FORM-03); the thanks have a page of their own.
 *
 * Use it for the contact page. Not for questions about one product: its page has a form of its own.
 */
export function ContactForm({ page }: ContactFormProps) {
	const t = useTranslate();
	const enquiry = useMessage(page);
	const field = (name: "name" | "email" | "phone" | "subject" | "message") => ({
		name,
		label: t(`contactForm.${name}`),
	});
	return (
		<EnquiryForm
			enquiry={enquiry}
			heading="contact-form"
			texts={{ send: t("contactForm.send"), privacy: t("contactForm.privacy"), sent: null }}
		>
			<FieldRow>
				<TextField {...field("name")} autoComplete="name" />
				<TextField {...field("email")} type="email" autoComplete="email" required />
			</FieldRow>
			<FieldRow>
				<TextField {...field("phone")} type="tel" autoComplete="tel" />
				<BranchPicker label={t("contactForm.branch")} />
			</FieldRow>
			<TextField {...field("subject")} />
			<TextArea {...field("message")} required />
			<Honeypot />
		</EnquiryForm>
	);
}

/** Sends a message written on the page `page`; then come the thanks (R-FORM-01, R-ROUTE-13). */
function useMessage(page: string): Enquiry {
	const [services, { domain: project, language }] = [useServices(), useShell()];
	const enquiries = services?.enquiries ?? null;
	return useEnquiry<ContactMessage>({
		section: "contactForm",
		read({ text, ticked }) {
			const fields = {
				email: text("email"),
				message: text("message"),
				privacy: ticked("privacy"),
				name: text("name"),
				phone: text("phone"),
				branch: chosenBranch(text("branch")),
				subject: text("subject"),
				honeypot: text("honeypot"),
			};
			return contactMessage(fields, { project, language }, page);
		},
		send: enquiries ? (message) => enquiries.sendMessage(message) : null,
		failedKey: "error.postContact",
		onSent({ name, email }) {
			const thanked: SubmittedSender = { name, email };
			services?.navigation.goTo(pathOf("thanks", language) ?? homePath(language), thanked);
		},
	});
}

/**
 * People neither see nor reach this field; programs fill it in, and the service drops such messages. Disabled until the
 * script runs, so that it is in no e-mail that the browser itself makes of the form.
 */
function Honeypot() {
	const t = useTranslate();
	const [running, setRunning] = useState(false);
	useEffect(() => setRunning(true), []);
	return (
		<div className="visually-hidden" aria-hidden="true">
			<label>
				{t("contactForm.trap")}
				<input name="honeypot" type="text" tabIndex={-1} autoComplete="off" disabled={!running} />
			</label>
		</div>
	);
}
