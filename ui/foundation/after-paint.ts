/** Runs once the browser has painted. */
export function afterPaint(run: () => void): void {
	requestAnimationFrame(() => setTimeout(run));
}
