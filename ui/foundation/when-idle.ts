/**
 * Resolves when the browser is idle, at the latest after `timeout` milliseconds; soon in browsers without idle
 * callbacks.
 */
export function whenIdle(timeout: number): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
		else setTimeout(resolve, 200);
	});
}
