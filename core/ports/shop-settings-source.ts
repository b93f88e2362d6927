import type { LoadSettingsError } from "#core/checkout/errors.ts";
import type { ShippingMethodConfig, ShopSettings } from "#core/settings/shop-settings.ts";
import type { Result } from "#core/shared/result.ts";

/** Where a shop's settings are read from (specification 7.1, "Settings" and "Shipping"). */
export interface ShopSettingsSource {
	/** The settings of the project, all fields; the failure is also noted in the log. */
	load(): Promise<Result<ShopSettings, LoadSettingsError>>;

	/** The shipping methods as they are now, read again at checkout. */
	shippingMethods(): Promise<Result<readonly ShippingMethodConfig[], LoadSettingsError>>;
}
