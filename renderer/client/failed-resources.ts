/** Files whose names carry the digest of their content: they are missing only where a deployment removed them. */
const isHashed = (address: string): boolean => {
	const { origin, pathname } = new URL(address, location.href);
	return origin === location.origin && /^\/(?:assets|page-data\/sq\/d)\//.test(pathname);
};

const addressOf = (target: EventTarget | null): string => {
	if (target instanceof HTMLLinkElement) return target.href;
	return target instanceof HTMLScriptElement || target instanceof HTMLImageElement ? target.src : "";
};

/** Calls back whenever a file of the site's program, or what its pages share, failed to load; also for those before. */
export function onFailedResource(failed: () => void): void {
	addEventListener("vite:preloadError", failed);
	const onFailure = ({ target }: Event) => isHashed(addressOf(target)) && failed();
	// Such events do not rise from the element to the window.
	addEventListener("error", onFailure, true);
	const observer = new PerformanceObserver((list) => {
		const entries = list.getEntries() as PerformanceResourceTiming[];
		if (entries.some(({ name, responseStatus }) => responseStatus >= 400 && isHashed(name))) failed();
	});
	observer.observe({ type: "resource", buffered: true });
}
