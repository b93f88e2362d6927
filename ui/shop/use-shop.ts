import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { Language } from "#core/language/language.ts";
import { type FetchState, idleFetch } from "#core/loading/fetch-state.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { CatalogueServices, ShopServices } from "#core/models/shop-services.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { createCurrentSettings, type OrderSettings } from "#ui/shop/current-settings.ts";

/** What all pages of the language know of the shop. Throws on a site without one, where no page asks for it. */
export function useShop(): ShopShellModel {
	const { shop } = useShell();
	if (!shop) throw new Error("This site has no shop");
	return shop;
}

/**
 * What products are read through, in the language of the page; null on the server, in the first render, until its
 * program is loaded and as long as it is not wanted. The page stays mounted when its language changes, so that it is loaded for each.
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
		let wanted = true;
		services?.loadCatalogue().then(
			(shop) => wanted && setLoaded({ language, shop }),
			(error: unknown) => services.logger.note("shop.notLoaded", { reason: String(error) }),
		);
		return () => {
			wanted = false;
		};
	}, [services, language, isWanted]);
	return loaded?.language === language ? loaded.shop : null;
}

const nothing = () => () => undefined;
const none = () => null;

/** The browser's cart; null until it is known. */
export function useCart(shop: ShopServices | null): {
	readonly cart: Cart | null;
	readonly dispatch: (event: CartEvent) => void;
} {
	const cart = useSyncExternalStore(shop?.cart.subscribe ?? nothing, shop?.cart.state ?? none, none);
	return { cart, dispatch: (event) => shop?.cart.dispatch(event) };
}

/** Whether the browser stores the cart (B-REL-03); taken for granted until it has been asked. */
export function useIsCartPersisted(shop: ShopServices): boolean {
	const { cart } = useCart(shop);
	const [kept, setKept] = useState(true);
	useEffect(() => setKept(shop.cart.isPersisted()), [shop, cart]);
	return kept;
}

/** A read and how to begin it again. */
export interface Fetched<Data> {
	readonly state: FetchState<Data>;
	/** Reads again, after a failure or because the data may have changed. */
	readonly retry: () => void;
}

/**
 * Reads through the shop's services once they are there, with the retries and the cache of R-FETCH-01. `key` names
 * the data ("product 101"); null reads nothing yet. `errorKey` is the sentence for a failure.
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

/** Publishes to header and menu what a page of the shop has just read, so that they agree with it. */
function publishSettings(services: Services, { enable_cart, maintenance_mode }: OrderSettings): void {
	const { state, set } = services.shared(createCurrentSettings);
	const before = state();
	if (before?.enable_cart === enable_cart && before.maintenance_mode === maintenance_mode) return;
	set({ enable_cart, maintenance_mode });
}

/** The shop's settings as they are now (R-SET-01, R-SET-02); those of the build until they are read. */
export function useSettings(shop: CatalogueServices | null): {
	readonly settings: ShopShellModel["settings"];
	readonly failed: boolean;
	/** Whether the settings of now have come. */
	readonly current: ShopSettings | null;
	readonly retry: () => void;
} {
	const { settings } = useShop();
	const services = useServices();
	const { state, retry } = useFetch(
		shop,
		"settings",
		async ({ settings: source }) => {
			const answer = await source.load();
			if (!answer.ok) throw answer.error;
			return answer.value;
		},
		"error.loadSettings",
	);
	const current = state.status === "idle" ? null : (state.data?.value ?? null);
	useEffect(() => {
		if (services && current) publishSettings(services, current);
	}, [services, current]);
	return { settings: current ?? settings, failed: state.status === "error", current, retry };
}
