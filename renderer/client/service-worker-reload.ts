/** What a reload depends on. */
export interface ReloadWorld {
	/** Whether a reload takes nothing from the visitor: no order on its way, no words not yet sent. */
	mayReload(): boolean;
	/** Names the version that is published now; rejects when it cannot be asked for. */
	version(): Promise<string>;
	/** Loads the page anew, once for each version. */
	reloadFor(version: string): void;
}

/** Is told what happens; reloads when that is due. */
export interface Reload {
	/** A new version waits to take over. */
	updated(): void;
	/** Something of the page could not be loaded. */
	failed(): void;
	/** Looks again whether now is the moment. */
	consider(): void;
}

/** Reloads a page of which something failed to load because a new version took its place, when nothing is lost (R-SW-01). */
export function createReload(world: ReloadWorld): Reload {
	let updated = false;
	let failed = false;
	let asking = false;

	async function consider(): Promise<void> {
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
			void consider();
		},
		failed() {
			failed = true;
			void consider();
		},
		consider: () => void consider(),
	};
}
