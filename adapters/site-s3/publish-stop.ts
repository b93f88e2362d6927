import type { PublishFailure } from "#core/ports/site-output.ts";

/** Ends a publication with a failure that is expected; the output returns it. */
export class PublishStop extends Error {
	override readonly name = "PublishStop";
	readonly failure: PublishFailure;
	constructor(failure: PublishFailure) {
		super(`The site was not published: ${failure.kind}.`);
		this.failure = failure;
	}
}
