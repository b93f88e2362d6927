import type { Locks } from "#core/platform/locks.ts";

/** Creates in-memory locks that a browser's tabs share. */
export function createMemoryLocks(): Locks {
	const last = new Map<string, Promise<unknown>>();
	return {
		hold(name, run) {
			const before = last.get(name) ?? Promise.resolve();
			const running = before.then(run, run);
			last.set(name, running);
			const release = () => {
				if (last.get(name) === running) last.delete(name);
			};
			running.then(release, release);
			return running;
		},
		isHeld: async (name) => last.has(name),
	};
}
