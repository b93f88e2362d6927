import { layOutWhole } from "#ui/foundation/whole-page.ts";

/** Opens what folds below a heading. The browser opens what an anchor is within, but not what it is the label of. */
export function openBelow(heading: Element | null): void {
	const expander = heading?.closest("details");
	if (expander) expander.open = true;
}

/**
 * Opens what folds below the heading that the address names, now and whenever another one is named, and lays the page out
 * before a link leads to a place in it.
 */
export function watchAnchors(document: Document): void {
	const openNamed = () => openBelow(document.querySelector(":target"));
	openNamed();
	addEventListener("hashchange", openNamed);
	const layOutAhead = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link?.hash && link.pathname === location.pathname) layOutWhole(document);
	};
	document.addEventListener("click", layOutAhead, { capture: true, passive: true });
}
