import { layOutWhole } from "#ui/foundation/whole-page.ts";

/** Opens the expander below a heading. Browsers open an expander only for anchors inside it, not for its label. */
export function openBelow(heading: Element | null): void {
	const expander = heading?.closest("details");
	if (expander) expander.open = true;
}

/**
 * Opens the expander of the heading in the address, initially and on each change, and lays out the page before a
 * link jumps to an anchor in it.
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
