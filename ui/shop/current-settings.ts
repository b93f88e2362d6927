import { useCallback, useSyncExternalStore } from "react";
import { shopDay } from "#core/checkout/delivery-dates.ts";
import { translationFor } from "#core/language/translation.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import { silentLogger } from "#core/platform/logger.ts";
import { currentClosure } from "#core/settings/shop-closures.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { createStore } from "#core/state/store.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";
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

/** Returns the shop's day, in days since 1970; null on the server and in the first render, which must be the same. */
export function useShopDay(): number | null {
	const services = useServices();
	const { schedules } = useShell();
	const subscribe = useCallback(
		(changed: () => void) => (services ? onEachMinute(services.time, changed) : nothing()),
		[services],
	);
	const day = () => (services ? shopDay(currentMinute(services.time), schedules) : null);
	return useSyncExternalStore(subscribe, day, none);
}

/** A holiday of the shop as pages show it. */
export interface ShownClosure {
	/** The reason in the page's language. */
	readonly text: string;
	/** The day from which orders are taken again, "YYYY-MM-DD"; null if they are taken. */
	readonly resumesOn: string | null;
}

/** Returns the shop's holiday today; on the server that of the day of the build. Null without one. */
export function useClosure(): ShownClosure | null {
	const { shop, language } = useShell();
	const settings = useOrderSettings();
	const day = useShopDay();
	if (!shop || !settings) return null;
	const closure = day === null ? shop.closure : currentClosure(settings, dateOf(day));
	const words = closure && translationFor(closure.translations, language, silentLogger, "shop_closures");
	if (!words) return null;
	const resumesOn = closure.mode === "stop" ? dateOf(Date.parse(closure.to) / 86_400_000 + 1) : null;
	return { text: words.text, resumesOn };
}
