const isWritten = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
	field.type === "checkbox"
		? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
		: field.type !== "radio" && field.value !== field.defaultValue;

/**
 * Returns whether anything was typed or ticked in the fields of an element. Radio buttons and lists do not count,
 * because they are quickly selected again.
 */
export function hasEnteredValues(host: HTMLElement): boolean {
	return [...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
		isWritten,
	);
}
