import { type FieldProblem, problem } from "#core/forms/field-rules.ts";

/** The problems of a form as they are displayed. */
export interface FormProblems {
	readonly list: readonly FieldProblem[];
	/** Whether they were just found. The first of the fields then receives the focus. */
	readonly isNew: boolean;
}

/** The state without known problems. */
export const noProblems: FormProblems = { list: [], isNew: false };

/** A field's validity in the browser: `ValidityState.valid`, and `validationMessage` in the browser's language. */
export interface BrowserField {
	readonly name: string;
	readonly valid: boolean;
	readonly message: string;
}

/**
 * Returns a form's problems (specification 5; R-FORM-02): those of its own rules, plus the browser's message for
 * each other field that only the browser finds invalid, e.g. by a pattern. Browser messages for the fields in
 * `validated` are ignored, because those have validators.
 */
export function formProblems(
	ownProblems: readonly FieldProblem[],
	fields: readonly BrowserField[],
	validated: readonly string[] = [],
): readonly FieldProblem[] {
	const ownFields = new Set([...validated, ...ownProblems.map(({ field }) => field)]);
	const found = fields.filter(({ name, valid }) => {
		if (name === "" || valid || ownFields.has(name)) return false;
		ownFields.add(name);
		return true;
	});
	return [...ownProblems, ...found.map(({ name, message }) => problem(name, "form.browser", { message }))];
}

/** Clears a field's problem while it is being corrected; returns the same object if there was none. */
export function withoutField(problems: FormProblems, field: string): FormProblems {
	const list = problems.list.filter((one) => one.field !== field);
	return list.length === problems.list.length ? problems : { list, isNew: false };
}
