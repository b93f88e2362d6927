/** Settles when the browser has nothing better to do, at the latest after so many milliseconds; soon where a browser does not say. */
export function whenIdle(timeout: number): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
		else setTimeout(resolve, 200);
	});
}
