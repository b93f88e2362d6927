import { filledPersonalization, maxLineCount, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { Sender } from "#core/enquiries/sender.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import {
	type FieldProblem,
	maxMessageLength,
	optionalText,
	problem,
	requiredCheckbox,
	validated,
} from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** The fields of the request form (law-and-gaps 5, "Request"); a text is empty if nothing was entered. */
export interface RequestFields {
	readonly email: string;
	readonly privacy: boolean;
	readonly name: string;
	readonly phone: string;
	readonly message: string;
	/** The branch where the customer wants to see it. */
	readonly branch: string;
	/** Pieces, from 1 to 9999. */
	readonly count: number;
}

/** The product and variant of a request. */
export interface RequestSubject {
	/** The product's id. */
	readonly product: ContentId;
	/** The variant's id; null if none was chosen. */
	readonly variant: ContentId | null;
	readonly personalization: PersonalizationValues | null;
}

/** An availability request as it is sent: POST /ecom/request (R-ORDER-03). */
export interface AvailabilityRequest extends RequestFields, RequestSubject, Sender {}

/** Returns the request for a product, or the problems of the form's fields: email, privacy and count are required. */
export function availabilityRequest(
	fields: RequestFields,
	subject: RequestSubject,
	sender: Sender,
): Result<AvailabilityRequest, readonly FieldProblem[]> {
	const isCount = Number.isInteger(fields.count) && fields.count >= 1 && fields.count <= maxLineCount;
	const problems = [
		...optionalName("name", fields.name),
		...emailProblems("email", fields.email),
		...optionalText("phone", fields.phone, 50),
		...optionalText("branch", fields.branch),
		...(isCount ? [] : [problem("count", "form.notACount", { max: maxLineCount })]),
		...optionalText("message", fields.message, maxMessageLength),
		...requiredCheckbox("privacy", fields.privacy),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		product: subject.product,
		variant: subject.variant,
		personalization: filledPersonalization(subject.personalization),
		email: fields.email.trim(),
		privacy: fields.privacy,
		name: singleLine(fields.name),
		phone: singleLine(fields.phone),
		message: fields.message.trim(),
		branch: singleLine(fields.branch),
		count: fields.count,
	}));
}
