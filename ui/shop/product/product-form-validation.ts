import { type FieldValidator, fieldValidity } from "#core/forms/field-validity.ts";

/** What is wrong with the fields of a form, by name; one sentence each. */
export type FieldErrors = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): readonly Field[] {
	return [...form.elements].filter(
		(element): element is Field =>
			(element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== "",
	);
}

/**
 * Validates each field by its own validator, else by the browser's validity and message (R-FORM-02). The browser shows its
 * own language: what must be said in the page's needs a validator.
 */
export function formProblems(
	form: HTMLFormElement,
	validators: Readonly<Record<string, FieldValidator<string>>>,
): FieldErrors {
	const problems: Record<string, string> = {};
	for (const field of fieldsOf(form)) {
		const browser = { valid: field.validity.valid, message: field.validationMessage };
		const verdict = fieldValidity(field.value, browser, validators[field.name] ?? null);
		if (!verdict.valid) problems[field.name] ??= verdict.message;
	}
	return problems;
}

/** Puts the focus on the first field that something is wrong with. */
export function focusFirstProblem(form: HTMLFormElement, problems: FieldErrors): void {
	fieldsOf(form)
		.find(({ name }) => Object.hasOwn(problems, name))
		?.focus();
}
