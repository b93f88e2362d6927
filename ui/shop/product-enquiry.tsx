import type { ReactNode } from "react";
import { privacyPath } from "#core/routes/paths.ts";
import { Link } from "#ui/components/link.tsx";
import { emailLink } from "#ui/components/outside-link.ts";
import { Phone } from "#ui/components/phone.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shop/product-enquiry.module.css";
import type { Enquiry, EnquiryStep } from "#ui/shop/use-enquiry.ts";
import "#ui/foundation/spectrum/spectrum.css";

interface ProductEnquiryProps {
	readonly enquiry: Enquiry;
	/** The id of the heading that calls the form. */
	readonly heading: string;
	/** The words on the button and of the consent, and what is said once it is sent. */
	readonly texts: { readonly send: string; readonly privacy: string; readonly sent: string };
	readonly children: ReactNode;
}

/** What the request and the rating have in common: consent, button, what is wrong, and the thanks. */
export function ProductEnquiry({ enquiry, heading, texts, children }: ProductEnquiryProps) {
	const { language } = useShell();
	const words = useWords();
	const { state, submit, mend } = enquiry;
	if (state.step === "sent")
		return (
			<p ref={focusOn} role="status" tabIndex={-1} className={styles.sent}>
				{texts.sent}
			</p>
		);
	return (
		<FormProvider language={language}>
			<form className={styles.form} aria-labelledby={heading} noValidate onSubmit={submit} onInput={mend}>
				{children}
				<Consent
					id={`${heading}-privacy`}
					label={texts.privacy}
					problem={problemOf(state, words)("privacy")}
				/>
				<div className={styles.end}>
					<SubmitButton
						label={texts.send}
						pendingLabel={words("contactForm.sending")}
						pending={state.step === "sending"}
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
export function problemOf(
	state: EnquiryStep,
	words: ReturnType<typeof useWords>,
): (field: string) => string | null {
	return (field) => {
		const found = state.step === "refused" ? state.problems.find((one) => one.field === field) : undefined;
		return found ? words(found.key, found.params) : null;
	};
}

interface ConsentProps {
	readonly id: string;
	readonly label: string;
	readonly problem: string | null;
}

function Consent({ id, label, problem }: ConsentProps) {
	const { language } = useShell();
	const words = useWords();
	const link = {
		href: privacyPath(language),
		kind: "internal",
		hreflang: null,
		newTab: true,
		rel: null,
	} as const;
	return (
		<Checkbox id={id} name="privacy" label={label} problem={problem} required>
			{words("contactForm.privacyNote")} <Link link={link}>{words("contactForm.privacyLink")}</Link>
		</Checkbox>
	);
}

/** Says aloud that something is to be mended, or what to do when it did not get through. */
function Notice({ state }: { readonly state: EnquiryStep }) {
	const { contact } = useShell();
	const words = useWords();
	return (
		<div role="alert" className={styles.notice}>
			{state.step === "refused" && state.problems.length > 0 ? <p>{words("form.check")}</p> : null}
			{state.step === "failed" ? (
				<>
					<p>{words(state.messageKey)}</p>
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
				</>
			) : null}
		</div>
	);
}
