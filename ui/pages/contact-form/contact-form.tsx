import { useEffect, useState } from "react";
import { type ContactMessage, contactMessage } from "#core/enquiries/contact-message.ts";
import type { SubmittedSender } from "#core/enquiries/submitted-sender.ts";
import { thanksPath } from "#core/routes/paths.ts";
import { BranchPicker, chosenBranch } from "#ui/components/form/branch-picker.tsx";
import { EnquiryForm } from "#ui/components/form/enquiry-form.tsx";
import { type Enquiry, useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { FieldRow } from "#ui/components/spectrum/field-row.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The props of the contact form. */
export interface ContactFormProps {
	/** The page's path, sent with the message. */
	readonly page: string;
}

/**
 * The contact form (R-FORM-01, R-FORM-03); the confirmation is a separate page.
 *
 * Use it for the contact page. Not for questions about one product: the product's page has a form for those.
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
			headingId="contact-form"
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

/** Sends a message from the page `page`, then opens the thank-you page (R-FORM-01, R-ROUTE-13). */
function useMessage(page: string): Enquiry {
	const [services, { domain: project, language, defaultLanguage }] = [useServices(), useShell()];
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
			services?.navigation.goTo(thanksPath(language, defaultLanguage), thanked);
		},
	});
}

/**
 * A field that people neither see nor reach. Bots fill it in, and the service drops their messages. Disabled until
 * the script runs, so that it is not part of an e-mail that the browser creates from the form.
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
