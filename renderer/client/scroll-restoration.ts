import type { Logger } from "#core/platform/logger.ts";
import { anchorElement, logMissingAnchor } from "#renderer/client/anchors.ts";
import { historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import { openBelow } from "#ui/elements/expander.ts";

const storageKey = "facette-scroll";

/** The positions of history entries, in pixels by the entry's key. */
export type ScrollPositions = Record<string, number>;

/** The positions of earlier history entries; none when the browser refuses its storage or something else is there. */
function savedPositions(): ScrollPositions {
	try {
		const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
		const entries = typeof saved === "object" && saved !== null ? Object.entries(saved) : [];
		return Object.fromEntries(entries.filter(([, position]) => Number.isFinite(position)));
	} catch {
		return {};
	}
}

/** Whether the visitor came back to the page, so that it is where it was left. */
function cameBack(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return entry instanceof PerformanceNavigationTiming && ["reload", "back_forward"].includes(entry.type);
}

/**
 * Keeps each history entry's scroll position, over reloads too (R-A11Y-02). The browser itself restores the first
 * page's; where that is shorter than it was, the position is reached when it has grown.
 */
export function saveScrollPositions(): ScrollPositions {
	const positions = savedPositions();
	markEntry();
	addEventListener("pagehide", () => {
		positions[historyEntry().key] = window.scrollY;
		try {
			sessionStorage.setItem(storageKey, JSON.stringify(positions));
		} catch {
			// Without storage the positions live as long as the page.
		}
		history.scrollRestoration = "auto";
	});
	const left = positions[historyEntry().key];
	// Later, when the page has grown, it may be where the visitor has scrolled since.
	const atEnd = Math.ceil(window.scrollY + innerHeight) >= document.documentElement.scrollHeight;
	if (left !== undefined && cameBack() && atEnd && Math.ceil(window.scrollY) < left) scrollTo(left);
	return positions;
}

/** Where in the page a history entry begins. */
export interface ScrollTarget {
	readonly hash: string;
	/** Its own position, in pixels; null where it has none, false where the page must not scroll. */
	readonly position: number | null | false;
}

/**
 * Scrolls where a page that has just been rendered begins (R-A11Y-02): to the entry's own position, to the anchor, or
 * to the top; a missing anchor is noted. The offset of anchors is in the style sheet (scroll-padding).
 */
export function scrollToTarget({ hash, position }: ScrollTarget, logger: Logger): void {
	if (position === false) return;
	growing?.abort();
	const target = anchorElement(hash);
	openBelow(target);
	if (position !== null) scrollTo(position);
	else if (target) target.scrollIntoView();
	else {
		logMissingAnchor(hash, logger);
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
