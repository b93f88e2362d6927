import {
	item,
	made,
	many,
	orNull,
	ownParts,
	type PartValue,
	parseContent,
	row,
	value,
} from "#adapters/content-directus/catalogue/part.ts";
import { ofProject } from "#adapters/content-directus/catalogue/product-filter.ts";
import {
	namedCategory,
	namedGroup,
	namedManufacturer,
} from "#adapters/content-directus/catalogue/product-parts.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { ContentReadClient } from "#adapters/content-directus/client/read-client.ts";
import { localizedSettings } from "#core/catalogue/localized-settings.ts";
import { type LocalizedShop, localizeShop } from "#core/catalogue/localized-shop.ts";
import { LoadSettingsError } from "#core/checkout/errors.ts";
import { entryShape } from "#core/content/shape-decoder.ts";
import { settingsShape } from "#core/content/shop-shapes.ts";
import { integer, list } from "#core/decoding/decoder.ts";
import { text, withAbsent } from "#core/decoding/file-decoders.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";
import type { SellingSite } from "#core/settings/settings-currency.ts";
import type { ShopSettings, StatedSettings } from "#core/settings/shop-settings.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

const collection = "ecommerce_settings";

const sort = value(withAbsent(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0));
const category = made(orNull(row({ slug: value(text) })), (found) => found?.slug ?? null);

/** Reads all fields of section 3, "Shop settings" (R-SET-01). */
const settingsRow = row({
	...ownParts(settingsShape),
	category_filters: many(row({ sort, category_id: namedCategory })),
	manufacturer_filters: many(
		row({
			...ownParts(entryShape(settingsShape.manufacturer_filters)),
			sort,
			manufacturer_id: namedManufacturer,
		}),
	),
	subcategory_filters: many(item({ ...ownParts(entryShape(settingsShape.subcategory_filters)), category })),
	attribute_filters: many(row({ attribute_group_id: namedGroup, category })),
});

type SettingsRow = PartValue<typeof settingsRow>;

/** The options of {@link createDirectusShopSettings}. */
export interface DirectusSettingsOptions {
	/** The client, which also names the project whose settings are read. */
	readonly client: ContentReadClient;
	readonly language: Language;
	readonly site: SellingSite;
	readonly logger: Logger;
}

/** Creates the source of the shop's current settings in the content service, in one language (R-SET-01). */
export function createDirectusShopSettings(options: DirectusSettingsOptions): ShopSettingsSource {
	const load = async (): Promise<Result<ShopSettings, LoadSettingsError>> => {
		try {
			return succeed(settingsOf(await readRow(options), options));
		} catch (cause) {
			return fail(new LoadSettingsError({ cause }));
		}
	};
	return {
		load,
		async shippingMethods() {
			const settings = await load();
			return settings.ok ? succeed(settings.value.shipping_methods_config) : settings;
		},
	};
}

async function readRow({ client, logger }: DirectusSettingsOptions): Promise<SettingsRow> {
	const filter = ofProject(client.project);
	const { decode, ...asked } = settingsRow;
	const { items } = await client.items(collection, { ...asked, filter, limit: 1 });
	const [found] = parseContent(collection, list(decode), items, logger);
	if (found) return found;
	const message = `There are no settings of ${client.project}.`;
	logger.note("content.readFailed", { collection, message });
	throw new ContentError({ message, code: 404, collection });
}

/**
 * Returns the settings in the language. Categories and manufacturers of filters have their slug or id as the name for
 * now.
 */
function settingsOf(
	found: SettingsRow,
	{ client, language, site, logger }: DirectusSettingsOptions,
): ShopSettings {
	const { translations, ...fields } = found;
	const settings: StatedSettings = {
		...fields,
		category_filters: found.category_filters.map(({ category_id: { id, slug }, ...filter }) => ({
			...filter,
			category_id: { id, slug, display_name: slug },
		})),
		subcategory_filters: found.subcategory_filters.map(({ own: _, ...filter }) => filter),
		attribute_filters: found.attribute_filters.map(({ attribute_group_id: { id }, ...filter }) => ({
			...filter,
			attribute_group_id: { id, display_name: id },
		})),
	};
	const shop = namesOf(found, language, client.project, logger);
	return localizedSettings({ settings, settings_translations: translations }, shop, site);
}

function namesOf(found: SettingsRow, language: Language, project: string, logger: Logger): LocalizedShop {
	const categories = found.category_filters.map(({ category_id }) => ({
		...category_id,
		sort: 0,
		google_product_category: null,
		translations: category_id.translations.map((entry) => ({ ...entry, description: null })),
	}));
	const content = {
		categories,
		manufacturers: found.manufacturer_filters.map(({ manufacturer_id }) => ({
			...manufacturer_id,
			contact: null,
		})),
		attributes: found.attribute_filters.map(({ attribute_group_id }) => ({
			...attribute_group_id,
			search_property: null,
			values: [],
		})),
		personalizations: [],
		size_guides: [],
		ratings: [],
	};
	return localizeShop(content, language, project, logger);
}
