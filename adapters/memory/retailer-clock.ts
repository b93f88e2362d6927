import type { RetailerClock, RetailerClockOptions } from "#core/ports/retailer-clock.ts";

/** The in-memory clock with its recorded calls. */
export interface MemoryClock extends RetailerClock {
	/** The arguments of each mount, the oldest first. */
	readonly mounts: readonly RetailerClockOptions[];
}

/**
 * Creates an in-memory implementation of the clock port for stories. `draw` puts a clock into the element with that
 * id and returns a function to remove it; null on failure.
 */
export function createMemoryClock(draw: (elementId: string) => (() => void) | null): MemoryClock {
	const drawn = new Map<string, () => void>();
	const mounts: RetailerClockOptions[] = [];
	const unmount = (elementId: string) => {
		drawn.get(elementId)?.();
		drawn.delete(elementId);
	};
	return {
		mounts,
		async mount(elementId, options) {
			unmount(elementId);
			mounts.push(options);
			const remove = draw(elementId);
			if (remove) drawn.set(elementId, remove);
			return remove !== null;
		},
		unmount,
	};
}
