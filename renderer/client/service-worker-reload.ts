/** The dependencies of a reload. */
export interface ReloadEnvironment {
	/** Returns whether a reload loses nothing: no pending order and no unsent input. */
	mayReload(): boolean;
	/** Resolves to the published version; rejects if it cannot be requested. */
	version(): Promise<string>;
	/** Reloads the page, once for each version. */
	reloadFor(version: string): void;
}

/** Receives events, and reloads the page when necessary. */
export interface Reload {
	/** Records that a new version is waiting. */
	updated(): void;
	/** Records that a file of the page could not be loaded. */
	failed(): void;
	/** Checks again whether to reload. */
	reloadIfSafe(): void;
}

/**
 * Creates the reload of a page with files that are missing because of a new version; it reloads when nothing is lost
 * (R-SW-01).
 */
export function createReload(world: ReloadEnvironment): Reload {
	let updated = false;
	let failed = false;
	let asking = false;

	async function reloadIfSafe(): Promise<void> {
		if (!updated || !failed || asking || !world.mayReload()) return;
		asking = true;
		const version = await world.version().catch(() => null);
		asking = false;
		// The visitor may have typed something meanwhile.
		if (version !== null && world.mayReload()) world.reloadFor(version);
	}

	return {
		updated() {
			updated = true;
			void reloadIfSafe();
		},
		failed() {
			failed = true;
			void reloadIfSafe();
		},
		reloadIfSafe: () => void reloadIfSafe(),
	};
}
