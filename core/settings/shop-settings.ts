import type { NamedReference } from "#core/content/shop-lists.ts";
import type { ShopSettingsFile } from "#core/content/shop-settings.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

type EntryOf<List extends keyof ShopSettingsFile> = ShopSettingsFile[List] extends readonly (infer Entry)[]
	? Entry
	: never;

/** A category filter. */
export interface CategoryFilter extends Omit<EntryOf<"category_filters">, "category_id"> {
	readonly category_id: NamedReference;
}

/** A manufacturer filter, offered in the categories with the given slugs, or everywhere if empty. */
export interface ManufacturerFilter extends Omit<EntryOf<"manufacturer_filters">, "manufacturer_id"> {
	readonly manufacturer_id: NamedReference;
}

/** A subcategory filter; `category` is the slug of the category that offers it, null for all. */
export type SubcategoryFilter = EntryOf<"subcategory_filters">;

/** An attribute group filter, in the order of the settings. */
export interface AttributeFilter extends Omit<EntryOf<"attribute_filters">, "attribute_group_id"> {
	readonly attribute_group_id: Omit<NamedReference, "slug">;
}

/** A predefined selection of products that the list offers as a button. */
export type QuickFilter = Omit<EntryOf<"quick_filters">, "currency">;

/** A payment method that the shop accepts. */
export type PaymentMethod = EntryOf<"payment_methods">;

/** A country that the shop ships to. */
export type ShippingCountry = Omit<EntryOf<"shipping_countries">, "id" | "free_returns" | "return_days">;

/** The price of a shipping method and the countries it serves (R-CHECK-02). */
export type ShippingMethodConfig = Omit<EntryOf<"shipping_methods_config">, "prices">;

/** A legal text of the shop, in Markdown (R-SET-05). */
export type LegalPage = EntryOf<"legal_pages">;

type ListsWithNames = "category_filters" | "manufacturer_filters" | "attribute_filters";

/** The fields with values in several currencies. */
type OfCurrencies = "currency" | "prices" | "quick_filters" | "shipping_methods_config";

/**
 * The settings of a shop, with prices in the currency of its site (specification 3, "Shop settings"; collection
 * ecommerce_settings).
 */
export interface ShopSettings
	extends Omit<ShopSettingsFile, ListsWithNames | OfCurrencies | "translations" | "tax_country"> {
	/** The country in which the shop pays tax, ISO 3166-1 alpha-2. */
	readonly tax_country: string;
	/** The country or region whose holidays delay the shop's goods, ISO 3166; absent for the tax country's. */
	readonly holiday_area?: string;
	/** The currency of all prices. */
	readonly currency: Currency;
	readonly quick_filters: readonly QuickFilter[];
	readonly shipping_methods_config: readonly ShippingMethodConfig[];
	readonly category_filters: readonly CategoryFilter[];
	readonly manufacturer_filters: readonly ManufacturerFilter[];
	readonly attribute_filters: readonly AttributeFilter[];
	/**
	 * The displayed names of shipping methods in the page's language; a method without an entry shows its own name.
	 * Orders contain that name, in every language.
	 */
	readonly shipping_names?: Readonly<Record<string, string>>;
}

/** The settings as the content defines them, with prices in all currencies. */
export type StatedSettings = Omit<ShopSettings, OfCurrencies | "tax_country"> &
	Pick<ShopSettingsFile, OfCurrencies | "tax_country">;

/** Returns the settings with the site's country as tax country unless they name one. */
export function withTaxCountry<Stated extends Pick<StatedSettings, "tax_country">>(
	settings: Stated,
	siteCountry: string,
): Omit<Stated, "tax_country"> & Pick<ShopSettings, "tax_country"> {
	return { ...settings, tax_country: settings.tax_country ?? siteCountry };
}

/** The settings that decide which tax prices include. */
export type TaxRateSettings = Pick<ShopSettings, "default_tax_percent" | "small_business">;

/**
 * Returns the tax rate included in the shop's domestic prices, in per cent; null if it charges none or states none.
 */
export function taxRate({ default_tax_percent, small_business }: TaxRateSettings): DecimalText | null {
	return small_business ? null : default_tax_percent;
}

/** Returns whether the shop takes orders now: the cart is enabled and no maintenance is in progress (R-PROD-06). */
export function takesOrders(settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode">): boolean {
	return settings.enable_cart && !settings.maintenance_mode;
}

/**
 * Returns whether products can be bought online now: the shop takes orders, and products are not on request only
 * (R-PROD-06).
 */
export function sellsOnline(
	settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "purchase_to_order">,
): boolean {
	return takesOrders(settings) && !settings.purchase_to_order;
}
