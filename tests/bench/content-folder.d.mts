/** An editor of a site's folder; its edits are grouped in batches that can be undone. */
export interface ContentFolder {
	begin(): void;
	undo(): void;
}

export function openContent(directory: string): ContentFolder;
