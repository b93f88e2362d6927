import {
	item,
	many,
	mapPart,
	orNull,
	ownParts,
	type Part,
	type PartValue,
	parseContent,
	row,
	value,
} from "#adapters/content-directus/catalogue/part.ts";
import { identified, ofProject } from "#adapters/content-directus/catalogue/product-filter.ts";
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
import { list } from "#core/decoding/decoder.ts";
import { text } from "#core/decoding/file-decoders.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";
import type { SellingSite } from "#core/settings/settings-currency.ts";
import type { ShopSettings, StatedSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

const collection = "ecommerce_settings";

const category = mapPart(orNull(row({ slug: value(text) })), (found) => found?.slug ?? null);

/** Reads all fields of section 3, "Shop settings" (R-SET-01). */
const settingsRow = row({
	...ownParts(settingsShape),
	subcategory_filters: many(item({ ...ownParts(entryShape(settingsShape.subcategory_filters)), category })),
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

async function readSettings({ client, logger }: DirectusSettingsOptions): Promise<SettingsRow> {
	const filter = ofProject(client.project);
	const { decode, ...selection } = settingsRow;
	const { items } = await client.items(collection, { ...selection, filter, limit: 1 });
	const [found] = parseContent(collection, list(decode), items, logger);
	if (found) return found;
	const message = `There are no settings of ${client.project}.`;
	logger.note("content.readFailed", { collection, message });
	throw new ContentError({ message, code: 404, collection });
}

/** Reads the items that filters name by their ids; those that are missing are left out. */
async function readNamed<Item>(
	{ client, logger }: DirectusSettingsOptions,
	collectionName: string,
	part: Part<Item>,
	ids: readonly ContentId[],
): Promise<readonly Item[]> {
	if (ids.length === 0) return [];
	const { decode, ...selection } = part;
	const filter = { _and: [ofProject(client.project), identified(ids.map(String))] };
	const { items } = await client.items(collectionName, { ...selection, filter, limit: -1 });
	return parseContent(collectionName, list(decode), items, logger);
}

/** The settings with the items that their filters name. */
interface ReadSettings {
	readonly row: SettingsRow;
	readonly categories: readonly PartValue<typeof namedCategory>[];
	readonly manufacturers: readonly PartValue<typeof namedManufacturer>[];
	readonly groups: readonly PartValue<typeof namedGroup>[];
}

async function readRow(options: DirectusSettingsOptions): Promise<ReadSettings> {
	const found = await readSettings(options);
	const { category_filters, manufacturer_filters, attribute_filters } = found;
	const [categories, manufacturers, groups] = await Promise.all([
		readNamed(
			options,
			"ecommerce_category",
			namedCategory,
			category_filters.map((filter) => filter.category_id),
		),
		readNamed(
			options,
			"ecommerce_manufacturer",
			namedManufacturer,
			manufacturer_filters.map((filter) => filter.manufacturer_id),
		),
		readNamed(
			options,
			"ecommerce_attribute_group",
			namedGroup,
			attribute_filters.map((filter) => filter.attribute_group_id),
		),
	]);
	return { row: found, categories, manufacturers, groups };
}

/** Returns the filters whose item was found, each with what `shown` makes of that item. */
function withItems<Filter, Item extends { readonly id: string }, Shown>(
	filters: readonly Filter[],
	idOf: (filter: Filter) => ContentId,
	items: readonly Item[],
	shown: (filter: Filter, item: Item) => Shown,
): readonly Shown[] {
	return filters.flatMap((filter) => {
		const found = items.find(({ id }) => id === String(idOf(filter)));
		return found ? [shown(filter, found)] : [];
	});
}

/**
 * Returns the settings in the language. Categories and attribute groups of filters have their slug or id as the name
 * for now.
 */
function settingsOf(
	read: ReadSettings,
	{ client, language, site, logger }: DirectusSettingsOptions,
): ShopSettings {
	const { row: found, categories, manufacturers, groups } = read;
	const { translations, ...fields } = found;
	const settings: StatedSettings = {
		...fields,
		category_filters: withItems(
			found.category_filters,
			(filter) => filter.category_id,
			categories,
			(filter, { id, slug }) => ({ ...filter, category_id: { id, slug, display_name: slug } }),
		),
		manufacturer_filters: withItems(
			found.manufacturer_filters,
			(filter) => filter.manufacturer_id,
			manufacturers,
			(filter, { own: _, ...maker }) => ({ ...filter, manufacturer_id: maker }),
		),
		subcategory_filters: found.subcategory_filters.map(({ own: _, ...filter }) => filter),
		attribute_filters: withItems(
			found.attribute_filters,
			(filter) => filter.attribute_group_id,
			groups,
			(filter, { id }) => ({ ...filter, attribute_group_id: { id, display_name: id } }),
		),
	};
	const shop = namesOf(read, language, client.project, logger);
	return localizedSettings({ settings, settings_translations: translations }, shop, site);
}

function namesOf(
	{ categories, manufacturers, groups }: ReadSettings,
	language: Language,
	project: string,
	logger: Logger,
): LocalizedShop {
	const content = {
		categories: categories.map((found) => ({
			...found,
			sort: 0,
			google_product_category: null,
			translations: found.translations.map((entry) => ({ ...entry, description: null })),
		})),
		manufacturers: manufacturers.map((found) => ({ ...found, contact: null })),
		attributes: groups.map((found) => ({ ...found, search_property: null, values: [] })),
		personalizations: [],
		size_guides: [],
		ratings: [],
	};
	return localizeShop(content, language, project, logger);
}
