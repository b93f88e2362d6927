type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
	field.type === "checkbox" || field.type === "radio";

/** Returns the index of a list's initial option: the last one marked as selected, otherwise the first. */
function defaultIndex({ options }: HTMLSelectElement): number {
	const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
	return marked === -1 ? 0 : marked;
}

function isChanged(field: Field): boolean {
	if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field);
	if (!isChoice(field)) return field.value !== field.defaultValue;
	// Of a group of radio buttons, only the selected one counts.
	return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

/**
 * Reports values to React that were entered before hydration. Otherwise React would overwrite them with its own at
 * the next change, which may be the report of another field.
 */
export function replayEnteredValues(host: HTMLElement): void {
	const changed = [...host.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
	for (const { field, value } of changed.map((one) => ({ field: one, value: one.value }))) {
		const island = field.closest("[data-island]");
		// Another root hydrates the content of an island.
		if (island && host.contains(island) && island !== host) continue;
		if (field instanceof HTMLSelectElement) {
			field.value = value;
			field.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (isChoice(field)) setChecked(field);
		else setText(field, value);
	}
}

/**
 * Sets a value without React noticing, because React ignores an event for a value that the field's own setter has
 * reported.
 */
function setSilently(field: TextField, value: string): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

function setText(field: TextField, value: string): void {
	const { selectionStart, selectionEnd } = field;
	field.value = "";
	setSilently(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	// After React has rendered. E-mail fields have no caret position, so it moves to the end.
	if (field !== document.activeElement)
		// The field lost the focus earlier, which is when some fields report their value.
		queueMicrotask(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
	else if (selectionStart !== null)
		queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * Reports the state of a checkbox to React. A click during rendering could be lost, and the box may have been reset
 * by then. So the box is first set to its state before the visitor's click by its own setter, which React tracks.
 */
function setChecked(box: HTMLInputElement): void {
	const { checked } = box;
	queueMicrotask(() => {
		box.checked = !checked;
		box.click();
	});
}
