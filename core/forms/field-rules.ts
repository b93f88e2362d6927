import { fail, type Result, succeed } from "#core/shared/result.ts";
import { singleLine } from "#core/shared/single-line.ts";

/** What is wrong with a field of a form. */
export interface FieldProblem {
	/** The field's name, e.g. "email" or "shippingAddress.zip_code". */
	readonly field: string;
	/** The message key of the sentence that says what to correct. */
	readonly key: string;
	readonly params: Readonly<Record<string, string | number>>;
}

/** Characters that a line of text (a name, a street) may have. */
export const maxLineLength = 200;

/** Characters that a message or comment may have. */
export const maxMessageLength = 5000;

/** A problem of a field, with the parameters of its sentence. */
export function problem(field: string, key: string, params: FieldProblem["params"] = {}): FieldProblem {
	return { field, key, params };
}

/** A text that must be given: not blank, at most `max` characters once trimmed. */
export function requiredText(field: string, value: string, max: number = maxLineLength): FieldProblem[] {
	return singleLine(value) === "" ? [problem(field, "form.missing")] : optionalText(field, value, max);
}

/** A text that may be left blank: at most `max` characters once trimmed. */
export function optionalText(field: string, value: string, max: number = maxLineLength): FieldProblem[] {
	return value.trim().length > max ? [problem(field, "form.tooLong", { max })] : [];
}

/** A box that must be ticked, e.g. the privacy consent. */
export function requiredCheckbox(field: string, value: boolean): FieldProblem[] {
	return value ? [] : [problem(field, "form.notAccepted")];
}

/** A payload when nothing is wrong, else all problems in the order of the form. */
export function validated<Payload>(
	problems: readonly FieldProblem[],
	payload: () => Payload,
): Result<Payload, readonly FieldProblem[]> {
	return problems.length === 0 ? succeed(payload()) : fail(problems);
}
