/** A heading that can be linked to; no other on the page has its anchor (R-A11Y-03). */
export interface HeadingModel {
	readonly anchor: string;
	readonly text: string;
}

/** Running text rendered from Markdown. */
export interface ProseModel {
	/** Without raw HTML, hence safe (B-SEC-02). */
	readonly html: string;
	/** Its headings of the second level, in order. */
	readonly headings: readonly HeadingModel[];
}
