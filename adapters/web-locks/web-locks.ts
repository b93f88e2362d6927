import type { Locks } from "#core/ports/locks.ts";

/**
 * The browser's locks (Web Locks API); `manager` is absent in browsers without them. They are refused, too, where the browser
 * stores nothing for the site.
 */
export function createWebLocks(manager: LockManager | undefined): Locks {
	return {
		async hold(name, run) {
			if (!manager) return await run();
			let begun = false;
			const locked = async () => {
				begun = true;
				return await run();
			};
			try {
				return await manager.request(name, locked);
			} catch (error) {
				if (begun) throw error;
				return await run();
			}
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
