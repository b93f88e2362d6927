/** What a reload depends on. */
export interface ReloadEnvironment {
	/** Whether a reload takes nothing from the visitor: no order on its way, no words not yet sent. */
	mayReload(): boolean;
	/** Names the version that is published now; rejects when it cannot be asked for. */
	version(): Promise<string>;
	/** Loads the page again, once for each version. */
	reloadFor(version: string): void;
}

/** Receives events; reloads when that is due. */
export interface Reload {
	/** A new version waits to take over. */
	updated(): void;
	/** Something of the page could not be loaded. */
	failed(): void;
	/** Looks again whether now is the moment. */
	reloadIfSafe(): void;
}

/** Reloads a page of which something failed to load because a new version took its place, when nothing is lost (R-SW-01). */
export function createReload(world: ReloadEnvironment): Reload {
	let updated = false;
	let failed = false;
	let asking = false;

	async function reloadIfSafe(): Promise<void> {
		if (!updated || !failed || asking || !world.mayReload()) return;
		asking = true;
		const version = await world.version().catch(() => null);
		asking = false;
		// Something may have been entered meanwhile.
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
