/**
 * Lays out all parts of the page, also those far from the screen (base.css), before the browser scrolls to a
 * fragment, so that its position does not change afterwards. For visits that begin at a fragment, the inline script
 * does this.
 */
export function layOutWhole({ documentElement }: Document): void {
	documentElement.dataset.whole = "";
}
