import { LoadSettingsError } from "#core/checkout/errors.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** A source of settings that tests and stories can change and make fail. */
export interface MemoryShopSettings extends ShopSettingsSource {
	/** Sets the result of further reads; null makes them fail. */
	set(settings: ShopSettings | null): void;
}

/** Creates a {@link MemoryShopSettings}. */
export function createMemoryShopSettings(initial: ShopSettings | null): MemoryShopSettings {
	let settings = initial;
	return {
		set(next) {
			settings = next;
		},
		load: async () => (settings ? succeed(settings) : fail(new LoadSettingsError())),
		shippingMethods: async () =>
			settings ? succeed(settings.shipping_methods_config) : fail(new LoadSettingsError()),
	};
}
