import type { Sender } from "#core/enquiries/sender.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import {
	type FieldProblem,
	maxMessageLength,
	optionalText,
	requiredCheckbox,
	requiredText,
	validated,
} from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import type { Result } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** The fields of the contact form (R-FORM-03); a text is empty if nothing was entered. */
export interface ContactFields {
	readonly email: string;
	readonly message: string;
	/** Whether the privacy consent was given (R-FORM-01). */
	readonly privacy: boolean;
	readonly name: string;
	readonly phone: string;
	/** The branch that the message is for. */
	readonly branch: string;
	readonly subject: string;
	/** A field that people do not see and bots fill in; the service drops such messages. */
	readonly honeypot: string;
}

/** A contact message as it is sent: POST /ecom/contact (R-ORDER-08). */
export interface ContactMessage extends ContactFields, Sender {
	/** The path of the page with the form. */
	readonly page: string;
}

/** Returns the message of the contact form, or the problems of its fields: email, message and privacy are required. */
export function contactMessage(
	fields: ContactFields,
	sender: Sender,
	page: string,
): Result<ContactMessage, readonly FieldProblem[]> {
	const problems = [
		...optionalName("name", fields.name),
		...emailProblems("email", fields.email),
		...optionalText("phone", fields.phone, 50),
		...optionalText("branch", fields.branch),
		...optionalText("subject", fields.subject),
		...requiredText("message", fields.message, maxMessageLength),
		...requiredCheckbox("privacy", fields.privacy),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		page,
		email: fields.email.trim(),
		message: fields.message.trim(),
		privacy: fields.privacy,
		name: singleLine(fields.name),
		phone: singleLine(fields.phone),
		branch: singleLine(fields.branch),
		subject: singleLine(fields.subject),
		honeypot: fields.honeypot,
	}));
}
