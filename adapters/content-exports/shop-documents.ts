import { distinct } from "#adapters/content-exports/cell-values.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type {
	ExportedProduct,
	ExportedShop,
	FormerAddress,
} from "#adapters/content-exports/exported-product.ts";
import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import { type ProductDocument, productDocument } from "#adapters/content-exports/product-document.ts";
import {
	entryNamed,
	type GrowingList,
	growingList,
	type ShopLists,
	type WrittenEntry,
	writtenSlugIn,
} from "#adapters/content-exports/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { categoryPath, productPath } from "#core/routes/shop-paths.ts";
import { slugOf } from "#core/text/slug.ts";

/** The shop that an export is imported into. */
export interface TargetShop extends ShopLists {
	/** The language of the export's texts. */
	readonly language: Language;
	/** The path of the shop's root in that language. */
	readonly root: string;
	/** The site's other languages, with the paths of the shop's root in them. */
	readonly otherLanguages: readonly { readonly language: Language; readonly root: string }[];
	/** The brands with pages; products refer to them as manufacturers. */
	readonly brands: readonly WrittenEntry[];
	/** The category of products without one. */
	readonly otherCategory: string;
	/** The slugs of products in files with other names. */
	readonly takenSlugs: ReadonlySet<string>;
	/** The products that stay or are complemented, by the names of their files; a category is one that the import leaves. */
	readonly existing: ReadonlyMap<string, WrittenEntry & { readonly category?: unknown }>;
	/** Returns the file name of an image by its address in the export; null if there is none. */
	imageName(address: string): string | null;
}

/** A product with its file's name and its first line in the export. */
export interface PlacedDocument {
	readonly slug: string;
	readonly line: number;
	readonly document: ProductDocument;
}

/** An export as content: the products, and the list entries that they need in addition to the shop's. */
export interface ShopDocuments extends ShopLists {
	readonly products: readonly PlacedDocument[];
	readonly images: readonly {
		readonly name: string;
		readonly translations: readonly { readonly language: Language; readonly alt: string }[];
	}[];
	readonly redirects: readonly FormerAddress[];
}

interface Lists {
	readonly categories: GrowingList;
	readonly manufacturers: GrowingList;
	readonly attributes: GrowingList;
}

function listsOf({ language, categories, manufacturers, attributes, brands }: TargetShop): Lists {
	const named = (id: string, display_name: string) => ({ id, translations: [{ language, display_name }] });
	return {
		categories: growingList(categories, (id, name) => ({ ...named(id, name), slug: id }), "category"),
		manufacturers: growingList(
			[...manufacturers, ...brands],
			(id, display_name) => ({ id, slug: id, display_name }),
			"brand",
		),
		attributes: growingList(attributes, named, "attribute"),
	};
}

const longestSlug = 100;

/**
 * Returns a function that creates a unique slug for each product. A second product with the same slug gets a number
 * and is reported.
 */
function slugGiver(taken: ReadonlySet<string>, report: ExportReport): (product: ExportedProduct) => string {
	const usedSlugs = new Set(taken);
	return ({ handle, name }) => {
		const baseSlug = slugOf(handle || plainTextOf(name.text), "product")
			.slice(0, longestSlug)
			.replace(/-$/, "");
		let slug = baseSlug;
		for (let number = 2; usedSlugs.has(slug); number++) slug = `${baseSlug}-${number}`;
		usedSlugs.add(slug);
		if (slug !== baseSlug)
			report.add("hint", name.line, name.column, "import.slug", { found: baseSlug, used: slug });
		return slug;
	};
}

/** Returns the values of an attribute in the form of its group: ids if it lists its values, otherwise text. */
function valuesIn(
	{ values: listed = [] }: WrittenEntry,
	{ name, values }: ExportedProduct["attributes"][number],
	report: ExportReport,
): readonly (string | number)[] {
	const words = values.map(plainTextOf);
	if (listed.length === 0) return words;
	return words.flatMap((found) => {
		const value = entryNamed(listed, found);
		if (value) return [value.id];
		const allowed = listed.map(({ id }) => id).join(", ");
		report.add("warning", name.line, name.column, "import.attribute", { found, allowed });
		return [];
	});
}

function attributesOf(product: ExportedProduct, lists: Lists, report: ExportReport) {
	const groups = new Map<string | number, (string | number)[]>();
	for (const attribute of product.attributes) {
		const group = lists.attributes.take(attribute.name.text);
		const values = valuesIn(group, attribute, report);
		if (values.length > 0) groups.set(group.id, [...(groups.get(group.id) ?? []), ...values]);
	}
	return [...groups].map(([attribute_group, values]) => ({
		attribute_group,
		display_values: [...new Set(values)],
	}));
}

