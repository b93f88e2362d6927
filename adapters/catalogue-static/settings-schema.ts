import * as v from "valibot";
import { contentId, decimalText } from "#adapters/catalogue-static/product-schemas.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

const text = v.string();
const optionalText = v.nullable(text);
const optionalDecimal = v.nullable(decimalText);
const named = { id: contentId, display_name: text };
const namedItem = v.object({ ...named, slug: text });
const country = { display_name: text, country_code: text };

const shippingConfig = v.object({
	name: text,
	shipping_provider: optionalText,
	price_brutto: decimalText,
	payment_methods: v.array(
		v.object({ id: contentId, method: optionalText, config: v.nullable(v.record(text, v.unknown())) }),
	),
	additional_days: v.number(),
	shipping_countries: v.array(v.object(country)),
});

/** settings-{hash}.json: how the shop is run, all fields (R-SET-01). */
export const settingsSchema: v.GenericSchema<unknown, ShopSettings> = v.object({
	attribute_filters: v.array(v.object({ attribute_group_id: v.object(named), category: optionalText })),
	call_to_action_text: optionalText,
	global_footer: optionalText,
	category_filters: v.array(v.object({ sort: v.number(), category_id: namedItem })),
	default_sort: optionalText,
	enable_cart: v.boolean(),
	filters: v.boolean(),
	manufacturer_filters: v.array(
		v.object({ sort: v.number(), manufacturer_id: namedItem, categories: v.array(text) }),
	),
	maintenance_mode: v.boolean(),
	payment_methods: v.array(v.object(named)),
	present_wrapping: v.boolean(),
	shipping_methods: v.array(
		v.object({ ...named, free: v.boolean(), collection: v.exactOptional(v.boolean()) }),
	),
	show_stock: v.boolean(),
	allow_ratings: v.boolean(),
	purchase_to_order: v.boolean(),
	subcategory_filters: v.array(v.object({ ...named, slug: text, category: optionalText })),
	shipping_cost: optionalDecimal,
	shipping_countries: v.array(v.object({ ...country, id: contentId })),
	legal_pages: v.array(v.object({ type: text, content: text })),
	bank_details: optionalText,
	paypal_client_id: optionalText,
	default_tax_percent: optionalDecimal,
	shipping_methods_config: v.array(shippingConfig),
	shipping_names: v.exactOptional(v.record(v.string(), v.string())),
});
