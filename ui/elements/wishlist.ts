import { viewedKey } from "#core/wishlist/viewed-key.ts";
import { isWished, type WishedItem } from "#core/wishlist/wishlist.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { openWishlist } from "#ui/elements/open-wishlist.ts";

/** Says how many products are saved: its name with the count, and the mark that there is one. */
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
 * The button that saves a product and takes it off the list again (B-USE-14): `data-product` and `data-variant` are their ids,
 * `data-price` is what it costs now. With `data-viewed` it is on the product's own page, which is recorded as viewed where the visitor
 * wants that. It says when the list is full, and where the browser stores nothing (B-REL-03).
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
