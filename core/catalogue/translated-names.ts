import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** What mails to customers say of a product in their language, in addition to its variants' names. */
export const namedFields = [
	"id",
	"display_name",
	"attributes",
	"guarantee_terms",
	"personalization",
	"variant_display_name",
	"text_languages",
] as const satisfies readonly (keyof Product)[];

/** What they say of a shop's settings. */
export const namedSettings = [
	"payment_methods",
	"shipping_names",
	"bank_details",
] as const satisfies readonly (keyof ShopSettings)[];

/** The settings of a shop that mails quote, in one language. */
export type NamedSettings = Pick<ShopSettings, (typeof namedSettings)[number]>;
