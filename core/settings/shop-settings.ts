import type { NamedReference } from "#core/catalogue/product.ts";
import type { ShopSettingsFile } from "#core/content/shop-settings.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

type EntryOf<List extends keyof ShopSettingsFile> = ShopSettingsFile[List] extends readonly (infer Entry)[]
	? Entry
	: never;

/** A category that the list can be filtered by. */
export interface CategoryFilter extends Omit<EntryOf<"category_filters">, "category_id"> {
	readonly category_id: NamedReference;
}

/** A manufacturer that the list can be filtered by; in the categories of those slugs, everywhere when empty. */
export interface ManufacturerFilter extends Omit<EntryOf<"manufacturer_filters">, "manufacturer_id"> {
	readonly manufacturer_id: NamedReference;
}

/** A subcategory that the list can be filtered by; `category` is the slug where it is offered, null for everywhere. */
export type SubcategoryFilter = EntryOf<"subcategory_filters">;

/** A group of attributes that the list can be filtered by; offered in the settings' own order. */
export interface AttributeFilter extends Omit<EntryOf<"attribute_filters">, "attribute_group_id"> {
	readonly attribute_group_id: Omit<NamedReference, "slug">;
}

/** A choice of products that the list offers with one press. */
export type QuickFilter = Omit<EntryOf<"quick_filters">, "currency">;

/** A payment method that the shop accepts. */
export type PaymentMethod = EntryOf<"payment_methods">;

/** A country that the shop ships to. */
export type ShippingCountry = Omit<EntryOf<"shipping_countries">, "id" | "free_returns" | "return_days">;

/** What a shipping method costs and whom it serves (R-CHECK-02). */
export type ShippingMethodConfig = Omit<EntryOf<"shipping_methods_config">, "prices">;

/** A legal text of the shop, in Markdown (R-SET-05). */
export type LegalPage = EntryOf<"legal_pages">;

type ListsWithNames = "category_filters" | "manufacturer_filters" | "attribute_filters";

/** The fields that say something of currencies besides that of a site. */
type OfCurrencies = "currency" | "prices" | "quick_filters" | "shipping_methods_config";

/**
 * How a shop wants to be run, with prices in the currency of its site (specification 3, "Shop settings"; collection
 * ecommerce_settings).
 */
export interface ShopSettings
	extends Omit<ShopSettingsFile, ListsWithNames | OfCurrencies | "translations" | "tax_country"> {
	/** Where the shop pays its tax, ISO 3166-1 alpha-2. */
	readonly tax_country: string;
	/** What the site sells in: the currency of every price. */
	readonly currency: Currency;
	readonly quick_filters: readonly QuickFilter[];
	readonly shipping_methods_config: readonly ShippingMethodConfig[];
	readonly category_filters: readonly CategoryFilter[];
	readonly manufacturer_filters: readonly ManufacturerFilter[];
	readonly attribute_filters: readonly AttributeFilter[];
	/**
	 * What customers of the language read for a shipping method, by its name; the name itself where absent. Orders carry
	 * the name, the same in every language.
	 */
	readonly shipping_names?: Readonly<Record<string, string>>;
}

/** The settings as a shop's content states them, with prices in all currencies. */
export type StatedSettings = Omit<ShopSettings, OfCurrencies | "tax_country"> &
	Pick<ShopSettingsFile, OfCurrencies | "tax_country">;

/** What a shop's content states, with the site's country where it names none for the tax. */
export function withTaxCountry<Stated extends Pick<StatedSettings, "tax_country">>(
	settings: Stated,
	siteCountry: string,
): Omit<Stated, "tax_country"> & Pick<ShopSettings, "tax_country"> {
	return { ...settings, tax_country: settings.tax_country ?? siteCountry };
}

/** The settings that say which tax prices contain. */
export type TaxRateSettings = Pick<ShopSettings, "default_tax_percent" | "small_business">;

/** The tax within the shop's prices at home, in per cent; null where it charges none, or states none. */
export function taxRate({ default_tax_percent, small_business }: TaxRateSettings): DecimalText | null {
	return small_business ? null : default_tax_percent;
}

/** Returns whether the shop takes orders now: the cart is enabled and no maintenance is under way (R-PROD-06). */
export function takesOrders(settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode">): boolean {
	return settings.enable_cart && !settings.maintenance_mode;
}

/**
 * Returns whether products can be bought online now: the shop takes orders, and they are not merely requested
 * (R-PROD-06).
 */
export function sellsOnline(
	settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "purchase_to_order">,
): boolean {
	return takesOrders(settings) && !settings.purchase_to_order;
}
