/** The result of a run of random edits. */
export interface Exactness {
	/** Whether every build after edits equals a clean one. */
	readonly ok: boolean;
	/** The seed and the number of edits, or the first batch after which the builds differ. */
	readonly report: string;
	/** The number of batches of edits. */
	readonly batches: number;
	/** The number of batches that made the content invalid and were undone. */
	readonly invalid: number;
}

export function checkExactness(options: {
	/** The working folder, which is emptied first. */
	readonly work: string;
	readonly edits: number;
	readonly mostPerBatch: number;
	/** The minimum number of valid batches, however many edits that takes; 0 by default. */
	readonly leastValid?: number;
	readonly seed: number;
	onProgress?(line: string): void;
}): Promise<Exactness>;
