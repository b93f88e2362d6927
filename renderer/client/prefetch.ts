import { mayPrefetch } from "#core/loading/prefetch.ts";
import { connection } from "#renderer/client/connection.ts";
import { prefetchPage, preloadPage } from "#renderer/client/page-loader.ts";
import { siteLinkOf } from "#renderer/client/site-links.ts";

/** How long a link must stay in view before its page is fetched, in milliseconds: not while a visitor scrolls past. */
const inViewDelayMs = 300;
/** How many pages are fetched at once for links in view, and for how many links of a page. */
const maxConcurrent = 2;
const linksOfPage = 30;

const intentEvents = ["pointerover", "pointerdown", "focusin"] as const;

const wanted = (url: URL | null): url is URL => url !== null && url.pathname !== location.pathname;

/** Fetches one after the other, a few at once. */
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
 * Fetches the data of pages whose links are in view, and their script too once a link is pointed at or in focus;
 * neither on 2g nor with data-saver (R-LOAD-05). `prepare` is called when a visitor approaches a link. Returns what is
 * to be called when another page was rendered.
 */
export function prefetchLinks(prepare: () => void): () => void {
	for (const type of intentEvents) {
		const approach = ({ target }: Event) => {
			const url = siteLinkOf(target);
			if (!wanted(url) || !mayPrefetch(connection())) return;
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
			if (!wanted(url)) continue;
			const look = () => mayPrefetch(connection()) && queue.add(url.pathname);
			inView.set(target, setTimeout(look, inViewDelayMs));
		}
	});
	const observeLinks = () => {
		for (const link of document.querySelectorAll("main a[href]")) observer.observe(link);
	};
	// Products of a list come and go without another page.
	let later: ReturnType<typeof setTimeout> | undefined;
	new MutationObserver(() => {
		clearTimeout(later);
		later = setTimeout(observeLinks, inViewDelayMs);
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
