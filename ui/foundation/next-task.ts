/** Lets the browser answer what was touched meanwhile before work goes on, so that no task is long on a slow phone. */
export function nextTask(): Promise<void> {
	return "scheduler" in window && "yield" in scheduler
		? scheduler.yield()
		: new Promise((resolve) => setTimeout(resolve));
}
