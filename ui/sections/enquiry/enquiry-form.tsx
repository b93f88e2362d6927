import type { ReactNode } from "react";
import { mailtoAddress } from "#core/shared/mail-address.ts";
import { Link } from "#ui/components/link.tsx";
import { emailLink } from "#ui/components/outside-link.ts";
import { Phone } from "#ui/components/phone.tsx";
import { PrivacyLink } from "#ui/components/privacy-link.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/sections/enquiry/enquiry-form.module.css";
import type { Enquiry, EnquiryStep } from "#ui/sections/enquiry/use-enquiry.ts";
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
	const words = useWords();
	const { state, submit, mend } = enquiry;
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
				onInput={mend}
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
						{words("contactForm.privacyNote")} <PrivacyLink />
					</Checkbox>
				)}
				<div className={styles.end}>
					<SubmitButton
						label={texts.send}
						pendingLabel={words("contactForm.sending")}
						pending={state.step === "sending" || state.step === "sent"}
					/>
					<p className={styles.required}>{words("form.required")}</p>
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

/** Gives the text of what is wrong with a field, or null. */
export function useFieldProblem(state: EnquiryStep): (field: string) => string | null {
	const words = useWords();
	return (field) => {
		const found = state.step === "refused" ? state.problems.find((one) => one.field === field) : undefined;
		return found ? words(found.key, found.params) : null;
	};
}

/** Says aloud that something is to be mended, or what to do when it did not get through. */
function Notice({ state }: { readonly state: EnquiryStep }) {
	const words = useWords();
	return (
		<div role="alert" className={styles.notice}>
			{state.step === "refused" && state.problems.length > 0 ? <p>{words("form.check")}</p> : null}
			{state.step === "failed" ? (
				<>
					<p>{words(state.messageKey)}</p>
					<WaysToUs />
				</>
			) : null}
		</div>
	);
}

function WaysToUs() {
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
