/**
 * Removes a document's storages like browsers that block site data: reading the property throws. Runs in the page
 * (addInitScript).
 */
export function blockStorage(names: readonly ("localStorage" | "sessionStorage")[] = ["localStorage"]): void {
	for (const name of names)
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException("Access is denied", "SecurityError");
			},
		});
}
