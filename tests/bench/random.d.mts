/** A seeded random generator. */
export interface Random {
	/** Returns an integer from `low` to `high`, both included. */
	between(low: number, high: number): number;
	/** Returns one entry of a non-empty list. */
	pick<Value>(list: readonly Value[]): Value;
}

/** Creates a seeded random generator; the same seed gives the same sequence. */
export function createRandom(seed: number): Random;
