/** How far below and above the screen an element is near, in its heights. */
const margin = "50%";

/** Calls back once, as soon as an element is near the screen; returns how to stop. */
export function onNear(element: Element, isNear: () => void): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			isNear();
		},
		{ rootMargin: margin },
	);
	observer.observe(element);
	return () => observer.disconnect();
}
