import type { Generation } from "#core/ports/site-output.ts";

/**
 * Numbers the builds of one shop, and keeps older ones from being published after newer ones (B-REL-08). It is shared by
 * all machines, and its answers survive a killed process. Outputs that have no atomic condition of their own use it.
 * Its methods reject if the numbers cannot be reached; the caller then publishes nothing.
 */
export interface PublishFence {
	/**
	 * Returns the number of a build that is about to read the content, and keeps it as the last one. It is not before `seenAt`, when the
	 * cause of the build was noticed in milliseconds since 1970, although this machine's clock may be behind. Atomic.
	 */
	begin(seenAt: number): Promise<Generation>;

	/**
	 * Makes `generation` the newest one of all publications, unless a newer one is already. Returns the newest one afterwards: the
	 * caller may publish only if that is `generation`. It can be repeated. Atomic.
	 */
	claim(generation: Generation): Promise<Generation>;
}
