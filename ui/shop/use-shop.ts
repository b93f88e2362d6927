import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { Language } from "#core/language/language.ts";
import { type FetchState, idleFetch } from "#core/loading/fetch-state.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { CatalogueServices, ShopServices } from "#core/models/shop-services.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** Returns the shop's data that all pages of the language share. Throws on a site without a shop. */
export function useShop(): ShopShellModel {
	const { shop } = useShell();
	if (!shop) throw new Error("This site has no shop");
	return shop;
}

/** Returns what the paths of the shop depend on. Throws on a site without a shop. */
export function useShopAddress(): ShopAddress {
	const { shopAddress } = useShell();
	if (!shopAddress) throw new Error("This site has no shop");
	return shopAddress;
}

/**
 * Returns the services for reading products in the page's language. Null on the server, in the first render, until
 * their code has loaded, and while `isWanted` is false. They are loaded for each language, because the page stays
 * mounted when its language changes.
 */
export function useProductCatalogue(isWanted = true): CatalogueServices | null {
	const services = useServices();
	const { language } = useShell();
	const [loaded, setLoaded] = useState<{
		readonly language: Language;
		readonly shop: CatalogueServices;
	} | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		let isCurrent = true;
		services?.loadCatalogue().then(
			(shop) => isCurrent && setLoaded({ language, shop }),
			(error: unknown) => services.logger.note("shop.notLoaded", { reason: String(error) }),
		);
		return () => {
			isCurrent = false;
		};
	}, [services, language, isWanted]);
	return loaded?.language === language ? loaded.shop : null;
}

const nothing = () => () => undefined;
const none = () => null;

/** Returns the browser's cart; null until it is known. */
export function useCart(shop: ShopServices | null): {
	readonly cart: Cart | null;
	readonly dispatch: (event: CartEvent) => void;
} {
	const cart = useSyncExternalStore(shop?.cart.subscribe ?? nothing, shop?.cart.state ?? none, none);
	return { cart, dispatch: (event) => shop?.cart.dispatch(event) };
}

/** Returns whether the browser stores the cart (B-REL-03); true until it has been checked. */
export function useIsCartPersisted(shop: ShopServices): boolean {
	const { cart } = useCart(shop);
	const [isPersisted, setPersisted] = useState(true);
	useEffect(() => setPersisted(shop.cart.isPersisted()), [shop, cart]);
	return isPersisted;
}

/** The state of a read, and a function to repeat it. */
export interface Fetched<Data> {
	readonly state: FetchState<Data>;
	/** Repeats the read, after a failure or because the data may have changed. */
	readonly retry: () => void;
}

/**
 * Reads by the shop's services when they have loaded, with the retries and the cache of R-FETCH-01. `key` identifies
 * the data ("product 101"); null reads nothing. `errorKey` is the message of a failure.
 */
export function useFetch<Data>(
	shop: CatalogueServices | null,
	key: string | null,
	read: (shop: CatalogueServices) => Promise<Data>,
	errorKey: string,
): Fetched<Data> {
	const store = shop && key !== null ? shop.fetchStores.getStore(key, () => read(shop), errorKey) : null;
	useEffect(() => store?.fetch(), [store]);
	const state = useSyncExternalStore<FetchState<Data>>(
		store?.subscribe ?? nothing,
		store?.state ?? (() => idleFetch),
		() => idleFetch,
	);
	const retry = useCallback(() => store?.fetch(), [store]);
	return { state, retry };
}
