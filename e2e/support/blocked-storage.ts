/**
 * Takes away a document's storages as browsers do that block a site's data: the property itself cannot be read. Runs in the
 * page (addInitScript).
 */
export function blockStorage(names: readonly ("localStorage" | "sessionStorage")[] = ["localStorage"]): void {
	for (const name of names)
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException("Access is denied", "SecurityError");
			},
		});
}
