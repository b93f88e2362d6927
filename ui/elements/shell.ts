/**
 * Closes the header's drawers, panels and groups when any link is followed (R-NAV-03), and when a search in them is
 * submitted. The browser handles the rest; a new document needs nothing.
 */
export function watchShell(document: Document): void {
	const close = (isLeft: (target: Element, header: Element) => boolean) => (event: Event) => {
		// The first header is the page's; others belong to sections.
		const header = document.querySelector("header");
		if (!header || !(event.target instanceof Element && isLeft(event.target, header))) return;
		for (const drawer of header.querySelectorAll("dialog")) drawer.close();
		for (const group of header.querySelectorAll("details")) group.open = false;
		for (const panel of header.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover();
	};
	document.addEventListener(
		"click",
		close((target) => target.closest("a") !== null),
	);
	// The list may open without a new document, before React handles the field.
	document.addEventListener(
		"submit",
		close((target, header) => header.contains(target)),
	);
}
