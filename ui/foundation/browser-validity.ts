import { type FieldProblem, problem } from "#core/forms/field-rules.ts";

/**
 * The problems of a form's own rules, and the browser's message for each further field that only the browser finds wrong
 * (R-FORM-02), e.g. by a pattern or a number's range. The browser's message is in its own language.
 */
export function withBrowserProblems(
	form: HTMLFormElement,
	problems: readonly FieldProblem[],
): readonly FieldProblem[] {
	const known = new Set(problems.map(({ field }) => field));
	const found: FieldProblem[] = [];
	for (const element of form.elements) {
		if (!("validity" in element) || !(element instanceof HTMLElement)) continue;
		const { name, validity, validationMessage: message } = element as HTMLInputElement;
		if (name === "" || validity.valid || known.has(name)) continue;
		known.add(name);
		found.push(problem(name, "form.browser", { message }));
	}
	return [...problems, ...found];
}
