import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The product fields that mails to customers show in their language, in addition to the variants' names. */
export const namedFields = [
	"id",
	"display_name",
	"attributes",
	"guarantee_terms",
	"personalization",
	"variant_display_name",
	"text_languages",
] as const satisfies readonly (keyof Product)[];

/** The shop settings that mails show. */
export const namedSettings = [
	"payment_methods",
	"shipping_names",
	"bank_details",
] as const satisfies readonly (keyof ShopSettings)[];

/** The shop settings in mails, in one language. */
export type NamedSettings = Pick<ShopSettings, (typeof namedSettings)[number]>;
