/** Returns the element that a button's attribute references. */
const named = (document: Document, button: Element, attribute: string) =>
	document.getElementById(button.getAttribute(attribute) ?? "");

/** Adds buttons that open and close dialogs. */
function addCommands(document: Document): void {
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>("[commandfor]");
		const dialog = button && named(document, button, "commandfor");
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button?.getAttribute("command") === "close") return dialog.close();
		// Restores the focus; a mouse press need not have focused the button.
		button?.focus();
		if (!dialog.open) dialog.showModal();
	});
}

/**
 * Returns whether a pointer is outside a dialog. Events of the backdrop have the dialog as their target, as do
 * events that the dialog ignores at first.
 */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes dialogs on a press outside, unless the press started inside, e.g. to select text. */
function addBackdrops(document: Document): void {
	let began: EventTarget | null = null;
	document.addEventListener("pointerdown", (event) => {
		const { target } = event;
		began = target instanceof HTMLDialogElement && isOutside(event, target) ? target : null;
	});
	document.addEventListener("click", (event) => {
		const { target } = event;
		if (target === began && target instanceof HTMLDialogElement && isOutside(event, target)) target.close();
	});
}

/** Adds panels that their buttons toggle, one at a time; a press outside, a link and Escape close them. */
function addPanels(document: Document): void {
	const open = () => document.querySelector<HTMLElement>("[popovertarget][aria-expanded=true]");
	const show = (button: Element | null, shown: boolean) => {
		if (!button) return;
		button.setAttribute("aria-expanded", `${shown}`);
		named(document, button, "popovertarget")?.toggleAttribute("data-open", shown);
	};
	HTMLElement.prototype.hidePopover ??= () => show(open(), false);
	document.addEventListener("click", (event) => {
		const button = (event.target as Element).closest("[popovertarget]");
		const before = open();
		// The press itself may have removed its target from the panel.
		const isInside = event.composedPath().some((one) => one instanceof Element && one.matches("[popover]"));
		if (button || !isInside) show(before, false);
		if (button !== before) show(button, true);
	});
	document.addEventListener("keydown", ({ key }) => {
		const button = open();
		if (key !== "Escape" || !button) return;
		show(button, false);
		button.focus();
	});
}

/**
 * Polyfills what the shell needs in older browsers, and repeats earlier presses (B-USE-17). Only those browsers
 * load it.
 */
export function helpOlderBrowsers(document: Document, pressed: readonly HTMLElement[] = []): void {
	const help = [
		...("commandForElement" in HTMLButtonElement.prototype ? [] : ["[commandfor]"]),
		...("popover" in HTMLElement.prototype ? [] : ["[popovertarget]"]),
	].join();
	if (!("commandForElement" in HTMLButtonElement.prototype)) addCommands(document);
	if (!("closedBy" in HTMLDialogElement.prototype)) addBackdrops(document);
	if (!("popover" in HTMLElement.prototype)) addPanels(document);
	if (help !== "") for (const button of pressed) if (button.matches(help)) button.click();
}
