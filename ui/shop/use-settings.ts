import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { translationFor } from "#core/language/translation.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { shopDay } from "#core/opening-hours/branch-schedule.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import { silentLogger } from "#core/platform/logger.ts";
import { currentClosure, resumptionAfter, settingsOn } from "#core/settings/shop-closures.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { nothing } from "#ui/foundation/use-search.ts";
import { createCurrentSettings, type OrderSettings, useOrderSettings } from "#ui/shop/current-settings.ts";
import { useFetch, useShop } from "#ui/shop/use-shop.ts";

const none = () => null;

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
	const resumesOn = closure.mode === "stop" ? resumptionAfter(closure, settings) : null;
	return { text: words.text, resumesOn };
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
