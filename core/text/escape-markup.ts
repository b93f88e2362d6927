const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Makes a text safe as content and attribute value of HTML and XML. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Reverses {@link escapeMarkup}; leaves other entities unchanged. */
export function unescapeMarkup(markup: string): string {
	return markup.replace(
		/&[^&;]+;/g,
		(entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? entity,
	);
}
