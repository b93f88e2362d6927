import type { Period } from "#core/content/period.ts";
import type { ShopClosure } from "#core/content/shop-closures.ts";
import { day as millisecondsOfDay } from "#core/platform/time.ts";
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

/** Returns the day some days after another, "YYYY-MM-DD" each. */
const daysAfter = (day: string, count: number) =>
	new Date(Date.parse(day) + count * millisecondsOfDay).toISOString().slice(0, 10);

/** Returns the day from which orders are taken again, "YYYY-MM-DD": that after a holiday and those that follow it directly. */
export function resumptionAfter(
	{ to }: Pick<ShopClosure, "to">,
	settings: Pick<ShopSettings, "shop_closures">,
): string {
	const day = daysAfter(to, 1);
	const next = currentClosure(settings, day);
	return next?.mode === "stop" ? resumptionAfter(next, settings) : day;
}

/** The days before its beginning from which a holiday is announced with delivery times: longer than most of them. */
const announcedDays = 42;

/** Returns the shop's holidays that may concern orders of a day, "YYYY-MM-DD", in the order of their first days. */
export function closuresAhead(
	{ shop_closures }: Pick<ShopSettings, "shop_closures">,
	day: string,
): readonly Period[] {
	const latest = daysAfter(day, announcedDays);
	return shop_closures
		.filter(({ from, to }) => day <= to && from <= latest)
		.map(({ from, to }) => ({ from, to }))
		.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** Returns the settings as they hold on a day: a holiday that stops orders is like maintenance (R-PROD-06). */
export function settingsOn<Settings extends ClosureSettings>(settings: Settings, day: string): Settings {
	return currentClosure(settings, day)?.mode === "stop" ? { ...settings, maintenance_mode: true } : settings;
}
