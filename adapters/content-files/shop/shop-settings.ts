import type { FolderListing } from "#adapters/content-files/folder-listing.ts";
import { markdownFieldFindings, markdownFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import type { ReferenceChecks } from "#adapters/content-files/shop/references.ts";
import { checkReferences, type KnownShopIds } from "#adapters/content-files/shop/shop-lists.ts";
import { readText } from "#adapters/content-files/text-file.ts";
import type { ShopManufacturer } from "#core/catalogue/shop-content.ts";
import { fileOf } from "#core/content/entity.ts";
import { errorAt } from "#core/content/finding.ts";
import { nearest } from "#core/content/nearest.ts";
import type { AttributeGroup, NamedReference, ShopCategory } from "#core/content/shop-lists.ts";
import { type ShopSettingsFile, shopSettings } from "#core/content/shop-settings.ts";
import type { LegalPage, StatedSettings } from "#core/settings/shop-settings.ts";

const file = fileOf(shopSettings);

/** Checks the references of the settings. */
export function checkSettings(
	settings: ShopSettingsFile,
	knownIds: KnownShopIds,
	checks: ReferenceChecks,
): void {
	checkReferences(file, shopSettings, settings, knownIds, checks);
	checks.add(...markdownFieldFindings(file, shopSettings, settings));
	for (const [place, { id, slug }] of settings.subcategory_filters.entries()) {
		checks.unique("subcategory", id, file, `subcategory_filters.${place}.id`);
		checks.uniqueSlug("subcategory", slug, file, `subcategory_filters.${place}.slug`);
	}
	for (const list of ["payment_methods", "shipping_methods", "shipping_countries"] as const)
		for (const [place, { id }] of settings[list].entries())
			checks.unique(list, id, file, `${list}.${place}.id`);
	for (const [place, { type }] of settings.legal_pages.entries())
		checks.unique("legal page", type, file, `legal_pages.${place}.type`);
	checkNames(settings, checks);
}

/** Checks that shipping configurations and translations refer to existing names and payment methods. */
function checkNames(settings: ShopSettingsFile, checks: ReferenceChecks): void {
	const { named } = checks;
	const methods = new Set(settings.shipping_methods.map(({ display_name }) => display_name));
	const payments = new Set(settings.payment_methods.map(({ id }) => String(id)));
	for (const [place, config] of settings.shipping_methods_config.entries()) {
		const field = `shipping_methods_config.${place}`;
		named(file, `${field}.name`, config.name, { place: `${file}, shipping_methods`, ids: methods });
		for (const [index, { id }] of config.payment_methods.entries())
			named(file, `${field}.payment_methods.${index}.id`, id, {
				place: `${file}, payment_methods`,
				ids: payments,
			});
	}
	const { payment_methods, subcategory_filters, quick_filters, shipping_countries } = settings;
	const countries = settings.shipping_methods_config.flatMap((config) => config.shipping_countries);
	const items = [
		...payment_methods,
		...subcategory_filters,
		...quick_filters,
		...shipping_countries,
		...countries,
	];
	const translatable = new Set([...methods, ...items.map(({ display_name }) => display_name)]);
	for (const [place, { names }] of settings.translations.entries())
		for (const name of Object.keys(names))
			named(file, `translations.${place}.names.${name}`, name, { place: file, ids: translatable });
}

const markdownName = /^\S+\.md$/i;

/** Replaces the names of Markdown files in the pages folder by their text. */
export function readLegalPages(
	reading: PageReadOptions,
	listing: FolderListing,
	pages: readonly LegalPage[],
	checks: ReferenceChecks,
): readonly LegalPage[] {
	return pages.map(({ type, content }, place) => {
		const field = `legal_pages.${place}.content`;
		if (!markdownName.test(content)) return { type, content };
		if (!listing.markdown.has(content)) {
			const suggestion = nearest(content, listing.markdown);
			checks.add(
				suggestion
					? errorAt(file, field, "content.markdown.missing_near", { name: content, suggestion })
					: errorAt(file, field, "content.markdown.missing", { name: content }),
			);
			return { type, content: "" };
		}
		const read = readText(reading.folder, `pages/${content}`);
		checks.add(...(read.ok ? markdownFindings(`pages/${content}`, null, read.value.text) : [read.error]));
		return { type, content: read.ok ? read.value.text : "" };
	});
}

/**
 * Returns the settings with the names of their filters' categories, manufacturers and attributes, each in its first
 * language.
 */
export function settingsWithNames(
	{ translations: _, ...settings }: ShopSettingsFile,
	legal_pages: readonly LegalPage[],
	shop: {
		readonly categories: readonly ShopCategory[];
		readonly manufacturers: readonly ShopManufacturer[];
		readonly attributes: readonly AttributeGroup[];
	},
): StatedSettings {
	const categories = new Map(
		shop.categories.map(({ id, slug, translations: [first] }): [string, NamedReference] => [
			String(id),
			{ id, slug, display_name: first?.display_name ?? slug },
		]),
	);
	const manufacturers = new Map(
		shop.manufacturers.map(({ id, slug, display_name }): [string, NamedReference] => [
			String(id),
			{ id, slug, display_name },
		]),
	);
	const attributes = new Map(
		shop.attributes.map(({ id, translations: [first] }) => [String(id), first?.display_name ?? String(id)]),
	);
	return {
		...settings,
		legal_pages,
		category_filters: settings.category_filters.flatMap(({ sort, category_id }) => {
			const found = categories.get(String(category_id));
			return found ? [{ sort, category_id: found }] : [];
		}),
		manufacturer_filters: settings.manufacturer_filters.flatMap((filter) => {
			const found = manufacturers.get(String(filter.manufacturer_id));
			return found ? [{ ...filter, manufacturer_id: found }] : [];
		}),
		attribute_filters: settings.attribute_filters.map(({ attribute_group_id: id, category }) => ({
			attribute_group_id: { id, display_name: attributes.get(String(id)) ?? String(id) },
			category,
		})),
	};
}
