import { useSyncExternalStore } from "react";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { createStore } from "#core/state/store.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { nothing } from "#ui/foundation/use-search.ts";

/** The settings that determine whether a shop has a cart and accepts orders. */
export type OrderSettings = Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "shop_closures">;

/** Creates the store of the settings that a page of this visit has read; null until one has. */
export const createCurrentSettings = () => createStore<OrderSettings | null>(null);

const none = () => null;

/**
 * Returns whether the shop has a cart and accepts orders: as last read in this visit, before that as at the build
 * (R-PROD-06, R-CART-07, R-ROUTE-08). Null on a site without a shop.
 */
export function useOrderSettings(): OrderSettings | null {
	const { shop } = useShell();
	const store = useServices()?.shared(createCurrentSettings);
	const settings = useSyncExternalStore(store?.subscribe ?? nothing, store?.state ?? none, none);
	return shop && (settings ?? shop.settings);
}
