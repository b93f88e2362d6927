import type { Page } from "@playwright/test";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

const files = "**/shop-data/**/settings-*.json";

/** Mocks the shop's settings as changed since the build. */
export async function mockSettings(
	page: Page,
	change: (settings: ShopSettings) => Partial<ShopSettings>,
): Promise<void> {
	await page.route(files, async (route) => {
		const response = await route.fetch();
		const settings: ShopSettings = await response.json();
		await route.fulfill({ response, json: { ...settings, ...change(settings) } });
	});
}

/** Failing reads of the shop's settings. */
export interface RefusedSettings {
	/** Returns the number of requests. */
	readonly count: () => number;
	/** Restores the settings. */
	readonly restore: () => Promise<void>;
}

/** Fails every read of the shop's settings. */
export async function refuseSettings(page: Page): Promise<RefusedSettings> {
	let count = 0;
	await page.route(files, (route) => {
		count++;
		return route.abort("connectionreset");
	});
	return { count: () => count, restore: () => page.unroute(files) };
}

/**
 * Adds Klarna to all shipping methods. The demo shop itself does not offer it, because it has no contract with
 * Klarna.
 */
export function withKlarnaSessions({
	payment_methods: accepted,
	shipping_methods_config,
}: Pick<ShopSettings, "payment_methods" | "shipping_methods_config">) {
	const sessions = { id: 5, method: "klarna", config: { sessions: "order-service" } };
	return {
		payment_methods: [...accepted, { id: sessions.id, display_name: "Klarna" }],
		shipping_methods_config: shipping_methods_config.map((shipping) => {
			const own = shipping.payment_methods;
			const served = own.length > 0 ? own : accepted.map(({ id }) => ({ id, method: null, config: null }));
			return { ...shipping, payment_methods: [...served, sessions] };
		}),
	} satisfies Partial<ShopSettings>;
}
