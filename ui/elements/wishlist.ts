import { viewedKey } from "#core/wishlist/storage-keys.ts";
import { isWished, type WishedItem } from "#core/wishlist/wishlist.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { openWishlist } from "#ui/elements/open-wishlist.ts";

/** Shows the number of saved products: in the accessible name, and as a mark. */
export const connectWishCount: ConnectElement = (element, { services, t }) => {
	const wishlist = openWishlist(services);
	const [name, mark] = element.children;
	const show = () => {
		const total = wishlist.state().length;
		if (name) name.textContent = t("header.wishlist", { total });
		mark?.setAttribute("data-count", String(total));
	};
	show();
	return wishlist.subscribe(show);
};

/**
 * Connects the button that saves and removes a product (B-USE-14). `data-product` and `data-variant` are ids,
 * `data-price` is the current price. With `data-viewed` it is on the product's own page, which is recorded as
 * viewed if the visitor wants that. It reports a full list, and a browser that stores nothing (B-REL-03).
 */
export const connectWishButton: ConnectElement = (element, { services, t }) => {
	const wishlist = openWishlist(services);
	const { product = "", variant = null, price = null, viewed } = element.dataset;
	if (viewed && services.storage.read(viewedKey) !== null)
		import("#ui/elements/open-viewed.ts").then(
			({ openViewed }) => openViewed(services).record(product),
			() => undefined,
		);
	const item: WishedItem = { product, variant, price };
	const [button, note] = element.children;
	const show = () => button?.setAttribute("aria-pressed", String(isWished(wishlist.state(), item)));
	const press = () => {
		const type = isWished(wishlist.state(), item) ? "remove" : "add";
		const outcome = wishlist.dispatch({ type, items: [item] });
		if (note) note.textContent = outcome === "kept" ? "" : t(`saving.${outcome}`);
	};
	button?.addEventListener("click", press);
	const stop = wishlist.subscribe(show);
	show();
	return () => {
		stop();
		button?.removeEventListener("click", press);
	};
};
