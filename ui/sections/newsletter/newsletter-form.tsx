import { type FormEvent, useRef, useState } from "react";
import { newsletterMessageKeys, newsletterSubscription } from "#core/enquiries/newsletter.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { privacyPath } from "#core/routes/paths.ts";
import { Link } from "#ui/components/link.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { foreignLanguage } from "#ui/locales/german-leftovers.ts";
import styles from "#ui/sections/newsletter/newsletter-form.module.css";

/** What the sign-up needs to know of its place. */
export interface NewsletterFormProps {
	/** The id of the block's heading, by which the form is called. */
	readonly heading: string;
}

/** What the sign-up says: a message's catalogue key, and the field that it is about. */
interface Message {
	readonly key: string;
	readonly params: FieldProblem["params"];
	readonly field: string | null;
}

/**
 * The sign-up for the newsletter (R-NEWS-01), with the browser's own controls: one line and a box need no library,
 * and it stands on the home page.
 */
export function NewsletterForm({ heading }: NewsletterFormProps) {
	const { contact } = useShell();
	const words = useWords();
	const { message, subscribe } = useSubscribing();
	const invalid = (field: string) =>
		message?.field === field ? { "aria-invalid": true, "aria-describedby": `${heading}-status` } : {};
	return (
		<form
			className={styles.form}
			aria-labelledby={heading}
			noValidate
			method="post"
			encType="text/plain"
			action={contact.email === null ? undefined : `mailto:${contact.email}`}
			onSubmit={subscribe}
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
			<Status id={`${heading}-status`} message={message} />
		</form>
	);
}

function Consent({ id, invalid }: { readonly id: string; readonly invalid: object }) {
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
		<div className={styles.consent}>
			<input id={id} className={styles.box} name="consent" type="checkbox" required {...invalid} />
			<p>
				<label htmlFor={id}>{words("newsletter.consent")}</label>{" "}
				<Link link={link}>{words("contactForm.privacyLink")}</Link>
			</p>
		</div>
	);
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

function plain(key: string): Message {
	return { key, params: {}, field: null };
}

function useSubscribing() {
	const [services, shell] = [useServices(), useShell()];
	const [message, setMessage] = useState<Message | null>(null);
	const busy = useRef(false);

	async function subscribe(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (busy.current) return;
		const form = event.currentTarget;
		const data = new FormData(form);
		const sender = { project: shell.domain, language: shell.language };
		const fields = { email: String(data.get("email") ?? ""), consent: data.has("consent") };
		const subscription = newsletterSubscription(fields, sender);
		if (!subscription.ok) {
			const [first] = subscription.error;
			if (!first) return;
			setMessage(first);
			const element = form.elements.namedItem(first.field);
			if (element instanceof HTMLElement) element.focus();
			return;
		}
		busy.current = true;
		setMessage(plain(newsletterMessageKeys.sending));
		const outcome = (await services?.enquiries?.subscribe(subscription.value)) ?? "serverError";
		busy.current = false;
		setMessage(plain(newsletterMessageKeys[outcome]));
		if (outcome === "subscribed") form.reset();
	}

	return { message, subscribe: (event: FormEvent<HTMLFormElement>) => void subscribe(event) };
}
