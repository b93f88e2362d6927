import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Shows the bar while the element whose id is `data-for` is out of sight. */
export const connectBuyBar: ConnectElement = (element) => {
	const target = document.getElementById(element.dataset.for ?? "");
	if (!target) return () => {};
	// What is behind the site's own bar is out of sight, too.
	const barHeight = getComputedStyle(element).getPropertyValue("--bar-height").trim() || "0px";
	const observer = new IntersectionObserver(
		(entries) => {
			element.toggleAttribute("data-shown", entries.at(-1)?.isIntersecting === false);
		},
		{ rootMargin: `0px 0px -${barHeight}` },
	);
	observer.observe(target);
	return () => {
		observer.disconnect();
		element.removeAttribute("data-shown");
	};
};
