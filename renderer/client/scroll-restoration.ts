import type { Logger } from "#core/platform/logger.ts";
import { anchorElement, logMissingAnchor } from "#renderer/client/anchors.ts";
import { historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import { openBelow } from "#ui/elements/expander.ts";

const storageKey = "facette-scroll";

/** The scroll positions of history entries in pixels, by the entry's key. */
export type ScrollPositions = Record<string, number>;

/** Returns the stored positions; empty if storage is refused or contains something else. */
function savedPositions(): ScrollPositions {
	try {
		const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
		const entries = typeof saved === "object" && saved !== null ? Object.entries(saved) : [];
		return Object.fromEntries(entries.filter(([, position]) => Number.isFinite(position)));
	} catch {
		return {};
	}
}

/** Returns whether the visitor came back to the page, so that the browser restores its position. */
function cameBack(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return entry instanceof PerformanceNavigationTiming && ["reload", "back_forward"].includes(entry.type);
}

/**
 * Stores each history entry's scroll position, also across reloads (R-A11Y-02). The browser itself restores that of
 * the first page. If the page is shorter than before, its position is restored when it has grown.
 */
export function saveScrollPositions(): ScrollPositions {
	const positions = savedPositions();
	markEntry();
	addEventListener("pagehide", () => {
		positions[historyEntry().key] = window.scrollY;
		try {
			sessionStorage.setItem(storageKey, JSON.stringify(positions));
		} catch {
			// Without storage the positions last as long as the document.
		}
		history.scrollRestoration = "auto";
	});
	const left = positions[historyEntry().key];
	// Checked now, because after the page has grown the position may be the visitor's own.
	const atEnd = Math.ceil(window.scrollY + innerHeight) >= document.documentElement.scrollHeight;
	if (left !== undefined && cameBack() && atEnd && Math.ceil(window.scrollY) < left) scrollTo(left);
	return positions;
}

/** The scroll target of a history entry. */
export interface ScrollTarget {
	readonly hash: string;
	/** Its stored position in pixels; null without one, false if the page must not scroll. */
	readonly position: number | null | false;
}

/**
 * Scrolls a newly rendered page (R-A11Y-02): to the stored position, to the fragment, or to the top. A missing
 * fragment is logged. The offset of fragments is in the style sheet (scroll-padding).
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

/** The time in which a page may grow until it reaches a position, in milliseconds. */
const growingTime = 5000;
let growing: AbortController | null = null;

/**
 * Scrolls to a position. If the page is too short, scrolls again when it has grown, e.g. by products that load,
 * unless the visitor scrolls meanwhile.
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
