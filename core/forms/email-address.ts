import { type FieldProblem, problem } from "#core/forms/field-rules.ts";

/** Characters that an e-mail address may have (R-NEWS-02). */
export const maxEmailLength = 254;

/** The addresses that a browser accepts in a field of type email (HTML standard, "valid e-mail address"). */
const emailPattern =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** An e-mail address: trimmed, at most 254 characters, what type=email accepts (R-NEWS-02). */
export function emailProblems(field: string, value: string): FieldProblem[] {
	const email = value.trim();
	if (email === "") return [problem(field, "form.emailMissing")];
	if (email.length > maxEmailLength) return [problem(field, "form.tooLong", { max: maxEmailLength })];
	return isEmailAddress(email) ? [] : [problem(field, "form.emailInvalid")];
}

/** Returns whether a text is an e-mail address and nothing else: at most 254 characters that type=email accepts. */
export function isEmailAddress(text: string): boolean {
	return text.length <= maxEmailLength && emailPattern.test(text);
}
