import type { DataRouter } from "react-router";
import type { Logger } from "#core/ports/logger.ts";

const storageKey = "facette-scroll";

/** The positions of earlier history entries; none when the browser refuses its storage or something else lies there. */
function savedPositions(): Record<string, number> {
	try {
		const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
		const entries = typeof saved === "object" && saved !== null ? Object.entries(saved) : [];
		return Object.fromEntries(entries.filter(([, position]) => Number.isFinite(position)));
	} catch {
		return {};
	}
}

/** Lets the router keep each history entry's scroll position, over reloads too (R-A11Y-02). */
export function keepScrollPositions(router: DataRouter): void {
	const positions = savedPositions();
	history.scrollRestoration = "manual";
	router.enableScrollRestoration(positions, () => window.scrollY);
	addEventListener("pagehide", () => {
		positions[router.state.location.key] = window.scrollY;
		try {
			sessionStorage.setItem(storageKey, JSON.stringify(positions));
		} catch {
			// Without storage the positions live as long as the page.
		}
		history.scrollRestoration = "auto";
	});
}

/**
 * Scrolls where a page that has just been drawn begins (R-A11Y-02): to the entry's own position, to the anchor, or
 * to the top; a missing anchor is noted. The offset of anchors stands in the style sheet (scroll-padding).
 */
export function scrollToPlace({ state }: DataRouter, logger: Logger): void {
	const { restoreScrollPosition, location, preventScrollReset } = state;
	if (restoreScrollPosition === false || preventScrollReset) return;
	growing?.abort();
	const anchor = anchorOf(location.hash);
	const target = anchor === null ? null : document.getElementById(anchor);
	if (typeof restoreScrollPosition === "number") scrollTo(restoreScrollPosition);
	else if (target) target.scrollIntoView();
	else {
		if (anchor) logger.note("scroll.anchorMissing", { anchor });
		window.scrollTo(0, 0);
	}
}

/** How long a page may grow until it reaches a position, in milliseconds. */
const growingTime = 5000;
let growing: AbortController | null = null;

/**
 * Scrolls to a position; where the page is still too short, again when it has grown, e.g. by products that are read
 * first, unless the visitor scrolls meanwhile.
 */
function scrollTo(position: number): void {
	growing?.abort();
	window.scrollTo(0, position);
	if (Math.ceil(window.scrollY) >= position) return;
	const end = new AbortController();
	const { signal } = end;
	growing = end;
	const observer = new ResizeObserver(() => {
		window.scrollTo(0, position);
		if (Math.ceil(window.scrollY) >= position) end.abort();
	});
	observer.observe(document.documentElement);
	const timeout = setTimeout(() => end.abort(), growingTime);
	signal.addEventListener("abort", () => {
		observer.disconnect();
		clearTimeout(timeout);
	});
	for (const type of ["wheel", "touchmove", "keydown", "pointerdown"])
		addEventListener(type, () => end.abort(), { signal, passive: true });
}

function anchorOf(hash: string): string | null {
	if (hash.length < 2) return null;
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
