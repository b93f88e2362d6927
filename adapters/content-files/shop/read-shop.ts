import type { FolderListing } from "#adapters/content-files/folder-listing.ts";
import type { ImageSize } from "#adapters/content-files/images.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import type { ImageReference } from "#adapters/content-files/page-references.ts";
import { type ReadProduct, readProducts, withSizes } from "#adapters/content-files/shop/products.ts";
import { type ReferenceChecks, referenceChecks } from "#adapters/content-files/shop/references.ts";
import {
	checkLists,
	knownIdsOf,
	readShopLists,
	type ShopLists,
} from "#adapters/content-files/shop/shop-lists.ts";
import {
	checkSettings,
	readLegalPages,
	settingsWithNames,
} from "#adapters/content-files/shop/shop-settings.ts";
import type { ShopContent, ShopManufacturer } from "#core/catalogue/shop-content.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { warningAt } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import type { Brand } from "#core/content/pages.ts";
import { rating } from "#core/content/personalization.ts";
import { manufacturer } from "#core/content/shop-lists.ts";
import type { MediaItem } from "#core/content/site-lists.ts";

/** A shop folder after it was read, before the sizes of its images are known. */
export interface ReadShop {
	readonly findings: readonly ContentFinding[];
	readonly images: readonly ImageReference[];
	/** Returns the shop's content; null if a file has errors. */
	readonly content: (sizes: ReadonlyMap<MediaName, ImageSize>) => ShopContent | null;
}

/** The result for a content folder without a shop. */
export const noShop: ReadShop = { findings: [], images: [], content: () => null };

/** Reads and checks the shop folder (R-SET-03). */
export function readShop(
	reading: PageReadOptions,
	listing: FolderListing,
	brands: readonly Pick<Brand, "slug" | "display_name">[],
	media: readonly MediaItem[],
): ReadShop {
	const { shop } = listing;
	if (shop === null) return noShop;
	const checks = referenceChecks(reading.languages);
	const lists = readShopLists(reading, listing, checks);
	const knownIds = knownIdsOf(lists, listing.brands);
	checkLists(lists, listing, checks);
	if (lists.settings) checkSettings(lists.settings, knownIds, checks);
	const legalPages = readLegalPages(reading, listing, lists.settings?.legal_pages ?? [], checks);
	const { products, ids } = readProducts(
		reading,
		listing,
		shop.products,
		{ ...knownIds, worn: new Set(media.flatMap(({ name, subject }) => (subject === "worn" ? name : []))) },
		checks,
	);
	for (const [place, { product }] of (lists.ratings ?? []).entries())
		checks.named(fileOf(rating), `${place}.product`, product, { place: "shop/products", ids });
	const manufacturers = manufacturersOf(lists, brands, products);
	checkContacts(manufacturers, products, checks);
	return {
		findings: checks.findings,
		images: [...new Set(products.flatMap(({ images }) => images))].flatMap((name) =>
			reading.languages.map((language) => ({ name, language })),
		),
		content(sizes) {
			const { settings, categories, attributes, personalizations, sizeGuides, ratings } = lists;
			if (!settings || !categories || !attributes || !personalizations || !sizeGuides || !ratings)
				return null;
			return {
				settings: settingsWithNames(settings, legalPages, { categories, manufacturers, attributes }),
				settings_translations: settings.translations,
				categories: categories.toSorted((one, other) => one.sort - other.sort),
				manufacturers,
				attributes,
				personalizations,
				size_guides: sizeGuides,
				products: withSizes(products, sizes),
				ratings,
			};
		},
	};
}

/** Returns the manufacturers of the shop's file, and the brands that its products or filters refer to. */
function manufacturersOf(
	{ manufacturers, settings }: ShopLists,
	brands: readonly Pick<Brand, "slug" | "display_name">[],
	products: readonly ReadProduct[],
): readonly ShopManufacturer[] {
	const names = new Map(brands.map(({ slug, display_name }) => [slug, display_name]));
	const listed = (manufacturers ?? []).map(({ id, slug, display_name, contact }): ShopManufacturer => {
		const own = slug ?? String(id);
		return { id, slug: own, display_name: display_name ?? names.get(own) ?? own, contact };
	});
	const filtered = (settings?.manufacturer_filters ?? []).map(({ manufacturer_id }) =>
		String(manufacturer_id),
	);
	const used = new Set([...products.map(({ manufacturer }) => String(manufacturer)), ...filtered]);
	const taken = new Set(listed.map(({ id }) => String(id)));
	const others = brands.filter(({ slug }) => used.has(slug) && !taken.has(slug));
	return [
		...listed,
		...others.map(({ slug, display_name }) => ({ id: slug, slug, display_name, contact: null })),
	];
}

/** Reports manufacturers whose products are offered without contact data (B-LAW-07). */
function checkContacts(
	manufacturers: readonly ShopManufacturer[],
	products: readonly ReadProduct[],
	checks: ReferenceChecks,
): void {
	const offered = new Set(
		products.flatMap(({ status, manufacturer }) => (status === "published" ? [String(manufacturer)] : [])),
	);
	for (const { id, display_name: name, contact } of manufacturers)
		if (contact === null && offered.has(String(id)))
			checks.add(warningAt(fileOf(manufacturer), null, "content.safety.contact", { name }));
}
