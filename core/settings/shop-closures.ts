import type { ShopClosure } from "#core/content/shop-closures.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The settings that a holiday of the shop changes. */
type ClosureSettings = Pick<ShopSettings, "maintenance_mode" | "shop_closures">;

/** Returns the shop's holiday on a day, "YYYY-MM-DD"; one that stops orders comes first. Null without one. */
export function currentClosure(
	{ shop_closures }: Pick<ShopSettings, "shop_closures">,
	day: string,
): ShopClosure | null {
	const current = shop_closures.filter(({ from, to }) => from <= day && day <= to);
	return current.find(({ mode }) => mode === "stop") ?? current[0] ?? null;
}

/** Returns the settings as they hold on a day: a holiday that stops orders is like maintenance (R-PROD-06). */
export function settingsOn<Settings extends ClosureSettings>(settings: Settings, day: string): Settings {
	return currentClosure(settings, day)?.mode === "stop" ? { ...settings, maintenance_mode: true } : settings;
}
