/**
 * Has all parts of the page laid out, those too that are far from the screen (base.css): before the browser goes to a place
 * in the page, so that the place is where it stays. The document's own script does so where a visit begins at one.
 */
export function layOutWhole({ documentElement }: Document): void {
	documentElement.dataset.whole = "";
}
