import type { AppointmentWish } from "#core/appointments/appointment-times.ts";
import type { Sender } from "#core/enquiries/sender.ts";
import { emailProblems } from "#core/forms/email-address.ts";
import {
	type FieldProblem,
	maxMessageLength,
	optionalText,
	problem,
	requiredCheckbox,
	requiredText,
	validated,
} from "#core/forms/field-rules.ts";
import { requiredName } from "#core/forms/web-address.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Result } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** The fields of the appointment form; a text is empty if nothing was entered. */
export interface AppointmentFields {
	/** The subject, in the words of the page. */
	readonly reason: string;
	/** Duration in minutes. */
	readonly duration: number;
	/** The branch's name. */
	readonly branch: string;
	/** One or two times, the preferred one first; in the branch's local time. */
	readonly wishes: readonly AppointmentWish[];
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	readonly message: string;
	readonly privacy: boolean;
	/** The id of the product that it is about; null if there is none. */
	readonly product: ContentId | null;
}

/** An appointment request as it is sent: POST /ecom/appointment (B-USE-15). */
export interface AppointmentRequest extends AppointmentFields, Sender {}

/** Maximum duration in minutes. */
const maxDuration = 480;

/**
 * Returns the request, or the problems of the form's fields: reason, branch, one wish, name, e-mail and privacy are
 * required.
 */
export function appointmentRequest(
	fields: AppointmentFields,
	sender: Sender,
): Result<AppointmentRequest, readonly FieldProblem[]> {
	const { duration, wishes } = fields;
	const isDuration = Number.isInteger(duration) && duration >= 1 && duration <= maxDuration;
	const problems = [
		...requiredText("reason", fields.reason),
		// A missing reason is reported alone, because the duration depends on it.
		...(isDuration || fields.reason === "" ? [] : [problem("duration", "form.invalid")]),
		...requiredText("branch", fields.branch),
		...(wishes.length > 0 ? wishes.flatMap(wishProblems) : [problem("date1", "form.missing")]),
		...(wishes.length > 2 ? [problem("wishes", "form.invalid")] : []),
		...requiredName("name", fields.name),
		...emailProblems("email", fields.email),
		...optionalText("phone", fields.phone, 50),
		...optionalText("message", fields.message, maxMessageLength),
		...requiredCheckbox("privacy", fields.privacy),
	];
	return validated(problems, () => ({
		project: sender.project,
		language: sender.language,
		product: fields.product,
		reason: singleLine(fields.reason),
		duration,
		branch: singleLine(fields.branch),
		wishes: wishes.map(({ date, time }) => ({ date, time })),
		name: singleLine(fields.name),
		email: fields.email.trim(),
		phone: singleLine(fields.phone),
		message: fields.message.trim(),
		privacy: fields.privacy,
	}));
}

function wishProblems({ date, time }: AppointmentWish, place: number): readonly FieldProblem[] {
	const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
	const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
	const key = (text: string) => (text === "" ? "form.missing" : "form.invalid");
	return [
		...(isDay ? [] : [problem(`date${place + 1}`, key(date))]),
		...(isTime ? [] : [problem(`time${place + 1}`, key(time))]),
	];
}
