/**
 * Returns an optional package; null if it is not installed. Rejects with any other error of loading it.
 *
 * @example
 * const client = await loadOptional(() => import("prom-client"));
 */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module | null> {
	try {
		return await load();
	} catch (error) {
		if ((error as { readonly code?: string }).code !== "ERR_MODULE_NOT_FOUND") throw error;
		return null;
	}
}