/** Returns the category of a product; further ones become tags. */
function categoryOf(product: ExportedProduct, lists: Lists, target: TargetShop, report: ExportReport) {
	const [name = "", ...others] = product.categories.map(plainTextOf);
	const line = product.lines[0] ?? 1;
	if (name === "") report.add("hint", line, null, "import.category", { used: target.otherCategory });
	else if (others.length > 0)
		report.add("hint", line, null, "import.categories", { found: others.join(", "), used: name });
	return { category: lists.categories.take(name || target.otherCategory), others };
}

function withGoogleCategories(
	added: readonly WrittenEntry[],
	found: ReadonlyMap<string | number, string>,
): readonly WrittenEntry[] {
	return added.map((entry) => {
		const google_product_category = found.get(entry.id);
		return google_product_category ? { ...entry, google_product_category } : entry;
	});
}

/** Returns the redirects of former addresses, without invalid ones. */
function redirectsOf(addresses: readonly FormerAddress[]): readonly FormerAddress[] {
	const byPath = new Map<string, FormerAddress>();
	for (const address of addresses) {
		const path = address.from === address.to ? null : formerPattern(address.from);
		if (path !== null && !byPath.has(path)) byPath.set(path, address);
	}
	return [...byPath.values()];
}

/** Returns a function that returns the redirects from former paths of a page to its paths in the languages of the site. */
function redirectsIn({ formerAddresses }: ExportedShop, { language, root, otherLanguages }: TargetShop) {
	const others = formerAddresses?.hasLanguagePrefix ? otherLanguages : [];
	return (
		formerPaths: readonly string[],
		pathIn: (language: Language, root: string) => string,
	): readonly FormerAddress[] =>
		formerPaths.flatMap((from) => [
			{ from, to: pathIn(language, root) },
			...others.map((other) => ({
				from: `/${other.language}${from}`,
				to: pathIn(other.language, other.root),
			})),
		]);
}

/** Converts an export to documents of a shop's content. */
export function shopDocuments(shop: ExportedShop, target: TargetShop, report: ExportReport): ShopDocuments {
	const { language } = target;
	const redirectsTo = redirectsIn(shop, target);
	const lists = listsOf(target);
	const slugFor = slugGiver(target.takenSlugs, report);
	const googleCategories = new Map<string | number, string>();
	const alternatives = new Map<string, string>();
	const addresses: FormerAddress[] = [];
	const products = shop.products.map((product): PlacedDocument => {
		const slug = slugFor(product);
		const name = plainTextOf(product.name.text) || slug;
		const { category, others } = categoryOf(product, lists, target, report);
		if (product.googleCategory !== "" && !googleCategories.has(category.id))
			googleCategories.set(category.id, product.googleCategory);
		for (const { text, alt } of product.images) {
			const file = target.imageName(text);
			if (file !== null && !alternatives.has(file)) alternatives.set(file, plainTextOf(alt) || name);
		}
		const existing = target.existing.get(slug);
		const keptCategory = target.categories.find(({ id }) => String(id) === String(existing?.category));
		const pathIn = (one: Language, root: string) =>
			productPath(
				{
					slug: writtenSlugIn(existing ?? { id: slug }, one),
					category: { slug: writtenSlugIn(keptCategory ?? category, one) },
				},
				root,
			);
		// A product that is not published has no page as target.
		if (product.status === "published") addresses.push(...redirectsTo(product.formerPaths, pathIn));
		const document = productDocument(
			product,
			{
				slug,
				name,
				language,
				category: category.id,
				manufacturer: product.brand === "" ? null : lists.manufacturers.take(product.brand).id,
				tags: distinct([...product.tags, ...others].map((tag) => plainTextOf(tag).replaceAll(",", " "))),
				images: [...new Set(product.images.flatMap(({ text }) => target.imageName(text) ?? []))],
				attributes: attributesOf(product, lists, report),
			},
			report,
		);
		return { slug, line: product.lines[0] ?? 1, document };
	});
	for (const { name, formerPaths } of shop.categories) {
		const category = lists.categories.take(name);
		addresses.push(
			...redirectsTo(formerPaths, (one, root) => categoryPath(writtenSlugIn(category, one), root)),
		);
	}
	const { lists: listPaths = [], patterns = [] } = shop.formerAddresses ?? {};
	addresses.push(...redirectsTo(listPaths, (_, root) => root), ...patterns);
	return {
		products,
		categories: withGoogleCategories(lists.categories.added, googleCategories),
		manufacturers: lists.manufacturers.added,
		attributes: lists.attributes.added,
		images: [...alternatives].map(([name, alt]) => ({ name, translations: [{ language, alt }] })),
		redirects: redirectsOf(addresses),
	};
}
