import { describe, expect, it } from "vitest";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** A source of settings with control over its backend. */
export interface SettingsHarness {
	readonly source: ShopSettingsSource;
	/** The shop's settings. */
	readonly settings: ShopSettings;
	/** Makes the source fail all reads, or work again. */
	readonly setDown: (down: boolean) => Promise<void>;
}

/** Tests a source of settings. */
export function shopSettingsSourceSuite(name: string, open: () => Promise<SettingsHarness>): void {
	describe(`${name} reads settings`, () => {
		it("R-SET-01 with all fields, and the shipping methods separately", async () => {
			const { source, settings } = await open();
			expect(await source.load()).toEqual({ ok: true, value: settings });
			const shipping = await source.shippingMethods();
			expect(shipping).toEqual({ ok: true, value: settings.shipping_methods_config });
		});

		it("R-SET-02 R-CONTENT-04 reports which error prevents reading them", async () => {
			const { source, setDown } = await open();
			await setDown(true);
			const failure = { ok: false, error: { name: "LoadSettingsError", message: "Could not load settings" } };
			expect(await source.load()).toMatchObject(failure);
			expect(await source.shippingMethods()).toMatchObject(failure);
			await setDown(false);
			expect((await source.load()).ok).toBe(true);
		});
	});
}
