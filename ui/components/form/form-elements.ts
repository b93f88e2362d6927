import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { BrowserField } from "#core/forms/form-problems.ts";

/** Returns the browser's validity of each field of a form. */
export function browserFields(form: HTMLFormElement): readonly BrowserField[] {
	return [...form.elements].flatMap((element) => {
		if (!("validity" in element)) return [];
		const { name, validity, validationMessage } = element as HTMLInputElement;
		return { name, valid: validity.valid, message: validationMessage };
	});
}

/** Focuses the first field with a problem. */
export function focusFirstProblem(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
	const names = new Set(problems.map(({ field }) => field));
	const first = [...form.elements].find((element) => names.has(element.getAttribute("name") ?? ""));
	if (!(first instanceof HTMLElement)) return;
	// A picker's own select is hidden, so focus its button.
	const hidden = first.closest("[aria-hidden='true']");
	(hidden?.parentElement?.querySelector("button") ?? first).focus();
}
