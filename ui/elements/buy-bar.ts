import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Shows the bar while the element whose id is `data-for` is out of sight. */
export const connectBuyBar: ConnectElement = (element) => {
	const target = document.getElementById(element.dataset.for ?? "");
	if (!target) return () => {};
	const observer = new IntersectionObserver((entries) => {
		element.toggleAttribute("data-shown", entries.at(-1)?.isIntersecting === false);
	});
	observer.observe(target);
	return () => {
		observer.disconnect();
		element.removeAttribute("data-shown");
	};
};
