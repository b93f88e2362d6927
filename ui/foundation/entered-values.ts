type Field = HTMLInputElement | HTMLTextAreaElement;

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

function changedFields(host: HTMLElement): Field[] {
	return [...host.querySelectorAll<Field>("input, textarea")].filter((field) =>
		isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
	);
}

/** Whether anything was entered in the fields within an element. */
export function hasEnteredValues(host: HTMLElement): boolean {
	return changedFields(host).length > 0;
}

/**
 * Reports to React what was entered before it had taken over the fields: it would write its own values over them at
 * the next occasion.
 */
export function replayEnteredValues(host: HTMLElement): void {
	for (const field of changedFields(host)) {
		if (isCheckbox(field)) setChecked(field);
		else setText(field);
	}
}

/** React takes an event for news only where the field's own setter has not reported it already. */
function setSilently(field: Field, name: "value" | "checked", to: unknown): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, to);
}

function setText(field: Field): void {
	const { value, selectionStart, selectionEnd } = field;
	field.value = "";
	setSilently(field, "value", value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	// Once React has rendered. Fields for e-mail addresses do not say where the caret is: there it goes to the end.
	if (selectionStart !== null && field === document.activeElement) {
		queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
	}
}

/** A click is more than React takes while it is drawing; the box may have been set back by then. */
function setChecked(box: HTMLInputElement): void {
	const { checked } = box;
	queueMicrotask(() => {
		setSilently(box, "checked", !checked);
		box.click();
	});
}
