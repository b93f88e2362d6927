import type { BuildOutcome } from "#renderer/studio/publisher.ts";

/** The milliseconds between two looks at the clock. A timer for a whole day would be late after the machine has slept. */
const checkMs = 30_000;

/** The milliseconds until the next build if nothing says when dates in the content take another effect. */
const dayMs = 86_400_000;

/** Starts builds when dates in the content take another effect. */
interface DueBuilds {
	/** Records the outcome of a build. */
	built(outcome: BuildOutcome): void;
	stop(): void;
}

/** Creates the builds that are due by the clock; `build` starts one. */
export function createDueBuilds(build: () => void): DueBuilds {
	let dueAt = Date.now() + dayMs;
	const timer = setInterval(() => {
		if (Date.now() < dueAt) return;
		dueAt = Date.now() + dayMs;
		build();
	}, checkMs);
	return {
		built(outcome) {
			if ("until" in outcome && outcome.until !== undefined) dueAt = outcome.until;
		},
		stop: () => clearInterval(timer),
	};
}
