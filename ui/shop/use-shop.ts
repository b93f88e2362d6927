import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Cart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import type { Language } from "#core/language/language.ts";
import { type FetchState, idleFetch } from "#core/loading/fetch-state.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { CatalogueServices, ShopServices } from "#core/models/shop-services.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { ShopAddress } from "#core/routes/shop-paths.ts";
import { settingsOn } from "#core/settings/shop-closures.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { createCurrentSettings, type OrderSettings, useShopDay } from "#ui/shop/current-settings.ts";

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

/** Publishes the settings that a page has just read to header and menu, so that all agree. */
function publishSettings(
	services: Services,
	{ enable_cart, maintenance_mode, shop_closures }: OrderSettings,
): void {
	const { state, set } = services.shared(createCurrentSettings);
	const before = state();
	const published = { enable_cart, maintenance_mode, shop_closures };
	if (JSON.stringify(before) !== JSON.stringify(published)) set(published);
}

/** Returns the settings as they hold on the shop's day; unchanged before that is known. */
function onDay<Settings extends OrderSettings>(settings: Settings, day: number | null): Settings {
	return day === null ? settings : settingsOn(settings, dateOf(day));
}

/** Returns the shop's current settings (R-SET-01, R-SET-02); those of the build until they have been read. */
export function useSettings(shop: CatalogueServices | null): {
	readonly settings: ShopShellModel["settings"];
	readonly failed: boolean;
	/** The current settings; null until they have been read. */
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
	const read = state.status === "idle" ? null : (state.data?.value ?? null);
	const day = useShopDay();
	const current = useMemo(() => read && onDay(read, day), [read, day]);
	useEffect(() => {
		if (services && current) publishSettings(services, current);
	}, [services, current]);
	return { settings: current ?? onDay(settings, day), failed: state.status === "error", current, retry };
}
