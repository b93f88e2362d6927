import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { ShopContent } from "#core/catalogue/shop-content.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { type SellingSite, settingsIn } from "#core/settings/settings-currency.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** Returns the languages without settings texts; the default language uses the settings' own fields. */
export function languagesWithoutSettings(
	{ settings_translations }: Pick<ShopContent, "settings_translations">,
	languages: readonly Language[],
): readonly Language[] {
	return languages.filter(
		(language) =>
			language !== contentLanguage &&
			settings_translations.every((translation) => translation.language !== language),
	);
}

/**
 * Returns the settings in the language of `shop`. Filters get the names of what they filter; other texts come from
 * the translations, or from the settings' own fields if one is missing (R-I18N-01). Prices are in the site's
 * currency. The site's country is the default for the tax country.
 */
export function localizedSettings(
	{ settings: stated, settings_translations }: Pick<ShopContent, "settings" | "settings_translations">,
	shop: LocalizedShop,
	site: SellingSite,
): ShopSettings {
	const settings = settingsIn(stated, site);
	const translation = settings_translations.find(({ language }) => language === shop.language) ?? null;
	const nameOf = (name: string) =>
		(translation && Object.hasOwn(translation.names, name) ? translation.names[name] : name) ?? name;
	const named = <Item extends { readonly display_name: string }>(item: Item): Item => ({
		...item,
		display_name: nameOf(item.display_name),
	});
	const namedReference = (names: ReadonlyMap<string, NamedReference>, item: NamedReference) =>
		names.get(String(item.id)) ?? item;
	return {
		...settings,
		call_to_action_text: translation?.call_to_action_text ?? settings.call_to_action_text,
		global_footer: translation?.global_footer ?? settings.global_footer,
		bank_details: translation?.bank_details ?? settings.bank_details,
		size_change: translation?.size_change ?? settings.size_change,
		category_filters: settings.category_filters.map((filter) => ({
			...filter,
			category_id: namedReference(shop.categories, filter.category_id),
		})),
		manufacturer_filters: settings.manufacturer_filters.map((filter) => ({
			...filter,
			manufacturer_id: namedReference(shop.manufacturers, filter.manufacturer_id),
		})),
		attribute_filters: settings.attribute_filters.map((filter) => ({
			...filter,
			attribute_group_id:
				shop.attributes.get(String(filter.attribute_group_id.id))?.attribute_group ??
				filter.attribute_group_id,
		})),
		subcategory_filters: settings.subcategory_filters.map(named),
		quick_filters: settings.quick_filters.map(named),
		payment_methods: settings.payment_methods.map(named),
		shipping_countries: settings.shipping_countries.map(named),
		shipping_methods_config: settings.shipping_methods_config.map((config) => ({
			...config,
			shipping_countries: config.shipping_countries.map(named),
		})),
		shipping_names: Object.fromEntries(
			[
				...settings.shipping_methods.map(({ display_name }) => display_name),
				...settings.shipping_methods_config.map(({ name }) => name),
			].map((name) => [name, nameOf(name)]),
		),
	};
}
