/** Returns a content file's JSON after a change; in a file with a list in `items`, the list is changed. */
export function editedContent(text, change) {
	const value = JSON.parse(text);
	const isList = !Array.isArray(value) && Array.isArray(value.items);
	return JSON.stringify(isList ? { ...value, items: change(value.items) } : change(value));
}
