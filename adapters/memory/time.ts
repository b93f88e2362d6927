import type { Time } from "#core/platform/time.ts";

/** A clock that only moves when it is advanced. */
export interface MemoryTime extends Time {
	/** Advances the clock and settles waits until then, the earliest first. */
	advance(milliseconds: number): void;
}

interface Waiting {
	readonly until: number;
	readonly settle: () => void;
}

/** Creates a {@link MemoryTime} at `start`, in milliseconds since 1970. */
export function createMemoryTime(start = 0): MemoryTime {
	let now = start;
	let waiting: readonly Waiting[] = [];
	return {
		now: () => now,
		wait(milliseconds, signal) {
			return new Promise((resolve, reject) => {
				if (signal?.aborted) return reject(signal.reason);
				const entry: Waiting = { until: now + milliseconds, settle: resolve };
				waiting = [...waiting, entry];
				signal?.addEventListener("abort", () => {
					waiting = waiting.filter((other) => other !== entry);
					reject(signal.reason);
				});
			});
		},
		advance(milliseconds) {
			now += milliseconds;
			const due = waiting.filter((entry) => entry.until <= now).sort((a, b) => a.until - b.until);
			waiting = waiting.filter((entry) => entry.until > now);
			for (const entry of due) entry.settle();
		},
	};
}
