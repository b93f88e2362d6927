import type { DataRouter } from "react-router";
import { historyEntry } from "#renderer/client/history-entry.ts";
import type { ScrollPositions } from "#renderer/client/scroll-restoration.ts";

/**
 * Lets the router restore the positions from now on. Where the page of the current entry `isOpen`, its position is the
 * present one; else it is the stored one, which the router restores with the page.
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

/** Returns the position, while the browser follows an anchor within the page that from before. */
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
