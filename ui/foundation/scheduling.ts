/** Runs once the browser has painted. */
export function afterPaint(run: () => void): void {
	requestAnimationFrame(() => setTimeout(run));
}

/** Settles once the browser has painted; at once in a tab that is not seen, which paints nothing. */
export function painted(): Promise<void> {
	return document.hidden ? Promise.resolve() : new Promise(afterPaint);
}

/** Resolves in a new task, so that the browser can respond to input first and no task is long on a slow phone. */
export function nextTask(): Promise<void> {
	return "scheduler" in window && "yield" in scheduler
		? scheduler.yield()
		: new Promise((resolve) => setTimeout(resolve));
}
