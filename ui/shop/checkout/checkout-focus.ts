import { type RefObject, useEffect } from "react";
import type { FieldProblem } from "#core/forms/field-rules.ts";

/** Puts the focus on the first field that is wrong, each time the problems are found again. */
export function useFocusOnProblem(
	form: RefObject<HTMLFormElement | null>,
	problems: readonly FieldProblem[],
): void {
	const first = problems[0]?.field ?? null;
	useEffect(() => {
		if (first === null) return;
		const field = form.current?.elements.namedItem(first);
		const target = field instanceof RadioNodeList ? field[0] : field;
		if (!(target instanceof HTMLElement)) return;
		// A picker's own select is hidden; its button is what can be seen.
		const hidden = target.closest("[aria-hidden='true']");
		const shown = hidden?.parentElement?.querySelector("button") ?? target;
		shown.focus();
	}, [form, first]);
}
