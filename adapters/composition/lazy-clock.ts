import type { RetailerClockDependencies } from "#adapters/retailer-clock/retailer-clock.ts";
import type { RetailerClock } from "#core/ports/retailer-clock.ts";
import { reasonOf } from "#core/shared/result.ts";

/**
 * Creates a clock whose script loads with its first mount; a failed load is logged like any clock that does not
 * show.
 */
export function lazyClock(tools: Omit<RetailerClockDependencies, "script">, script: string): RetailerClock {
	let loaded: RetailerClock | null = null;
	/** Elements that wait for the script. */
	const pendingElements = new Set<string>();
	return {
		async mount(elementId, options) {
			pendingElements.add(elementId);
			try {
				const clock = await import("#adapters/retailer-clock/retailer-clock.ts");
				loaded ??= clock.createRetailerClock({ ...tools, script });
			} catch (error) {
				tools.logger.note("clock.notMounted", { reason: reasonOf(error) });
				return false;
			}
			return pendingElements.has(elementId) && loaded.mount(elementId, options);
		},
		unmount(elementId) {
			pendingElements.delete(elementId);
			loaded?.unmount(elementId);
		},
	};
}
