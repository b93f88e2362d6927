import { connectCartCount, connectCartMark } from "#ui/elements/cart-count.ts";
import type { ConnectElement, ElementPage } from "#ui/elements/connect-element.ts";
import { connectCookieBanner } from "#ui/elements/cookie-banner.ts";
import { whenNear } from "#ui/elements/when-near.ts";
import { whenWished } from "#ui/elements/when-wished.ts";
import { nextTask } from "#ui/foundation/scheduling.ts";

/**
 * Connects a rare element after loading its script; leaves it unchanged if that fails. With `keepsPresses`, presses
 * in it are replayed after loading, even if the visitor has navigated within the document, or their failure is
 * reported.
 */
function loadAndConnect(load: () => Promise<ConnectElement>, keepsPresses = false): ConnectElement {
	return (element, page) => {
		const stopping = new AbortController();
		const pressed: HTMLElement[] = [];
		let lost: unknown = null;
		const keep = ({ target }: Event) => {
			if (lost !== null) page.reportLost(lost);
			else if (target instanceof HTMLElement) {
				pressed.push(target);
				page.holdLinks(loading);
			}
		};
		if (keepsPresses) element.addEventListener("click", keep);
		const loading = load().then(
			(connect) => {
				element.removeEventListener("click", keep);
				const isLeft = stopping.signal.aborted;
				if (isLeft && pressed.length === 0) return;
				const stop = connect(element, page);
				for (const target of pressed) target.click();
				if (isLeft) stop();
				else stopping.signal.addEventListener("abort", stop, { once: true });
			},
			(error: unknown) => {
				lost = error;
				if (pressed.length > 0) page.reportLost(error);
			},
		);
		return () => stopping.abort();
	};
}

const elements = {
	"buy-bar": loadAndConnect(() => import("#ui/elements/buy-bar.ts").then((module) => module.connectBuyBar)),
	"cart-count": connectCartCount,
	"cart-mark": connectCartMark,
	"cookie-banner": connectCookieBanner,
	"current-in-view": loadAndConnect(() =>
		import("#ui/elements/current-in-view.ts").then((module) => module.connectCurrentInView),
	),
	"delivery-time": loadAndConnect(() =>
		import("#ui/elements/delivery-time.ts").then((module) => module.connectDeliveryTime),
	),
	"open-state": whenNear(
		loadAndConnect(() => import("#ui/elements/open-state.ts").then((module) => module.connectOpenState)),
	),
	"price-reduction": whenUnsettled(
		loadAndConnect(() =>
			import("#ui/elements/price-reduction.ts").then((module) => module.connectPriceReduction),
		),
	),
	"retailer-clock": loadAndConnect(() =>
		import("#ui/elements/retailer-clock.ts").then((module) => module.connectRetailerClock),
	),
	"site-notices": loadAndConnect(
		() => import("#ui/elements/site-notices.ts").then((module) => module.connectSiteNotices),
		true,
	),
	"special-days": whenNear(
		loadAndConnect(() => import("#ui/elements/special-days.ts").then((module) => module.connectSpecialDays)),
	),
	"wish-button": whenWished(
		loadAndConnect(() => import("#ui/elements/wishlist.ts").then((module) => module.connectWishButton), true),
	),
	"wish-count": whenWished(
		loadAndConnect(() => import("#ui/elements/wishlist.ts").then((module) => module.connectWishCount)),
	),
	"week-strip": whenNear(
		loadAndConnect(() => import("#ui/elements/week-strip.ts").then((module) => module.connectWeekStrip)),
	),
} satisfies Record<string, ConnectElement>;

/** The name of a custom element. */
export type ElementName = keyof typeof elements;

/**
 * Connects the document's custom elements, including later ones, one kind per task; `pageOf` returns an element's
 * page.
 */
export async function defineElements(pageOf: (element: HTMLElement) => ElementPage): Promise<void> {
	for (const [name, connect] of Object.entries(elements)) {
		if (document.querySelector(name)) await nextTask();
		customElements.define(
			name,
			class extends HTMLElement {
				#stop = () => {};
				connectedCallback() {
					this.#stop = connect(this, pageOf(this));
				}
				disconnectedCallback() {
					this.#stop();
				}
			},
		);
	}
}

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
