/** Opens what folds below a heading. The browser opens what an anchor is within, but not what it is the label of. */
export function openBelow(heading: Element | null): void {
	const expander = heading?.closest("details");
	if (expander) expander.open = true;
}

/** Opens what folds below the heading that the address names, now and whenever another one is named. */
export function watchAnchors(document: Document): void {
	const openNamed = () => openBelow(document.querySelector(":target"));
	openNamed();
	addEventListener("hashchange", openNamed);
}
