/** The presses before the page's first script, on the window until boot.ts takes over. */
export interface EarlyPresses {
	/** Records a press; boot.ts removes it. */
	notePress?: ((event: MouseEvent) => void) | undefined;
	/** The buttons that were pressed. */
	pressedEarly?: HTMLButtonElement[];
	/** The link that was clicked after a press. */
	clickedEarly?: HTMLAnchorElement;
}

/**
 * Records the buttons that are pressed before the page's first script has loaded, which on a slow network can be seconds
 * after the page is seen. A form with an `action` is sent by the browser until then; other forms wait. A link that is clicked
 * after a press waits too, for ten seconds at most, because leaving the page would lose the press. Buttons that the browser
 * handles hold no link.
 *
 * The functions of this module are inlined in every document as their own text: they may use nothing but the browser.
 */
export function recordEarlyPresses(): void {
	const early = self as EarlyPresses;
	const pressed: HTMLButtonElement[] = [];
	early.pressedEarly = pressed;
	early.notePress = (event) => {
		const target = (event.target as Element | null)?.closest?.<HTMLButtonElement | HTMLAnchorElement>(
			"button,a[href^='/']",
		);
		if (!target) return;
		if ("href" in target) {
			const handled = pressed.every((button) => button.matches("[commandfor],[popovertarget]"));
			if (event.ctrlKey || event.metaKey || event.shiftKey || handled) return;
			event.preventDefault();
			early.clickedEarly = target;
			setTimeout(() => {
				if (early.notePress) location.href = early.clickedEarly?.href ?? target.href;
			}, 10_000);
		} else if (target.type !== "submit") pressed.push(target);
		else if (!target.form?.hasAttribute("action")) {
			event.preventDefault();
			pressed.push(target);
		}
	};
	addEventListener("click", early.notePress, true);
}

/** Lays out the whole page at once if the visit begins within it: at an anchor, or where it was left (whole-page.ts). */
export function layOutWholePage(): void {
	const [visit] = performance.getEntriesByType("navigation");
	if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== "navigate")
		document.documentElement.dataset.whole = "";
}

/**
 * Keeps a transition between documents that the browser skips from being reported as an error of either. Chromium skips one
 * of a page that is seen already before the page is given the transition (CSS View Transitions 2).
 */
export function ignoreSkippedTransitions(): void {
	addEventListener("unhandledrejection", (event) => {
		if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
			event.preventDefault();
	});
}
