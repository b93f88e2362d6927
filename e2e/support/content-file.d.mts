/** Returns a content file's JSON after a change; in a file with a list in `items`, the list is changed. */
export function editedContent<Content>(text: string, change: (content: Content) => unknown): string;
