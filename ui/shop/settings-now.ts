import { useCallback, useSyncExternalStore } from "react";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** What decides whether a shop has a cart and takes orders. */
type OrderSettings = Pick<ShopSettings, "enable_cart" | "maintenance_mode">;

interface Told {
	readonly listeners: Set<() => void>;
	settings: OrderSettings | null;
}

const told = new WeakMap<Services, Told>();

function toldOf(services: Services): Told {
	const known = told.get(services) ?? { listeners: new Set(), settings: null };
	told.set(services, known);
	return known;
}

/** Tells the header and the menu what a page of the shop has just read, so that they agree with it. */
export function tellSettings(services: Services, { enable_cart, maintenance_mode }: OrderSettings): void {
	const known = toldOf(services);
	const before = known.settings;
	if (before?.enable_cart === enable_cart && before.maintenance_mode === maintenance_mode) return;
	known.settings = { enable_cart, maintenance_mode };
	for (const listener of known.listeners) listener();
}

/**
 * Whether the shop has a cart and takes orders, as last read in this visit, until then as it was at the build
 * (R-PROD-06, R-CART-07, R-ROUTE-08); null on a site without a shop.
 */
export function useOrderSettings(): OrderSettings | null {
	const { shop } = useShell();
	const services = useServices();
	const subscribe = useCallback(
		(listener: () => void) => {
			if (!services) return () => {};
			const { listeners } = toldOf(services);
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		[services],
	);
	const settings = useSyncExternalStore(
		subscribe,
		() => (services ? toldOf(services).settings : null),
		() => null,
	);
	return shop && (settings ?? shop.settings);
}
