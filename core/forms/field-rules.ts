import { fail, type Result, succeed } from "#core/shared/result.ts";
import { singleLine } from "#core/text/single-line.ts";

/** A problem of a form field. */
export interface FieldProblem {
	/** The field's name, e.g. "email" or "shippingAddress.zip_code". */
	readonly field: string;
	/** The message key of the correction to show. */
	readonly key: string;
	readonly params: Readonly<Record<string, string | number>>;
}

/** Maximum characters of a single-line text, such as a name or a street. */
export const maxLineLength = 200;

/** Maximum characters of a message or comment. */
export const maxMessageLength = 5000;

/** Creates a problem of a field, with the parameters of its message. */
export function problem(field: string, key: string, params: FieldProblem["params"] = {}): FieldProblem {
	return { field, key, params };
}

/** Validates a required text: not blank, at most `max` characters after trimming. */
export function requiredText(field: string, value: string, max: number = maxLineLength): FieldProblem[] {
	return singleLine(value) === "" ? [problem(field, "form.missing")] : optionalText(field, value, max);
}

/** Validates an optional text: at most `max` characters after trimming. */
export function optionalText(field: string, value: string, max: number = maxLineLength): FieldProblem[] {
	return value.trim().length > max ? [problem(field, "form.tooLong", { max })] : [];
}

/** Validates a checkbox that must be ticked, e.g. the privacy consent. */
export function requiredCheckbox(field: string, value: boolean): FieldProblem[] {
	return value ? [] : [problem(field, "form.notAccepted")];
}

/** Returns the payload if there are no problems, else all problems in form order. */
export function validated<Payload>(
	problems: readonly FieldProblem[],
	payload: () => Payload,
): Result<Payload, readonly FieldProblem[]> {
	return problems.length === 0 ? succeed(payload()) : fail(problems);
}
