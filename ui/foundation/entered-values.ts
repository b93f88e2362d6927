const isWritten = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
	field.type === "checkbox"
		? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
		: field.type !== "radio" && field.value !== field.defaultValue;

/** Whether anything was written or ticked in the fields within an element; a choice among others is soon made again. */
export function hasEnteredValues(host: HTMLElement): boolean {
	return [...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
		isWritten,
	);
}
