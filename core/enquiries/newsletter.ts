import type { Sender } from "#core/enquiries/sender.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import { type FieldProblem, requiredCheckbox, validated } from "#core/forms/field-rules.ts";
import type { Result } from "#core/shared/result.ts";

/** The fields of the newsletter sign-up. */
export interface NewsletterFields {
	readonly email: string;
	readonly consent: boolean;
}

/** A newsletter sign-up as it is sent: POST /ecom/newsletter (R-ORDER-08). */
export interface NewsletterSubscription extends NewsletterFields, Sender {}

/** The state of a sign-up. */
export type NewsletterOutcome = "sending" | "subscribed" | "duplicate" | "tooMany" | "serverError";

/** The catalogue key of each state's message (specification 8, "Newsletter"). */
export const newsletterMessageKeys = {
	sending: "newsletter.sending",
	subscribed: "newsletter.success",
	duplicate: "newsletter.duplicate",
	tooMany: "newsletter.tooMany",
	serverError: "newsletter.serverError",
} as const satisfies Record<NewsletterOutcome, string>;

/** Returns the sign-up, or the problems of its fields; a missing e-mail has a message of its own (R-NEWS-01). */
export function newsletterSubscription(
	fields: NewsletterFields,
	sender: Sender,
): Result<NewsletterSubscription, readonly FieldProblem[]> {
	const problems = [
		...emailProblems("email", fields.email).map((found) =>
			found.key === "form.emailMissing" ? { ...found, key: "newsletter.emailMissing" } : found,
		),
		...requiredCheckbox("consent", fields.consent),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		email: fields.email.trim(),
		consent: fields.consent,
	}));
}

/**
 * Maps an HTTP status to the outcome of a sign-up (R-NEWS-02): 200–299 subscribed, 409 duplicate, 429 too many
 * attempts, anything else a server error. Null, for no response, is a server error too.
 */
export function newsletterOutcome(status: number | null): Exclude<NewsletterOutcome, "sending"> {
	if (status === 409) return "duplicate";
	if (status === 429) return "tooMany";
	return status !== null && status >= 200 && status <= 299 ? "subscribed" : "serverError";
}
