/** Locks that all tabs of a browser share, each known by its name. */
export interface Locks {
	/**
	 * Runs something while nobody else holds the lock, after those who asked before; settles as it does. Where the browser has
	 * no locks, or refuses them, it runs at once.
	 */
	hold<Value>(name: string, run: () => Promise<Value>): Promise<Value>;

	/** Whether a lock is held now, by this tab or another, or was a moment ago; false where the browser does not say. */
	isHeld(name: string): Promise<boolean>;
}
