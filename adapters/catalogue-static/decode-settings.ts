import { decodeReference, named } from "#adapters/catalogue-static/product-files.ts";
import { decodersOf, entryShape } from "#core/content/shape-decoder.ts";
import { settingsShape } from "#core/content/shop-shapes.ts";
import { oneOf, record } from "#core/decoding/content-decoders.ts";
import { type Decoder, list, object } from "#core/decoding/decoder.ts";
import { optional, text } from "#core/decoding/file-decoders.ts";
import { currencies } from "#core/money/currency.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

const { category_filters, manufacturer_filters, attribute_filters } = settingsShape;
const { currency: _, ...quickFilter } = decodersOf(entryShape(settingsShape.quick_filters));
const { prices: __, ...shippingConfig } = decodersOf(entryShape(settingsShape.shipping_methods_config));
const { translations: ___, prices: ____, ...settings } = decodersOf(settingsShape);

/** settings-{hash}.json: the shop's settings, all fields (R-SET-01). */
export const decodeSettings: Decoder<ShopSettings> = object({
	...settings,
	tax_country: text,
	holiday_area: optional(text),
	currency: oneOf(currencies),
	quick_filters: list(object(quickFilter)),
	shipping_methods_config: list(object(shippingConfig)),
	category_filters: list(
		object({ ...decodersOf(entryShape(category_filters)), category_id: decodeReference }),
	),
	manufacturer_filters: list(
		object({ ...decodersOf(entryShape(manufacturer_filters)), manufacturer_id: decodeReference }),
	),
	attribute_filters: list(
		object({ ...decodersOf(entryShape(attribute_filters)), attribute_group_id: object(named) }),
	),
	shipping_names: optional(record(text)),
});
