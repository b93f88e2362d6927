import type { ReactNode } from "react";
import { mailtoAddress } from "#core/shared/mail-address.ts";
import styles from "#ui/components/enquiry/enquiry-form.module.css";
import type { Enquiry, EnquiryStep } from "#ui/components/enquiry/use-enquiry.ts";
import { emailLink } from "#ui/components/external-link.ts";
import { Link } from "#ui/components/link.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { PrivacyLink } from "#ui/components/privacy-link.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import "#ui/foundation/spectrum/spectrum.css";

interface EnquiryFormProps {
	readonly enquiry: Enquiry;
	/** The id of the heading that calls the form. */
	readonly heading: string;
	/**
	 * The words on the button and of the consent, null where the law asks for what is sent and not for a consent; what
	 * is said once it is sent, null where a page says it.
	 */
	readonly texts: { readonly send: string; readonly privacy: string | null; readonly sent: string | null };
	readonly children: ReactNode;
}

/**
 * What the forms that write to the shop have in common: consent, button, what is wrong, and the thanks. Without
 * its script it writes an e-mail, so that nothing typed is ever put into the address.
 */
export function EnquiryForm({ enquiry, heading, texts, children }: EnquiryFormProps) {
	const { language, contact } = useShell();
	const t = useTranslate();
	const { state, submit, clearError } = enquiry;
	const problem = useFieldProblem(state);
	if (state.step === "sent" && texts.sent !== null)
		return (
			<p ref={focusOn} role="status" tabIndex={-1} className={styles.sent}>
				{texts.sent}
			</p>
		);
	return (
		<FormProvider language={language}>
			<form
				className={styles.form}
				aria-labelledby={heading}
				noValidate
				method="post"
				encType="text/plain"
				action={contact.email === null ? undefined : mailtoAddress(contact.email)}
				onSubmit={submit}
				onInput={clearError}
			>
				{children}
				{texts.privacy === null ? null : (
					<Checkbox
						id={`${heading}-privacy`}
						name="privacy"
						label={texts.privacy}
						problem={problem("privacy")}
						required
					>
						{t("contactForm.privacyNote")} <PrivacyLink />
					</Checkbox>
				)}
				<div className={styles.end}>
					<SubmitButton
						label={texts.send}
						pendingLabel={t("contactForm.sending")}
						pending={state.step === "sending" || state.step === "sent"}
					/>
					<p className={styles.required}>{t("form.required")}</p>
				</div>
				<Notice state={state} />
			</form>
		</FormProvider>
	);
}

/** The button that was pressed is gone: the thanks take the focus. */
function focusOn(element: HTMLElement | null): void {
	element?.focus();
}

/** Returns the text of what is wrong with a field, or null. */
export function useFieldProblem(state: EnquiryStep): (field: string) => string | null {
	const t = useTranslate();
	return (field) => {
		const found = state.step === "refused" ? state.problems.find((one) => one.field === field) : undefined;
		return found ? t(found.key, found.params) : null;
	};
}

/** Announces that something is to be corrected, or what to do when it did not get through. */
function Notice({ state }: { readonly state: EnquiryStep }) {
	const t = useTranslate();
	return (
		<div role="alert" className={styles.notice}>
			{state.step === "refused" && state.problems.length > 0 ? <p>{t("form.check")}</p> : null}
			{state.step === "failed" ? (
				<>
					<p>{t(state.messageKey)}</p>
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
			{contact.phone ? (
				<li>
					<Phone phone={contact.phone} />
				</li>
			) : null}
			{contact.email ? (
				<li>
					<Link link={emailLink(contact.email)}>{contact.email}</Link>
				</li>
			) : null}
		</ul>
	);
}
