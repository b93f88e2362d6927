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

/** Writes the demo shop with `count` more products, by default 20, and small images. */
export function writeSmallSite(directory: string, count?: number): Promise<void>;

/** Creates a function that runs the command with arguments in a process that keeps running. */
export function createWarmCommand(): {
	run(args: readonly string[]): Promise<{ readonly ok: boolean; readonly findings: string }>;
	end(): void;
};
