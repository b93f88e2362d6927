import type { CollectionFile, FolderListing } from "#adapters/content-files/folder-listing.ts";
import type { ImageSize } from "#adapters/content-files/images.ts";
import { markdownFieldFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import type { KnownIds, ReferenceChecks } from "#adapters/content-files/shop/references.ts";
import { checkReferences, type KnownShopIds } from "#adapters/content-files/shop/shop-lists.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { inShownOrder } from "#core/catalogue/product-images.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { fileSchemas } from "#core/content/files.ts";
import { errorAt } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { type ProductSource, product } from "#core/content/product.ts";
import { publicationFindings } from "#core/content/publication.ts";
import type { Language } from "#core/language/language.ts";
import type { TranslatedSlug } from "#core/routes/localized-slugs.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A product before the sizes of its images are known. */
export interface ReadProduct extends Omit<ProductContent, "images"> {
	readonly images: readonly MediaName[];
}

/** The products of the shop folder without errors, and the ids of all. */
export interface ReadProducts {
	readonly products: readonly ReadProduct[];
	/** Null if a file could not be read, because it may have any id. */
	readonly ids: ReadonlySet<string> | null;
}

/** The context of reading products: the ids that they may refer to, and the images of worn pieces. */
export interface ProductContext extends KnownShopIds {
	readonly worn: ReadonlySet<MediaName>;
}

/** Reads the products one file after the other; keeps only their entities in memory. */
export function readProducts(
	reading: PageReadOptions,
	listing: FolderListing,
	files: readonly CollectionFile[],
	context: ProductContext,
	checks: ReferenceChecks,
): ReadProducts {
	const products: ReadProduct[] = [];
	const ids = new Set<string>();
	let unread = false;
	const parsed = reading.parsedFiles.ofKind<ReadProduct>("products", contextOf(reading, listing, context));
	const register = (file: string, item: Pick<ReadProduct, "id"> & TranslatedSlug) => {
		ids.add(String(item.id));
		checks.unique("product", item.id, file, null);
		checks.uniqueSlugs("product", item, file, null);
	};
	for (const { file, name } of files) {
		const unchanged = parsed.get(file);
		if (unchanged) {
			register(file, unchanged);
			products.push(unchanged);
			continue;
		}
		const read = readJson(reading.folder, file);
		if (!read.ok) {
			checks.add(read.error);
			unread = true;
			continue;
		}
		const registered = registeredPathsOf(read.value.value, name);
		const { id, slug } = registered;
		register(file, registered);
		const found = checks.findings.length;
		const { value, findings } = reading.parser.parse(file, fileSchemas.product, read.value.value);
		checks.add(...findings);
		if (!value) continue;
		checkProduct(file, value, context, checks);
		const content: ReadProduct = {
			...value,
			id,
			slug,
			images: inShownOrder(imagesOf(file, value, listing, checks), (name) =>
				context.worn.has(name) ? "worn" : null,
			),
			subcategories: value.subcategories.map((subcategory_id) => ({ subcategory_id })),
		};
		// Files with findings are not cached, so their findings are reported on every build.
		if (checks.findings.length === found) parsed.set(file, content);
		products.push(content);
	}
	return { products, ids: unread ? null : ids };
}

/** Returns everything except its file that a product and its findings depend on. */
function contextOf(
	{ languages }: PageReadOptions,
	{ images, markdown }: FolderListing,
	context: ProductContext,
) {
	const listed = (ids: ReadonlyMap<string, KnownIds>) =>
		[...ids].map(([name, { ids: values }]) => [name, values && [...values]]);
	return [
		languages,
		images.all,
		[...markdown],
		listed(context.names),
		listed(context.values),
		[...context.worn],
	];
}

/** Returns id and slugs. They are read leniently, so that a file with other errors counts, too (R-ROUTE-15). */
function registeredPathsOf(value: unknown, name: string): { readonly id: ContentId } & TranslatedSlug {
	const { id, slug, translations } = Object(value) as Readonly<Record<string, unknown>>;
	const entries: readonly unknown[] = Array.isArray(translations) ? translations : [];
	return {
		id: typeof id === "string" || typeof id === "number" ? id : name,
		slug: typeof slug === "string" ? slug : name,
		translations: entries.map((entry) => {
			const { language, slug: translated } = Object(entry) as Readonly<Record<string, unknown>>;
			const isSlug = typeof translated === "string" && translated.trim() !== "";
			return { language: language as Language, slug: isSlug ? translated : null };
		}),
	};
}

function checkProduct(
	file: string,
	content: ProductSource,
	knownIds: KnownShopIds,
	checks: ReferenceChecks,
): void {
	checkReferences(file, product, content, knownIds, checks);
	const groups = new Set<string>();
	for (const [place, { attribute_group, display_values }] of content.attributes.entries()) {
		const field = `attributes.${place}`;
		const group = String(attribute_group);
		if (groups.has(group))
			checks.add(errorAt(file, `${field}.attribute_group`, "content.id.twice", { id: group, other: file }));
		groups.add(group);
		const values = knownIds.values.get(group);
		if (!values) continue;
		for (const [index, value] of display_values.entries())
			checks.named(file, `${field}.display_values.${index}`, value, values);
	}
	checkVariants(file, content, checks);
	checks.add(...publicationFindings(file, content));
	if (content.guarantee_years !== null && content.guarantor === null)
		checks.add(errorAt(file, "guarantor", "content.field.missing", { name: "guarantor" }));
	checks.add(...markdownFieldFindings(file, product, content));
}

function checkVariants(file: string, { product_variants }: ProductSource, checks: ReferenceChecks): void {
	const fields = new Map<string, string>();
	for (const [place, { id }] of product_variants.entries()) {
		const field = `product_variants.${place}.id`;
		const other = fields.get(String(id));
		if (other) checks.add(errorAt(file, field, "content.id.twice", { id, other }));
		else fields.set(String(id), field);
	}
}

function imagesOf(
	file: string,
	{ images }: ProductSource,
	{ images: imageNames }: FolderListing,
	checks: ReferenceChecks,
): readonly MediaName[] {
	return images.flatMap((image, place) => {
		const found = imageNames.find(image);
		if (found === null) checks.image(file, `images.${place}`, image, imageNames.all);
		return found ?? [];
	});
}

/** Returns the products with the sizes of their images, without unreadable images. */
export function withSizes(
	products: readonly ReadProduct[],
	sizes: ReadonlyMap<MediaName, ImageSize>,
): readonly ProductContent[] {
	return products.map((product) => ({
		...product,
		images: product.images.flatMap((private_hash) => {
			const size = sizes.get(private_hash);
			return size ? [{ private_hash, ...size }] : [];
		}),
	}));
}
