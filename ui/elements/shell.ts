/**
 * Closes the header's drawers, panels and groups when a link is followed, in them or elsewhere (R-NAV-03). The browser
 * opens and closes them otherwise; a link that loads a document needs nothing.
 */
export function watchShell(document: Document): void {
	document.addEventListener("click", ({ target }) => {
		// The page's head is the first; others belong to what it holds.
		const header = document.querySelector("header");
		if (!header || !(target instanceof Element && target.closest("a"))) return;
		for (const drawer of header.querySelectorAll("dialog")) drawer.close();
		for (const group of header.querySelectorAll("details")) group.open = false;
		for (const panel of header.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover();
	});
}
