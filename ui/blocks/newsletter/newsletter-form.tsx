import { useId } from "react";
import {
	type NewsletterSubscription,
	newsletterMessageKeys,
	newsletterSubscription,
} from "#core/enquiries/newsletter.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import { mailtoAddress } from "#core/internet/domain-name.ts";
import { foreignLanguage } from "#core/site/german-only-keys.ts";
import styles from "#ui/blocks/newsletter/newsletter-form.module.css";
import { Form, problemText } from "#ui/components/form/form.tsx";
import { type Enquiry, useEnquiry } from "#ui/components/form/use-enquiry.ts";
import { PrivacyLink } from "#ui/components/privacy-link.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/** The props of the newsletter form. */
export interface NewsletterFormProps {
	/** The id of the block's heading, which labels the form. */
	readonly headingId: string;
}

/**
 * The newsletter sign-up (R-NEWS-01) with native controls: one line and a checkbox need no library, and it is on
 * the home page.
 *
 * Use it for the sign-up inside the newsletter block. Not for larger forms: those use React Spectrum's components.
 */
export function NewsletterForm({ headingId }: NewsletterFormProps) {
	const { contact } = useShell();
	const t = useTranslate();
	const enquiry = useSubscription();
	const messages = messagesOf(enquiry, t);
	const id = useId();
	const status = `${id}-status`;
	const invalid = (field: string) =>
		messages.some((one) => one.field === field)
			? { "aria-invalid": true, "aria-describedby": `${status}-${field}` }
			: {};
	return (
		<Form
			state={enquiry.form}
			className={styles.form}
			aria-labelledby={headingId}
			method="post"
			encType="text/plain"
			action={contact.email === null ? undefined : mailtoAddress(contact.email)}
			onSubmit={enquiry.submit}
			onEdit={enquiry.edit}
		>
			<div className={styles.line}>
				<label htmlFor={`${id}-email`} className="visually-hidden">
					{t("newsletter.email")}
				</label>
				<input
					id={`${id}-email`}
					className={styles.email}
					name="email"
					type="text"
					inputMode="email"
					autoComplete="email"
					placeholder={t("newsletter.email")}
					required
					{...invalid("email")}
				/>
				<button type="submit" className={styles.button}>
					{t("newsletter.subscribe")}
				</button>
			</div>
			<Consent id={`${id}-consent`} invalid={invalid("consent")} />
			<Status id={status} messages={messages} />
		</Form>
	);
}

function Consent({ id, invalid }: { readonly id: string; readonly invalid: object }) {
	const t = useTranslate();
	return (
		<div className={styles.consent}>
			<input id={id} className={styles.box} name="consent" type="checkbox" required {...invalid} />
			<p>
				<label htmlFor={id}>{t("newsletter.consent")}</label> <PrivacyLink />
			</p>
		</div>
	);
}

/** A message of the sign-up with its catalogue key; `field` is that of a problem, else null. */
interface Message extends Pick<FieldProblem, "key"> {
	readonly field: string | null;
	readonly text: string;
}

/** Returns all messages at once, so that several fields can be corrected together. */
function messagesOf({ state, form }: Enquiry, t: Translate): readonly Message[] {
	const formMessage = (key: string): readonly Message[] => [{ key, text: t(coreKey(key)), field: null }];
	switch (state.step) {
		case "writing":
			return form.problems.list
				.filter(({ field }, place, all) => all.findIndex((one) => one.field === field) === place)
				.map((one) => ({
					...one,
					text: problemText(one, t, { section: form.section, label: t(coreKey(`newsletter.${one.field}`)) }),
				}));
		case "sending":
			return formMessage(newsletterMessageKeys.sending);
		case "failed":
			return formMessage(state.messageKey);
		case "sent":
			return [...formMessage(newsletterMessageKeys.subscribed), ...formMessage("newsletter.confirm")];
		default:
			return state satisfies never;
	}
}

function Status({ id, messages }: { readonly id: string; readonly messages: readonly Message[] }) {
	const shell = useShell();
	return (
		<p id={id} className={styles.status} aria-live="polite">
			{messages.map(({ key, text, field }) => (
				<span
					key={`${field} ${key}`}
					id={field === null ? undefined : `${id}-${field}`}
					lang={foreignLanguage(key, shell)}
				>
					{text}
				</span>
			))}
		</p>
	);
}

/** Subscribes, then clears the form unless another address has been typed. */
function useSubscription(): Enquiry {
	const { domain: project, language } = useShell();
	const enquiries = useServices()?.enquiries ?? null;
	return useEnquiry<NewsletterSubscription>({
		section: "newsletter",
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
		onSent(_, form, isEdited) {
			if (!isEdited) form.reset();
		},
	});
}
