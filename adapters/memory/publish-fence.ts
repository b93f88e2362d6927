import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { Generation } from "#core/ports/site-output.ts";

/** Creates the numbers of a shop in memory. `now` returns the time in milliseconds since 1970 UTC. */
export function createMemoryFence(now: () => number): PublishFence {
	let last: Generation = 0;
	let newest: Generation = 0;
	return {
		async begin(seenAt) {
			last = Math.max(now(), seenAt, last + 1, newest + 1);
			return last;
		},
		async claim(generation) {
			newest = Math.max(newest, generation);
			return newest;
		},
	};
}
