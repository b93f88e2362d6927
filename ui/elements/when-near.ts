import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { onApproach } from "#ui/elements/on-approach.ts";

/** How far below and above the screen an element is near, in its heights. */
const margin = "50%";

/**
 * Connects an element when it is near the screen; what is in a closed dialog when the button is approached that opens the
 * dialog.
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
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) start();
			},
			{ rootMargin: margin },
		);
		observer.observe(element);
		signal.addEventListener("abort", () => observer.disconnect());
		const dialog = element.closest("dialog")?.id;
		const opener = dialog && document.querySelector(`[commandfor="${dialog}"]`);
		if (opener) onApproach(opener, start, signal);
		return () => {
			waiting.abort();
			ending.abort();
		};
	};
}
