import type { Locks } from "#core/platform/locks.ts";

/**
 * Milliseconds to keep a lock after its callback. In Chromium, text written to localStorage reaches the processes
 * of other tabs slightly later, and the next holder of the lock must read it.
 */
const writesArriveMs = 20;

/**
 * Creates the browser's locks (Web Locks API); `manager` is absent in browsers without them. Locks are also refused
 * if the browser stores nothing for the site.
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
