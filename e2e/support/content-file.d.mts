/** A content file's JSON after a change; of a file that holds a list in `items`, the list is what changes. */
export function editedContent<Content>(text: string, change: (content: Content) => unknown): string;
