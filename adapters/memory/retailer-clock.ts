import type { RetailerClock, RetailerClockOptions } from "#core/ports/retailer-clock.ts";

/** The clock's twin with what it was asked. */
export interface MemoryClock extends RetailerClock {
	/** What each mount was told, the oldest first. */
	readonly mounts: readonly RetailerClockOptions[];
}

/**
 * The twin of the clock's port for stories: `draw` puts a clock into the element of that id and gives back how to take
 * it out; null when it cannot.
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
