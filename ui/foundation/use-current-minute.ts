import { useCallback, useSyncExternalStore } from "react";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";
import { useServices } from "#ui/foundation/services.tsx";

/**
 * The current minute, in milliseconds since 1970 UTC, for as long as the page is in view; null on the server and
 * in the first render, which must be the same.
 */
export function useCurrentMinute(): number | null {
	const time = useServices()?.time ?? null;
	const subscribe = useCallback(
		(changed: () => void) => (time ? onEachMinute(time, changed) : () => {}),
		[time],
	);
	return useSyncExternalStore(
		subscribe,
		() => time && currentMinute(time),
		() => null,
	);
}
