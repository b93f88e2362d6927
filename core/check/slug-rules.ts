import { atPage } from "#core/check/page-rules.ts";
import { publishedProducts } from "#core/check/product-places.ts";
import { at, atItem, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import { brand as brandEntity } from "#core/content/pages.ts";
import { product as productEntity } from "#core/content/product.ts";
import { category as categoryEntity, manufacturer as manufacturerEntity } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import type { Language } from "#core/language/language.ts";
import { editDistance } from "#core/text/edit-distance.ts";
import { slugOf } from "#core/text/slug.ts";

/** A slug that an owner writes. */
interface WrittenSlug {
	/** The slug, or the path of a page. */
	readonly slug: string;
	/** The language of its address; null for an item's own slug. */
	readonly language: Language | null;
	/** Returns the item's name in a language; null for its first. */
	nameIn(language: Language | null): string;
	/** Returns where the slug is written. */
	place(params: Place["params"]): Place;
}

interface Translation {
	readonly language: Language;
	readonly display_name: string;
	readonly slug: string | null;
}

/** An item with a slug, and names and further slugs by language. */
interface TranslatedItem {
	readonly slug: string;
	readonly translations: readonly Translation[];
}

/** Returns the own slug of an item and those of its translations. */
function translatedSlugs(
	{ slug, translations }: TranslatedItem,
	placeAt: (field: string, params: Place["params"]) => Place,
): readonly WrittenSlug[] {
	const nameIn = (language: Language | null) =>
		(translations.find((entry) => entry.language === language) ?? translations[0])?.display_name ?? slug;
	const own = { field: "slug", slug, language: null };
	const others = translations.map((entry, index) => ({ ...entry, field: `translations.${index}.slug` }));
	return [own, ...others].flatMap(({ field, slug: written, language }) =>
		written === null ? [] : [{ slug: written, language, nameIn, place: (params) => placeAt(field, params) }],
	);
}

/** Returns the only slug of an item with one name. */
function ownSlug(slug: string, name: string, place: WrittenSlug["place"]): WrittenSlug {
	return { slug, language: null, nameIn: () => name, place };
}

/** Returns the paths that pages state themselves; those of others follow from the table of routes or from their brand. */
function pageSlugs({ site }: CheckedSite): readonly WrittenSlug[] {
	return site.pages
		.filter(({ id, key, brand }) => !id.startsWith(":") && key === null && brand === null)
		.flatMap((page) =>
			page.translations.map(({ path, language, title }, index) => ({
				slug: path,
				language,
				nameIn: () => title,
				place: (params: Place["params"]) => atPage(page, `translations.${index}.path`, params),
			})),
		);
}

/** Returns the slugs of brands, and of manufacturers without a page. */
function makerSlugs({ site: { brands, shop } }: CheckedSite): readonly WrittenSlug[] {
	const ofBrands = new Set(brands.map(({ slug }) => slug));
	return [
		...brands.map(({ slug, display_name }) =>
			ownSlug(slug, display_name, (params) => atItem(brandEntity, slug, null, params)),
		),
		...(shop?.manufacturers ?? []).flatMap(({ id, slug, display_name }) =>
			ofBrands.has(slug)
				? []
				: [ownSlug(slug, display_name, (params) => atItem(manufacturerEntity, id, "slug", params))],
		),
	];
}

/** Returns the slugs of a site, each kind of item by itself. */
function writtenSlugs(checked: CheckedSite): readonly (readonly WrittenSlug[])[] {
	const { shop } = checked.site;
	const subcategories = shop?.settings.subcategory_filters ?? [];
	return [
		pageSlugs(checked),
		makerSlugs(checked),
		(shop?.categories ?? []).flatMap((category) =>
			translatedSlugs(category, (field, params) => atItem(categoryEntity, category.id, field, params)),
		),
		subcategories.map(({ slug, display_name }, index) =>
			ownSlug(slug, display_name, (params) => at(shopSettings, `subcategory_filters.${index}.slug`, params)),
		),
		publishedProducts(checked).flatMap((product) =>
			translatedSlugs(product, (field, params) => atItem(productEntity, product.id, field, params)),
		),
	];
}

const copiedSlug = /(?:^|-)(?:kopie|copy|copie)(?:-|$)|^auto-draft/i;
const defaultSlug =
	/^(?:tests?|neu|untitled|unbenannt|(?:neuer-)?artikel|(?:new-)?product|(?:nouveau-)?produit|produkt|article|(?:neue-)?(?:seite|kategorie)|(?:new-|nouvelle-)?(?:page|category|categorie))(?:-?\d+)?$/i;

/** Finds the slugs of one kind of item that were copied from another item or left at a default. */
function oddSlugs(written: readonly WrittenSlug[]): readonly Place[] {
	const keyOf = (language: Language | null, slug: string) => `${language ?? ""} ${slug}`;
	const bySlug = new Map(written.map((one) => [keyOf(one.language, one.slug), one]));
	return written.flatMap(({ slug, language, nameIn, place }) => {
		const name = nameIn(language);
		const last = slug.slice(slug.lastIndexOf("/") + 1);
		const base = slug.replace(/-\d+$/, "");
		const other =
			base === slug ? undefined : (bySlug.get(keyOf(language, base)) ?? bySlug.get(keyOf(null, base)));
		const isOthers =
			other !== undefined &&
			!/\d/.test(name) &&
			editDistance(other.nameIn(language).toLowerCase(), name.toLowerCase()) > 2;
		const isDefault = defaultSlug.test(last) && slugOf(name) !== last;
		return copiedSlug.test(last) || isDefault || isOthers ? [place({ name: nameIn(null), found: last })] : [];
	});
}

/** Rules for the parts of addresses that owners write. */
export const slugRules: readonly Rule[] = [
	{
		id: "odd-slug",
		severity: "hint",
		source: "Google Search: URL structure",
		find: (checked) => writtenSlugs(checked).flatMap(oddSlugs),
	},
];
