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
 * Records the buttons that are pressed before the page's first script has loaded, which on a slow network can be
 * seconds after the page is visible. A form with an `action` is submitted by the browser until then; other forms
 * wait. A link clicked after a press waits, too, for at most ten seconds, because leaving the page would lose the
 * press. Buttons that the browser handles hold no link.
 *
 * The functions of this module are inlined in every document as text, so they may use nothing but the browser.
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

/**
 * Lays out the whole page immediately if the visit begins within it: at a fragment, or at the last scroll position
 * (whole-page.ts).
 */
export function layOutWholePage(): void {
	const [visit] = performance.getEntriesByType("navigation");
	if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== "navigate")
		document.documentElement.dataset.whole = "";
}

/**
 * Shows and hides the notices of the page as soon as they are read, before the first layout: nothing moves. `update` is
 * the function of the notices' element.
 */
export function settleNotices(update: () => void): void {
	const observer = new MutationObserver(() => {
		update();
		if (document.getElementById("content")) observer.disconnect();
	});
	observer.observe(document, { childList: true, subtree: true });
}

/**
 * Ignores skipped view transitions in error reports. Chromium skips the transition of a page that is visible before
 * it starts (CSS View Transitions 2).
 */
export function ignoreSkippedTransitions(): void {
	addEventListener("unhandledrejection", (event) => {
		if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
			event.preventDefault();
	});
}
