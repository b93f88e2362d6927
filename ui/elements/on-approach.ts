/** What comes before an element is used, and its use where nothing does. */
const approaches = ["pointerover", "pointerdown", "focusin", "click"] as const;

/** Calls back before an element is used; a press reaches those who listen from then on. */
export function onApproach(element: Element, approached: () => void, signal: AbortSignal): void {
	for (const type of approaches)
		element.addEventListener(type, approached, { signal, capture: true, passive: true });
}
