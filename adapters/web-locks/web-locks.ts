import type { Locks } from "#core/ports/locks.ts";

/**
 * How long a lock is kept after what ran under it, in milliseconds. In Chromium, a text written to localStorage reaches the
 * processes of other tabs a moment later, and whoever holds the lock next must read it.
 */
const writesArriveMs = 20;

/**
 * The browser's locks (Web Locks API); `manager` is absent in browsers without them. They are refused, too, where the browser
 * stores nothing for the site.
 */
export function createWebLocks(manager: LockManager | undefined): Locks {
	return {
		async hold(name, run) {
			if (!manager) return await run();
			return await new Promise((resolve, reject) => {
				let begun = false;
				const begin = async () => {
					begun = true;
					try {
						resolve(await run());
					} catch (error) {
						reject(error);
					}
				};
				const locked = async () => {
					await begin();
					await new Promise((release) => setTimeout(release, writesArriveMs));
				};
				manager.request(name, locked).catch(async () => {
					if (!begun) await begin();
				});
			});
		},
		async isHeld(name) {
			try {
				const state = await manager?.query();
				return state?.held?.some((lock) => lock.name === name) ?? false;
			} catch {
				return false;
			}
		},
	};
}
