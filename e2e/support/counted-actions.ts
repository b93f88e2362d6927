/** Counts what a visitor taps and fills in, each field as one, as a person does it one after the other. */
export class CountedActions {
	#count = 0;

	/** So many so far. */
	get count(): number {
		return this.#count;
	}

	async act(action: Promise<unknown>): Promise<void> {
		this.#count++;
		await action;
	}
}
