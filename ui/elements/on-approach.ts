/** The events before the use of an element, and the use itself. */
const approaches = ["pointerover", "pointerdown", "focusin", "click"] as const;

/** Calls back before an element is used; listeners added then still receive the press. */
export function onApproach(element: Element, approached: () => void, signal: AbortSignal): void {
	for (const type of approaches)
		element.addEventListener(type, approached, { signal, capture: true, passive: true });
}
