import { mayPrefetch } from "#core/loading/prefetch.ts";
import { connection } from "#renderer/client/connection.ts";
import { prefetchPage, preloadPage } from "#renderer/client/page-loader.ts";
import { siteLinkOf } from "#renderer/client/site-links.ts";

/**
 * The time for which a link must be visible before its page is fetched, in milliseconds, so that scrolling past it
 * fetches nothing.
 */
const inViewDelayMs = 300;
/** The maximum number of simultaneous prefetches for visible links, and of observed links per page. */
const maxConcurrent = 2;
const linksOfPage = 30;

const intentEvents = ["pointerover", "pointerdown", "focusin"] as const;

const isOtherPage = (url: URL | null): url is URL => url !== null && url.pathname !== location.pathname;

/** Creates a queue with a limited number of simultaneous prefetches. */
function createQueue(): { add(path: string): void; clear(): void } {
	const seen = new Set<string>();
	let waiting: string[] = [];
	let running = 0;
	const next = () => {
		while (running < maxConcurrent && waiting.length > 0) {
			running++;
			void prefetchPage(waiting.shift() ?? "").finally(() => {
				running--;
				next();
			});
		}
	};
	return {
		add(path) {
			if (seen.has(path) || seen.size >= linksOfPage) return;
			seen.add(path);
			waiting.push(path);
			next();
		},
		clear() {
			seen.clear();
			waiting = [];
		},
	};
}

/**
 * Prefetches the data of pages with visible links, and their scripts when a link is pointed at or focused; neither on
 * 2g nor with data-saver (R-LOAD-05). `prepare` is called when a visitor approaches a link. Returns a function to
 * call when another page has been rendered.
 */
export function prefetchLinks(prepare: () => void): () => void {
	for (const type of intentEvents) {
		const approach = ({ target }: Event) => {
			const url = siteLinkOf(target);
			if (!isOtherPage(url) || !mayPrefetch(connection())) return;
			prepare();
			void preloadPage(url.pathname);
		};
		document.addEventListener(type, approach, { passive: true });
	}
	if (!("IntersectionObserver" in window)) return () => undefined;
	const queue = createQueue();
	const inView = new Map<Element, ReturnType<typeof setTimeout>>();
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			clearTimeout(inView.get(target));
			inView.delete(target);
			const url = isIntersecting ? siteLinkOf(target) : null;
			if (!isOtherPage(url)) continue;
			const look = () => mayPrefetch(connection()) && queue.add(url.pathname);
			inView.set(target, setTimeout(look, inViewDelayMs));
		}
	});
	const observeLinks = () => {
		for (const link of document.querySelectorAll("main a[href]")) observer.observe(link);
	};
	// The products of a list change without navigation.
	let timer: ReturnType<typeof setTimeout> | undefined;
	new MutationObserver(() => {
		clearTimeout(timer);
		timer = setTimeout(observeLinks, inViewDelayMs);
	}).observe(document.body, { childList: true, subtree: true });
	const watch = () => {
		observer.disconnect();
		for (const timer of inView.values()) clearTimeout(timer);
		inView.clear();
		queue.clear();
		observeLinks();
	};
	watch();
	return watch;
}
