import type { ContentId } from "#core/shared/branded.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

/** A category or manufacturer as the settings name it. */
export interface NamedItem {
	readonly id: ContentId;
	readonly display_name: string;
	readonly slug: string;
}

/** A category that the list can be filtered by. */
export interface CategoryFilter {
	readonly sort: number;
	readonly category_id: NamedItem;
}

/** A manufacturer that the list can be filtered by. */
export interface ManufacturerFilter {
	readonly sort: number;
	readonly manufacturer_id: NamedItem;
	/** Slugs of the categories where it is offered; everywhere when empty. */
	readonly categories: readonly string[];
}

/** A subcategory that the list can be filtered by; offered in the settings' own order. */
export interface SubcategoryFilter extends NamedItem {
	/** Slug of the category where it is offered; everywhere when null. */
	readonly category: string | null;
}

/** A group of attributes that the list can be filtered by; offered in the settings' own order. */
export interface AttributeFilter {
	readonly attribute_group_id: { readonly id: ContentId; readonly display_name: string };
	/** Slug of the category where it is offered; everywhere when null. */
	readonly category: string | null;
}

/** A way to pay that the shop accepts. */
export interface PaymentMethod {
	readonly id: ContentId;
	readonly display_name: string;
}

/** A way to ship that the shop names. */
export interface ShippingMethod {
	readonly id: ContentId;
	readonly display_name: string;
	/** Whether it costs nothing, whatever its config says. */
	readonly free: boolean;
	/** Whether customers fetch the goods themselves, at the place that it names; delivered when absent (B-USE-18). */
	readonly collection?: boolean;
}

/** A country that the shop ships to. */
export interface ShippingCountry {
	readonly display_name: string;
	/** ISO 3166-1 alpha-2, e.g. "DE". */
	readonly country_code: string;
}

/** What a way to ship costs and whom it serves (R-CHECK-02). */
export interface ShippingMethodConfig {
	/** The display_name of the shipping method it belongs to. */
	readonly name: string;
	readonly shipping_provider: string | null;
	readonly price_brutto: DecimalText;
	/** The ways to pay it serves; `method` says how one goes on: "klarna" or "invoice" (R-PAY-05). All when empty. */
	readonly payment_methods: readonly {
		readonly id: ContentId;
		readonly method: string | null;
		readonly config: Readonly<Record<string, unknown>> | null;
	}[];
	/** Days that it adds to each product's shipping_time. */
	readonly additional_days: number;
	/** The countries it serves; those of the settings when empty. */
	readonly shipping_countries: readonly ShippingCountry[];
}

/** A legal text of the shop (R-SET-05). */
export interface LegalPage {
	readonly type: string;
	/** Markdown. */
	readonly content: string;
}

/** How a shop wants to be run (specification 3, "Shop settings"; collection ecommerce_settings). */
export interface ShopSettings {
	readonly attribute_filters: readonly AttributeFilter[];
	/** The label of the cart button; the catalogue's own when null. */
	readonly call_to_action_text: string | null;
	/** Markdown under every shop page. */
	readonly global_footer: string | null;
	readonly category_filters: readonly CategoryFilter[];
	/** The list's first order, e.g. "-price_brutto". */
	readonly default_sort: string | null;
	readonly enable_cart: boolean;
	/** Whether the list can be filtered at all. */
	readonly filters: boolean;
	readonly manufacturer_filters: readonly ManufacturerFilter[];
	readonly maintenance_mode: boolean;
	readonly payment_methods: readonly PaymentMethod[];
	readonly present_wrapping: boolean;
	readonly shipping_methods: readonly ShippingMethod[];
	readonly show_stock: boolean;
	readonly allow_ratings: boolean;
	readonly purchase_to_order: boolean;
	readonly subcategory_filters: readonly SubcategoryFilter[];
	/** What shipping costs where no config says otherwise; gross. */
	readonly shipping_cost: DecimalText | null;
	readonly shipping_countries: readonly (ShippingCountry & { readonly id: ContentId })[];
	readonly legal_pages: readonly LegalPage[];
	/** Where to transfer the money to, shown after the order (R-PAY-04). */
	readonly bank_details: string | null;
	readonly paypal_client_id: string | null;
	/** The tax contained in all prices, in per cent, e.g. "19". */
	readonly default_tax_percent: DecimalText | null;
	readonly shipping_methods_config: readonly ShippingMethodConfig[];
	/**
	 * What customers of the language read for a way to ship, by its name; the name itself where absent. Orders carry
	 * the name, the same in every language.
	 */
	readonly shipping_names?: Readonly<Record<string, string>>;
}

/** Tells whether the shop takes orders now: the cart is enabled and no maintenance is under way (R-PROD-06). */
export function takesOrders(settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode">): boolean {
	return settings.enable_cart && !settings.maintenance_mode;
}

/**
 * Tells whether products can be bought online now: the shop takes orders, and they are not merely requested
 * (R-PROD-06).
 */
export function sellsOnline(
	settings: Pick<ShopSettings, "enable_cart" | "maintenance_mode" | "purchase_to_order">,
): boolean {
	return takesOrders(settings) && !settings.purchase_to_order;
}
