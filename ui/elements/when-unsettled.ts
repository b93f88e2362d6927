import type { ConnectElement } from "#ui/elements/connect-element.ts";

/**
 * Skips connecting if the prerendered text is final: valid on every day since `data-since`, in milliseconds, which
 * has passed.
 */
export function whenUnsettled(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { since } = element.dataset;
		const isSettled = since !== undefined && Number(since) <= page.services.time.now();
		return isSettled ? () => {} : connect(element, page);
	};
}
