import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { onNear } from "#ui/foundation/on-near.ts";

/** The events before the use of an element, and the use itself. */
const approaches = ["pointerover", "pointerdown", "focusin", "click"] as const;

/** Calls back before an element is used; listeners added then still receive the press. */
export function onApproach(element: Element, approached: () => void, signal: AbortSignal): void {
	for (const type of approaches)
		element.addEventListener(type, approached, { signal, capture: true, passive: true });
}

/**
 * Connects an element when it is near the viewport; inside a closed dialog, when the dialog's button is approached.
 */
export function whenNear(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const ending = new AbortController();
		const waiting = new AbortController();
		const { signal } = waiting;
		const start = () => {
			if (signal.aborted) return;
			waiting.abort();
			ending.signal.addEventListener("abort", connect(element, page), { once: true });
		};
		signal.addEventListener("abort", onNear(element, start));
		const dialog = element.closest("dialog")?.id;
		const opener = dialog && document.querySelector(`[commandfor="${dialog}"]`);
		if (opener) onApproach(opener, start, signal);
		return () => {
			waiting.abort();
			ending.abort();
		};
	};
}
