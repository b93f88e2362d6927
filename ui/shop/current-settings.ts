import { useCallback, useSyncExternalStore } from "react";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** What decides whether a shop has a cart and takes orders. */
type OrderSettings = Pick<ShopSettings, "enable_cart" | "maintenance_mode">;

interface SettingsSubscription {
	readonly listeners: Set<() => void>;
	settings: OrderSettings | null;
}

const subscriptions = new WeakMap<Services, SettingsSubscription>();

function subscriptionOf(services: Services): SettingsSubscription {
	const known = subscriptions.get(services) ?? { listeners: new Set(), settings: null };
	subscriptions.set(services, known);
	return known;
}

/** Publishes to header and menu what a page of the shop has just read, so that they agree with it. */
export function publishSettings(services: Services, { enable_cart, maintenance_mode }: OrderSettings): void {
	const known = subscriptionOf(services);
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
			const { listeners } = subscriptionOf(services);
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		[services],
	);
	const settings = useSyncExternalStore(
		subscribe,
		() => (services ? subscriptionOf(services).settings : null),
		() => null,
	);
	return shop && (settings ?? shop.settings);
}
