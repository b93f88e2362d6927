type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
	field.type === "checkbox" || field.type === "radio";

/** The place of the option that a list begins with: its last one marked as selected, else its first. */
function defaultIndex({ options }: HTMLSelectElement): number {
	const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
	return marked === -1 ? 0 : marked;
}

function isChanged(field: Field): boolean {
	if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field);
	if (!isChoice(field)) return field.value !== field.defaultValue;
	// Of radio buttons the one that was chosen says it all.
	return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

/**
 * Reports to React what was entered before it had taken over the fields: it would write its own values over them at
 * the next occasion, which may be the report of another field.
 */
export function replayEnteredValues(host: HTMLElement): void {
	const changed = [...host.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
	for (const { field, value } of changed.map((one) => ({ field: one, value: one.value }))) {
		const island = field.closest("[data-island]");
		// Another root takes over what is within an island.
		if (island && host.contains(island) && island !== host) continue;
		if (field instanceof HTMLSelectElement) {
			field.value = value;
			field.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (isChoice(field)) setChecked(field);
		else setText(field, value);
	}
}

/** React takes an event for news only where the field's own setter has not reported it already. */
function setSilently(field: TextField, value: string): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

function setText(field: TextField, value: string): void {
	const { selectionStart, selectionEnd } = field;
	field.value = "";
	setSilently(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	// Once React has rendered. Fields for e-mail addresses do not say where the caret is: there it goes to the end.
	if (field !== document.activeElement)
		// It was left before, which is when some fields count.
		queueMicrotask(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
	else if (selectionStart !== null)
		queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * A click is more than React takes while it is drawing; the box may have been set back by then. It is set by its own setter,
 * which React knows of, to what it was before the visitor's click.
 */
function setChecked(box: HTMLInputElement): void {
	const { checked } = box;
	queueMicrotask(() => {
		box.checked = !checked;
		box.click();
	});
}
