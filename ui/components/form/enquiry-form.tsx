import type { ReactNode } from "react";
import { mailtoAddress } from "#core/internet/domain-name.ts";
import styles from "#ui/components/form/enquiry-form.module.css";
import { Form, useHasProblems } from "#ui/components/form/form.tsx";
import end from "#ui/components/form/form-end.module.css";
import {
	type Enquiry,
	type EnquiryStep,
	type EnteredFields,
	enteredFields,
} from "#ui/components/form/use-enquiry.ts";
import { PhoneAndEmail } from "#ui/components/phone-and-email.tsx";
import { PrivacyLink } from "#ui/components/privacy-link.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";
import "#ui/foundation/spectrum/spectrum.css";

interface EnquiryFormProps {
	readonly enquiry: Enquiry;
	/** The id of the heading that labels the form. */
	readonly headingId: string;
	/**
	 * The texts of button, consent and confirmation. `privacy` is null if the law requires the data and no consent
	 * is needed; `sent` is null if a page confirms instead.
	 */
	readonly texts: { readonly send: string; readonly privacy: string | null; readonly sent: string | null };
	/** Called with the form's values on each input. */
	readonly onEdit?: (fields: EnteredFields) => void;
	readonly children: ReactNode;
}

/**
 * The common parts of forms that write to the shop: consent, button, problems and confirmation. Without script it
 * opens an e-mail, so that entered data never gets into the address.
 */
export function EnquiryForm({ enquiry, headingId, texts, onEdit, children }: EnquiryFormProps) {
	const { language, contact } = useShell();
	const t = useTranslate();
	const { state, form, submit, edit } = enquiry;
	if (state.step === "sent" && texts.sent !== null)
		return (
			<p ref={focusOn} role="status" tabIndex={-1} className={styles.sent}>
				{texts.sent}
			</p>
		);
	return (
		<FormProvider language={language}>
			<Form
				state={form}
				className={styles.form}
				aria-labelledby={headingId}
				method="post"
				encType="text/plain"
				action={contact.email === null ? undefined : mailtoAddress(contact.email)}
				onSubmit={submit}
				onEdit={(element) => {
					edit();
					onEdit?.(enteredFields(element));
				}}
			>
				{children}
				{texts.privacy === null ? null : (
					<Checkbox name="privacy" label={texts.privacy} required>
						{t("contactForm.privacyNote")} <PrivacyLink />
					</Checkbox>
				)}
				<div className={end.end}>
					<SubmitButton
						label={texts.send}
						pendingLabel={t("contactForm.sending")}
						pending={state.step === "sending" || state.step === "sent"}
					/>
					<p className={end.required}>{t("form.required")}</p>
				</div>
				<Notice state={state} />
			</Form>
		</FormProvider>
	);
}

/** Moves the focus here because the pressed button is gone. */
function focusOn(element: HTMLElement | null): void {
	element?.focus();
}

/** Announces problems to correct, or what to do after a failure. */
function Notice({ state }: { readonly state: EnquiryStep }) {
	const t = useTranslate();
	const isWrong = useHasProblems();
	return (
		<div role="alert" className={styles.notice}>
			{isWrong ? <p>{t("form.check")}</p> : null}
			{state.step === "failed" ? (
				<>
					<p>{t(coreKey(state.messageKey))}</p>
					<ContactOptions />
				</>
			) : null}
		</div>
	);
}

function ContactOptions() {
	const { contact } = useShell();
	return (
		<ul>
			<PhoneAndEmail contact={contact} />
		</ul>
	);
}
