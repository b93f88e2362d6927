/** A content file's JSON after a change; of a file that holds a list in `items`, the list is what changes. */
export function editedContent(text, change) {
	const value = JSON.parse(text);
	const isList = !Array.isArray(value) && Array.isArray(value.items);
	return JSON.stringify(isList ? { ...value, items: change(value.items) } : change(value));
}
