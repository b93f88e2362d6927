import { cartKey } from "#core/cart/cart-key.ts";
import { storedCartCount } from "#core/cart/stored-count.ts";
import type { PageServices } from "#core/models/page-services.ts";
import { createListeners, type Listeners, onStoredChange } from "#core/shared/store.ts";
import { type ConnectElement, replaceHtml } from "#ui/elements/connect-element.ts";

/** Who shows the count of a visit's cart, and the carts that report to them. */
export const createCartChanges = () => ({
	listeners: createListeners(),
	observed: new WeakSet<Pick<Listeners, "subscribe">>(),
});

/**
 * Reports how many pieces the stored cart holds (R-ROUTE-10), at once and after each change by this tab or another, on
 * every page and without the shop's program; returns how to stop.
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

/** The cart's name with its count. */
export const connectCartCount: ConnectElement = (element, { services, t }) =>
	onCartCount(services, (total) => {
		element.textContent = t("header.cart", { total });
	});

/**
 * The mark that something is in the cart, another one for another count, so that it comes into view again; the link next to
 * it says how much, the page what came into it.
 */
export const connectCartMark: ConnectElement = (element, { services }) =>
	onCartCount(services, (total) => replaceHtml(element, `<i data-count="${total}"></i>`));
