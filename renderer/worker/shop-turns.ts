import { createMemoryLocks } from "#adapters/memory/locks.ts";

/** Keeps apart what changes or reads the built site of a shop on this machine. */
export interface ShopTurns {
	/** Runs a build of a shop when nothing else uses its built site. */
	build<Value>(shop: string, run: () => Promise<Value>): Promise<Value>;
	/** Runs another task between two builds of a shop. Its signal is aborted as soon as a build waits, or by {@link abort}. */
	between<Value>(shop: string, run: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
	/** Ends all tasks between builds. */
	abort(): void;
}

/** Creates {@link ShopTurns}. */
export function createShopTurns(): ShopTurns {
	const locks = createMemoryLocks();
	const tasks = new Map<string, AbortController>();
	return {
		build(shop, run) {
			tasks.get(shop)?.abort();
			return locks.hold(shop, run);
		},
		async between(shop, run) {
			const task = new AbortController();
			tasks.set(shop, task);
			try {
				return await locks.hold(shop, () => run(task.signal));
			} finally {
				if (tasks.get(shop) === task) tasks.delete(shop);
			}
		},
		abort() {
			for (const task of tasks.values()) task.abort();
		},
	};
}
