import { type FieldProblem, problem } from "#core/forms/field-rules.ts";

/** What is wrong with a form, as it is shown. */
export interface FormProblems {
	readonly list: readonly FieldProblem[];
	/** Whether they were just found, so that the first field among them wants the focus. */
	readonly isNew: boolean;
}

/** Nothing is wrong, as far as is known. */
export const noProblems: FormProblems = { list: [], isNew: false };

/** What a browser says of a field: `ValidityState.valid` and `validationMessage`, which is in the browser's language. */
export interface BrowserField {
	readonly name: string;
	readonly valid: boolean;
	readonly message: string;
}

/**
 * What is wrong with a form (specification 5; R-FORM-02): the problems of its own rules, and the browser's message for
 * each further field that only the browser finds wrong, e.g. by a pattern. What the browser says of the fields `validated`
 * does not count: they have validators in its place.
 */
export function formProblems(
	own: readonly FieldProblem[],
	fields: readonly BrowserField[],
	validated: readonly string[] = [],
): readonly FieldProblem[] {
	const known = new Set([...validated, ...own.map(({ field }) => field)]);
	const found = fields.filter(({ name, valid }) => {
		if (name === "" || valid || known.has(name)) return false;
		known.add(name);
		return true;
	});
	return [...own, ...found.map(({ name, message }) => problem(name, "form.browser", { message }))];
}

/** Clears what is said of a field that is being corrected; the same object where nothing was. */
export function withoutField(problems: FormProblems, field: string): FormProblems {
	const list = problems.list.filter((one) => one.field !== field);
	return list.length === problems.list.length ? problems : { list, isNew: false };
}
