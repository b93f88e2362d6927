/** Counts a visitor's taps and entries, each field as one. */
export class CountedActions {
	#count = 0;

	/** The number so far. */
	get count(): number {
		return this.#count;
	}

	async act(action: Promise<unknown>): Promise<void> {
		this.#count++;
		await action;
	}
}
