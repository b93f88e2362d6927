import type { NavigationLink } from "#core/navigation/link.ts";
import { privacyPath } from "#core/routes/paths.ts";
import type { ShellModel } from "#core/site/page-model.ts";
import { Link } from "#ui/components/link.tsx";
import { emailLink } from "#ui/components/outside-link.ts";
import { Phone } from "#ui/components/phone.tsx";
import { Checkbox } from "#ui/components/spectrum/checkbox.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { Picker } from "#ui/components/spectrum/picker.tsx";
import { SubmitButton } from "#ui/components/spectrum/submit-button.tsx";
import { TextArea } from "#ui/components/spectrum/text-area.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/sections/contact-form/contact-form.module.css";
import { type Sending, useSending } from "#ui/sections/contact-form/use-sending.ts";

/** What the contact form needs to know of its page. */
export interface ContactFormProps {
	/** The page's path, sent with the message. */
	readonly page: string;
}

/**
 * The contact form (R-FORM-01, R-FORM-03). Without its script it writes an e-mail, so that nothing typed is ever
 * put into the address.
 */
export function ContactForm({ page }: ContactFormProps) {
	const { language, contact } = useShell();
	const words = useWords();
	const { sending, send, mend } = useSending(page);
	return (
		<FormProvider language={language}>
			<form
				className={styles.form}
				aria-labelledby="contact-form"
				noValidate
				method="post"
				encType="text/plain"
				action={contact.email === null ? undefined : `mailto:${contact.email}`}
				onSubmit={send}
				onInput={mend}
			>
				<Fields sending={sending} />
				<Consent problem={useProblem(sending)("privacy")} />
				<Trap />
				<div className={styles.end}>
					<SubmitButton
						label={words("contactForm.send")}
						pendingLabel={words("contactForm.sending")}
						pending={sending.step === "sending"}
					/>
					<p className={styles.required}>{words("form.required")}</p>
				</div>
				<Notice sending={sending} />
			</form>
		</FormProvider>
	);
}

/** Gives the text of what is wrong with a field, or null. */
function useProblem(sending: Sending): (field: string) => string | null {
	const words = useWords();
	return (field) => {
		const found =
			sending.step === "refused" ? sending.problems.find((one) => one.field === field) : undefined;
		return found ? words(found.key, found.params) : null;
	};
}

function Fields({ sending }: { readonly sending: Sending }) {
	const words = useWords();
	const problem = useProblem(sending);
	const field = (name: "name" | "email" | "phone" | "subject" | "message") => ({
		name,
		label: words(`contactForm.${name}`),
		problem: problem(name),
	});
	return (
		<>
			<div className={styles.pair}>
				<TextField {...field("name")} autoComplete="name" />
				<TextField {...field("email")} type="email" autoComplete="email" required />
			</div>
			<div className={styles.pair}>
				<TextField {...field("phone")} type="tel" autoComplete="tel" />
				<BranchPicker problem={problem("branch")} />
			</div>
			<TextField {...field("subject")} />
			<TextArea {...field("message")} required />
		</>
	);
}

/** The branch that the message is for, where there are several. */
function BranchPicker({ problem }: { readonly problem: string | null }) {
	const { branches } = useShell();
	const words = useWords();
	if (branches.length < 2) return null;
	return (
		<Picker
			name="branch"
			label={words("contactForm.branch")}
			placeholder={words("contactForm.anyBranch")}
			choices={[
				{ value: "", text: words("contactForm.anyBranch") },
				...branches.map(({ name }) => ({ value: name, text: name })),
			]}
			problem={problem}
		/>
	);
}

/** To the privacy page in a tab of its own, so that nothing typed is lost. */
function privacyLink({ language }: ShellModel): NavigationLink {
	return { href: privacyPath(language), kind: "internal", hreflang: null, newTab: true, rel: null };
}

function Consent({ problem }: { readonly problem: string | null }) {
	const shell = useShell();
	const words = useWords();
	return (
		<Checkbox name="privacy" label={words("contactForm.privacy")} problem={problem} required>
			{words("contactForm.privacyNote")}{" "}
			<Link link={privacyLink(shell)}>{words("contactForm.privacyLink")}</Link>
		</Checkbox>
	);
}

/** People neither see nor reach this field; programs fill it in, and the service drops such messages. */
function Trap() {
	const words = useWords();
	return (
		<div className={styles.trap} aria-hidden="true">
			<label>
				{words("contactForm.trap")}
				<input name="honeypot" type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

/** Says aloud that something is to be mended, or what to do when the message did not get through. */
function Notice({ sending }: { readonly sending: Sending }) {
	const { contact } = useShell();
	const words = useWords();
	return (
		<div role="alert" className={styles.notice}>
			{sending.step === "refused" && sending.problems.length > 0 ? <p>{words("form.check")}</p> : null}
			{sending.step === "failed" ? (
				<>
					<p>{words(sending.messageKey)}</p>
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
