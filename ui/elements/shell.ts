/**
 * Closes the header's drawers, panels and groups when a link is followed, in them or elsewhere (R-NAV-03), and when a search
 * in them is sent. The browser opens and closes them otherwise; what loads a document needs nothing.
 */
export function watchShell(document: Document): void {
	const close = (isLeft: (target: Element, header: Element) => boolean) => (event: Event) => {
		// The page's head is the first; others belong to what it holds.
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
	// The list may open without a new document, before React answers for the field.
	document.addEventListener(
		"submit",
		close((target, header) => header.contains(target)),
	);
}
