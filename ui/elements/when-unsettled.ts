import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Connects an element unless what the document says is true on every day since `data-since`, in milliseconds, and that has passed. */
export function whenUnsettled(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { since } = element.dataset;
		const isSettled = since !== undefined && Number(since) <= page.services.time.now();
		return isSettled ? () => {} : connect(element, page);
	};
}
