import type { LoadSettingsError } from "#core/checkout/errors.ts";
import type { ShippingMethodConfig, ShopSettings } from "#core/settings/shop-settings.ts";
import type { Result } from "#core/shared/result.ts";

/** The source of a shop's settings (specification 7.1, "Settings" and "Shipping"). */
export interface ShopSettingsSource {
	/** Loads all settings of the shop. Failures are also logged. */
	load(): Promise<Result<ShopSettings, LoadSettingsError>>;

	/** Loads the current shipping methods. Checkout calls it again, because they may have changed. */
	shippingMethods(): Promise<Result<readonly ShippingMethodConfig[], LoadSettingsError>>;
}
