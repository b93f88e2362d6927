import { cartKey, storedCartCount } from "#core/cart/stored-count.ts";
import type { PageServices } from "#core/models/page-services.ts";
import { createListeners, type Listeners, onStoredChange } from "#core/state/store.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";

/** Creates the channel between the elements that show the cart's count and the carts that change it. */
export const createCartChanges = () => ({
	listeners: createListeners(),
	observed: new WeakSet<Pick<Listeners, "subscribe">>(),
});

/**
 * Reports the number of pieces in the stored cart (R-ROUTE-10), immediately and after each change by any tab, on
 * every page and without the shop's code; returns a function to stop.
 */
function onCartCount({ storage, time, shared }: PageServices, show: (total: number) => void): () => void {
	const report = () => show(storedCartCount(storage.read(cartKey), time.now()));
	const stops = [
		shared(createCartChanges).listeners.subscribe(report),
		onStoredChange(storage, cartKey, report),
	];
	report();
	return () => {
		for (const stop of stops) stop();
	};
}

/** Shows the cart's accessible name with its count. */
export const connectCartCount: ConnectElement = (element, { services, t }) =>
	onCartCount(services, (total) => {
		element.textContent = t("header.cart", { total });
	});

/**
 * Shows the mark that the cart is not empty. A new count replaces it, so that its animation runs again; the link
 * next to it names the count, the page what was added.
 */
export const connectCartMark: ConnectElement = (element, { services }) =>
	onCartCount(services, (total) => replaceHtml(element, `<i data-count="${total}"></i>`));
