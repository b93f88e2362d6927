import {
	type NewsletterSubscription,
	newsletterMessageKeys,
	newsletterSubscription,
} from "#core/enquiries/newsletter.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { mailtoAddress } from "#core/shared/mail-address.ts";
import { PrivacyLink } from "#ui/components/privacy-link.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { foreignLanguage } from "#ui/locales/german-leftovers.ts";
import { type Enquiry, type EnquiryStep, useEnquiry } from "#ui/sections/enquiry/use-enquiry.ts";
import styles from "#ui/sections/newsletter/newsletter-form.module.css";

/** What the sign-up needs to know of its place. */
export interface NewsletterFormProps {
	/** The id of the block's heading, by which the form is called. */
	readonly heading: string;
}

/**
 * The sign-up for the newsletter (R-NEWS-01), with the browser's own controls: one line and a box need no library,
 * and it stands on the home page.
 */
export function NewsletterForm({ heading }: NewsletterFormProps) {
	const { contact } = useShell();
	const words = useWords();
	const { state, submit, mend } = useSubscription();
	const problem = state.step === "refused" ? state.problems[0] : undefined;
	const invalid = (field: string) =>
		problem?.field === field ? { "aria-invalid": true, "aria-describedby": `${heading}-status` } : {};
	return (
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
			<div className={styles.line}>
				<label htmlFor={`${heading}-email`} className="visually-hidden">
					{words("newsletter.email")}
				</label>
				<input
					id={`${heading}-email`}
					className={styles.email}
					name="email"
					type="email"
					autoComplete="email"
					placeholder={words("newsletter.email")}
					required
					{...invalid("email")}
				/>
				<button type="submit" className={styles.button}>
					{words("newsletter.subscribe")}
				</button>
			</div>
			<Consent id={`${heading}-consent`} invalid={invalid("consent")} />
			<Status id={`${heading}-status`} message={messageOf(state)} />
		</form>
	);
}

function Consent({ id, invalid }: { readonly id: string; readonly invalid: object }) {
	const words = useWords();
	return (
		<div className={styles.consent}>
			<input id={id} className={styles.box} name="consent" type="checkbox" required {...invalid} />
			<p>
				<label htmlFor={id}>{words("newsletter.consent")}</label> <PrivacyLink />
			</p>
		</div>
	);
}

/** The catalogue key of what the sign-up says, and its parameters. */
type Message = Pick<FieldProblem, "key" | "params">;

function messageOf(state: EnquiryStep): Message | null {
	switch (state.step) {
		case "writing":
			return null;
		case "sending":
			return { key: newsletterMessageKeys.sending, params: {} };
		case "refused":
			return state.problems[0] ?? null;
		case "failed":
			return { key: state.messageKey, params: {} };
		case "sent":
			return { key: newsletterMessageKeys.subscribed, params: {} };
		default:
			return state satisfies never;
	}
}

function Status({ id, message }: { readonly id: string; readonly message: Message | null }) {
	const shell = useShell();
	const words = useWords();
	return (
		<p id={id} className={styles.status} aria-live="polite">
			{message ? (
				<span lang={foreignLanguage(message.key, shell)}>{words(message.key, message.params)}</span>
			) : null}
		</p>
	);
}

/** Signs up; then the form is empty again, for another address. */
function useSubscription(): Enquiry {
	const { domain: project, language } = useShell();
	const enquiries = useServices()?.enquiries ?? null;
	return useEnquiry<NewsletterSubscription>({
		read: ({ text, ticked }) =>
			newsletterSubscription({ email: text("email"), consent: ticked("consent") }, { project, language }),
		send: enquiries
			? async (subscription) => {
					const outcome = await enquiries.subscribe(subscription);
					if (outcome === "subscribed") return { outcome: "ok" };
					return { outcome: "failed", messageKey: newsletterMessageKeys[outcome] };
				}
			: null,
		failedKey: newsletterMessageKeys.serverError,
		onSent: (_, form) => form.reset(),
	});
}
