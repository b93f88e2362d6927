import type { PressHandler } from "#renderer/client/press-replay.ts";

/** Returns the handler of a button: the browser by itself, the runtime, or React. */
export function handlerOf(button: HTMLElement): PressHandler {
	if (button.matches("[commandfor],[popovertarget]")) return "browser";
	if (button.matches("[data-cookies]")) return "runtime";
	const isReacts = button.closest("#root") !== null;
	// React handles submit buttons of its forms, even within a custom element.
	if (elementAround(button) && !(isReacts && button.matches("[type=submit]"))) return "runtime";
	return isReacts ? "react" : "browser";
}

/** Returns the custom element around a button; its script handles the button. */
function elementAround(button: HTMLElement): Element | null {
	for (let around = button.parentElement; around && around.id !== "root"; around = around.parentElement)
		if (around.localName.includes("-")) return around;
	return null;
}

/** Returns whether the runtime already handles a button; it starts each kind of element in a separate task. */
export function isListenedTo(button: HTMLElement): boolean {
	const element = elementAround(button);
	return element
		? customElements.get(element.localName) !== undefined
		: document.documentElement.dataset.ready !== undefined;
}
