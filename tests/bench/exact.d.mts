/** What a run of random edits came to. */
export interface Exactness {
	/** Whether every build after edits equals a clean one. */
	readonly ok: boolean;
	/** The seed with what was done, or the first batch after which the builds differ. */
	readonly report: string;
	/** Batches of edits. */
	readonly batches: number;
	/** Batches that made the content invalid and were undone. */
	readonly invalid: number;
}

export function checkExactness(options: {
	/** A folder of its own, which is emptied first. */
	readonly work: string;
	readonly edits: number;
	readonly mostPerBatch: number;
	/** How many batches must have been valid, however many edits that takes; none where it is left out. */
	readonly leastValid?: number;
	readonly seed: number;
	onProgress?(line: string): void;
}): Promise<Exactness>;
