/**
 * Returns the number of examples for a property: the given one, but a tenth under mutation testing, which runs each
 * property for thousands of mutants.
 */
export function runs(full: number): number {
	return process.env.STRYKER_MUTATOR_WORKER === undefined ? full : Math.ceil(full / 10);
}
