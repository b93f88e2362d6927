/** Returns whether a file has a digest in its name. Such a file is only missing if a deployment has removed it. */
const isHashed = (address: string): boolean => {
	const { origin, pathname } = new URL(address, location.href);
	return origin === location.origin && /^\/(?:assets|page-data\/sq\/d)\//.test(pathname);
};

const addressOf = (target: EventTarget | null): string => {
	if (target instanceof HTMLLinkElement) return target.href;
	return target instanceof HTMLScriptElement || target instanceof HTMLImageElement ? target.src : "";
};

/** Calls `failed` for each file of the client or of the shared data that could not be loaded, including earlier ones. */
export function onFailedResource(failed: () => void): void {
	addEventListener("vite:preloadError", failed);
	const onFailure = ({ target }: Event) => isHashed(addressOf(target)) && failed();
	// These events do not bubble to the window.
	addEventListener("error", onFailure, true);
	const observer = new PerformanceObserver((list) => {
		const entries = list.getEntries() as PerformanceResourceTiming[];
		if (entries.some(({ name, responseStatus }) => responseStatus >= 400 && isHashed(name))) failed();
	});
	observer.observe({ type: "resource", buffered: true });
}
