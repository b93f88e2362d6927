import type { ValueInParts } from "#adapters/content-files/files-read-before.ts";
import type { CollectionFile, FolderListing } from "#adapters/content-files/folder-listing.ts";
import type { ImageSize } from "#adapters/content-files/images.ts";
import { markdownFieldFindings } from "#adapters/content-files/markdown.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import type { KnownIds, ReferenceChecks } from "#adapters/content-files/shop/references.ts";
import { checkReferences, type KnownShopIds } from "#adapters/content-files/shop/shop-lists.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { inShownOrder } from "#core/catalogue/product-images.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { fileSchemas } from "#core/content/files.ts";
import { errorAt } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { type ProductSource, product } from "#core/content/product.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { createDeferred } from "#core/shared/deferred.ts";

/** A product whose images have no sizes yet. */
export interface ReadProduct extends Omit<ProductContent, "images"> {
	readonly images: readonly MediaName[];
}

/** What builds look at in all products, however little has changed. */
const commonFields = ["id", "slug", "status", "project", "category", "manufacturer", "images"] as const;

/** A product that was read; its digest is null where it is not kept for the next build. */
export interface ReadInParts
	extends Omit<ValueInParts<ReadProduct, (typeof commonFields)[number]>, "digest"> {
	readonly digest: string | null;
}

/** The products of the shop folder, those with errors left out, and the ids of all. */
export interface ReadProducts {
	readonly products: readonly ReadInParts[];
	/** Null when a file could not be read, so that any id may be its. */
	readonly ids: ReadonlySet<string> | null;
}

/** What products are read with: the ids that they may name, and the images of pieces that are worn. */
export interface ProductContext extends KnownShopIds {
	readonly worn: ReadonlySet<MediaName>;
}

/** Reads the products one file after the other, keeping nothing but their entities. */
export function readProducts(
	reading: PageReadOptions,
	listing: FolderListing,
	files: readonly CollectionFile[],
	known: ProductContext,
	checks: ReferenceChecks,
): ReadProducts {
	const products: ReadInParts[] = [];
	const ids = new Set<string>();
	let unread = false;
	const context = contextOf(reading, listing, known);
	const before = reading.readBefore.inParts<ReadProduct, (typeof commonFields)[number]>(
		"products",
		context,
		commonFields,
	);
	const register = (file: string, { id, slug }: Pick<ReadProduct, "id" | "slug">) => {
		ids.add(String(id));
		checks.unique("product", id, file, null);
		checks.uniqueSlug("product", slug, file, null);
	};
	for (const { file, name } of files) {
		const same = before.get(file);
		if (same) {
			register(file, same.part);
			products.push(same);
			continue;
		}
		const read = readJson(reading.folder, file);
		if (!read.ok) {
			checks.add(read.error);
			unread = true;
			continue;
		}
		const { id, slug } = registeredPathsOf(read.value.value, name);
		register(file, { id, slug });
		const found = checks.findings.length;
		const { value, findings } = reading.parser.parse(file, fileSchemas.product, read.value.value);
		checks.add(...findings);
		if (!value) continue;
		checkProduct(file, value, known, checks);
		const content: ReadProduct = {
			...value,
			id,
			slug,
			images: inShownOrder(imagesOf(file, value, listing, checks), (name) =>
				known.worn.has(name) ? "worn" : null,
			),
			subcategories: value.subcategories.map((subcategory_id) => ({ subcategory_id })),
		};
		// What there is to say of a file is said again by reading it again.
		const kept = checks.findings.length === found ? before.set(file, content) : undefined;
		products.push(kept ?? { part: content, digest: null, whole: () => content });
	}
	return { products, ids: unread ? null : ids };
}

/** All that decides, in addition to its file, what a product is and whether there is something to say of it. */
function contextOf(
	{ languages }: PageReadOptions,
	{ images, markdown }: FolderListing,
	known: ProductContext,
) {
	const listed = (ids: ReadonlyMap<string, KnownIds>) =>
		[...ids].map(([name, { ids: values }]) => [name, values && [...values]]);
	return [languages, images.all, [...markdown], listed(known.names), listed(known.values), [...known.worn]];
}

/** Id and slug, read leniently so that a file with other faults counts too (R-ROUTE-15). */
function registeredPathsOf(value: unknown, name: string): { readonly id: ContentId; readonly slug: string } {
	const { id, slug } = Object(value) as { readonly id?: unknown; readonly slug?: unknown };
	return {
		id: typeof id === "string" || typeof id === "number" ? id : name,
		slug: typeof slug === "string" ? slug : name,
	};
}

function checkProduct(
	file: string,
	content: ProductSource,
	known: KnownShopIds,
	checks: ReferenceChecks,
): void {
	checkReferences(file, product, content, known, checks);
	const groups = new Set<string>();
	for (const [place, { attribute_group, display_values }] of content.attributes.entries()) {
		const field = `attributes.${place}`;
		const group = String(attribute_group);
		if (groups.has(group))
			checks.add(errorAt(file, `${field}.attribute_group`, "content.id.twice", { id: group, other: file }));
		groups.add(group);
		const values = known.values.get(group);
		if (!values) continue;
		for (const [index, value] of display_values.entries())
			checks.named(file, `${field}.display_values.${index}`, value, values);
	}
	checkVariants(file, content, checks);
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

/** So many products stay in memory; of a larger shop the others are read again from what is kept for the next build. */
const loadedProducts = 6_000;

/** The products with the sizes of their images, one that could not be read left out; and what is known of their digests. */
export function withSizes(
	read: readonly ReadInParts[],
	sizes: ReadonlyMap<MediaName, ImageSize>,
): Pick<ShopContent, "products" | "knownDigest"> {
	const digests = new Map<ProductContent, string>();
	const deferred = createDeferred<ProductContent>(loadedProducts);
	const products = read.map(({ part, digest, whole }): ProductContent => {
		const images = part.images.flatMap((private_hash) => {
			const size = sizes.get(private_hash);
			return size ? [{ private_hash, ...size }] : [];
		});
		if (digest === null) return { ...whole(), images };
		const product = deferred({ ...part, images }, () => ({ ...whole(), images }));
		digests.set(product, digest);
		return product;
	});
	if (digests.size === 0) return { products };
	return { products, knownDigest: (product) => digests.get(product) };
}
