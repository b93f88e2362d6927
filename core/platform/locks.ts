/** Locks that all tabs of a browser share, each known by its name. */
export interface Locks {
	/**
	 * Runs something while nobody else holds the lock, after those who asked before; settles as it does. Where the browser has
	 * no locks, or refuses them, it runs at once.
	 */
	hold<Value>(name: string, run: () => Promise<Value>): Promise<Value>;

	/**
	 * Resolves to whether this tab or another holds a lock, or did so a moment ago; false in browsers without this
	 * information.
	 */
	isHeld(name: string): Promise<boolean>;
}
