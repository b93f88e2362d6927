/** Returns an optional package; null if it is not installed. */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module | null> {
	try {
		return await load();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
		return null;
	}
}
