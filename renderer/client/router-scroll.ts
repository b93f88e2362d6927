import type { DataRouter } from "react-router";
import { historyEntry } from "#renderer/client/history-entry.ts";
import type { ScrollPositions } from "#renderer/client/scroll-restoration.ts";

/**
 * Lets the router restore scroll positions from now on. If the page of the current entry `isOpen`, its position is
 * the current one; otherwise the router restores the stored one with the page.
 */
export function startScrollRestoration(
	positions: ScrollPositions,
	router: DataRouter,
	isOpen: boolean,
): void {
	if (isOpen) delete positions[historyEntry().key];
	history.scrollRestoration = "manual";
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) history.scrollRestoration = "manual";
	});
	router.enableScrollRestoration(positions, positionBeforeAnchor());
}

/**
 * Returns a function for the scroll position; while the browser follows a fragment of the page, it returns the
 * position before.
 */
function positionBeforeAnchor(): () => number {
	let before: number | null = null;
	addEventListener(
		"click",
		({ target }) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (!link?.hash || link.pathname !== location.pathname) return;
			before = window.scrollY;
			setTimeout(() => {
				before = null;
			}, 100);
		},
		{ capture: true, passive: true },
	);
	return () => before ?? window.scrollY;
}
