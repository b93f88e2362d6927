import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Reserves space for the bar below the page's end and in the scroll padding (base.css). */
const leaveRoom = (height: number): void =>
	document.documentElement.style.setProperty("--buy-bar-room", `${height}px`);

/** Shows the bar while the element with the id in `data-for` is out of view. */
export const connectBuyBar: ConnectElement = (element) => {
	const target = document.getElementById(element.dataset.for ?? "");
	if (!target) return () => {};
	// An element behind the site's own bar is out of view, too.
	const barHeight = getComputedStyle(element).getPropertyValue("--bar-height").trim() || "0px";
	const observer = new IntersectionObserver(
		(entries) => {
			element.toggleAttribute("data-shown", entries.at(-1)?.isIntersecting === false);
		},
		{ rootMargin: `0px 0px -${barHeight}` },
	);
	observer.observe(target);
	const sizes = new ResizeObserver(() => leaveRoom(element.offsetHeight));
	sizes.observe(element);
	return () => {
		observer.disconnect();
		sizes.disconnect();
		leaveRoom(0);
		element.removeAttribute("data-shown");
	};
};
