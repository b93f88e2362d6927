/**
 * How many examples a property is tried with: as many as asked, but a tenth under mutation testing, where the
 * same property runs once for each of some thousand mutants.
 */
export function runs(full: number): number {
	return process.env.STRYKER_MUTATOR_WORKER === undefined ? full : Math.ceil(full / 10);
}
