/** Runs once the browser has painted. */
export function afterPaint(run: () => void): void {
	requestAnimationFrame(() => setTimeout(run));
}

/** Settles once the browser has painted; at once in a tab that is not seen, which paints nothing. */
export function painted(): Promise<void> {
	return document.hidden ? Promise.resolve() : new Promise(afterPaint);
}
