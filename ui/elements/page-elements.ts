import { connectCartCount, connectCartMark } from "#ui/elements/cart-count.ts";
import type { ConnectElement, ElementPage } from "#ui/elements/connect-element.ts";
import { connectCookieBanner } from "#ui/elements/cookie-banner.ts";
import { whenNear } from "#ui/elements/when-near.ts";
import { whenUnsettled } from "#ui/elements/when-unsettled.ts";
import { whenWished } from "#ui/elements/when-wished.ts";
import { nextTask } from "#ui/foundation/next-task.ts";

/**
 * For what few pages have: connected once its script is there. It stays as it is where that does not come. With `keepsPresses`,
 * what is pressed in it meanwhile counts then, even where its page has been left within the document, or it is said that it
 * cannot.
 */
function later(load: () => Promise<ConnectElement>, keepsPresses = false): ConnectElement {
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
	"buy-bar": later(() => import("#ui/elements/buy-bar.ts").then((module) => module.connectBuyBar)),
	"cart-count": connectCartCount,
	"cart-mark": connectCartMark,
	"cookie-banner": connectCookieBanner,
	"current-in-view": later(() =>
		import("#ui/elements/current-in-view.ts").then((module) => module.connectCurrentInView),
	),
	"delivery-time": later(() =>
		import("#ui/elements/delivery-time.ts").then((module) => module.connectDeliveryTime),
	),
	"open-state": whenNear(
		later(() => import("#ui/elements/open-state.ts").then((module) => module.connectOpenState)),
	),
	"price-reduction": whenUnsettled(
		later(() => import("#ui/elements/price-reduction.ts").then((module) => module.connectPriceReduction)),
	),
	"retailer-clock": later(() =>
		import("#ui/elements/retailer-clock.ts").then((module) => module.connectRetailerClock),
	),
	"special-days": whenNear(
		later(() => import("#ui/elements/special-days.ts").then((module) => module.connectSpecialDays)),
	),
	"wish-button": whenWished(
		later(() => import("#ui/elements/wishlist.ts").then((module) => module.connectWishButton), true),
	),
	"wish-count": whenWished(
		later(() => import("#ui/elements/wishlist.ts").then((module) => module.connectWishCount)),
	),
	"week-strip": whenNear(
		later(() => import("#ui/elements/week-strip.ts").then((module) => module.connectWeekStrip)),
	),
} satisfies Record<string, ConnectElement>;

/** The name of an element that changes without React. */
export type ElementName = keyof typeof elements;

/**
 * Brings the elements of the document to life, those that come later too, each kind in a task of its own; `pageOf` gives the
 * page that one is on.
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
