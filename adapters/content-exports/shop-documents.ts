import { distinct } from "#adapters/content-exports/cell-values.ts";
import {
	matchedProducts,
	slugOfProduct,
	type WrittenProduct,
} from "#adapters/content-exports/existing-products.ts";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type {
	ExportedProduct,
	ExportedShop,
	FormerAddress,
} from "#adapters/content-exports/exported-product.ts";
import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import { learnedNames, type NamedPair, withName } from "#adapters/content-exports/learned-names.ts";
import { type AttributeLists, attributeLists } from "#adapters/content-exports/product-attributes.ts";
import { type ProductDocument, productDocument } from "#adapters/content-exports/product-document.ts";
import {
	type GrowingList,
	growingList,
	nameIn,
	type ShopLists,
	slugsOf,
	type WrittenEntry,
	writtenSlugIn,
} from "#adapters/content-exports/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { categoryPath, productPath } from "#core/routes/shop-paths.ts";

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
	/** Its products. */
	readonly existing: readonly WrittenProduct[];
	/** Whether the import puts the export's values into its products. */
	readonly overwrite: boolean;
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
	readonly attributes: AttributeLists;
	/** The names in the export's language that categories of the shop get. */
	readonly categoryNames: ReadonlyMap<WrittenEntry, string>;
}

type Matches = ReadonlyMap<ExportedProduct, WrittenProduct>;

const idIn = (entries: readonly WrittenEntry[], id: unknown) =>
	entries.find((entry) => id !== undefined && String(entry.id) === String(id));

/** Pairs the categories of the shop's products with their names in an export. */
function categoryPairs(matches: Matches, { categories }: TargetShop): readonly NamedPair[] {
	return [...matches].flatMap(([product, { category }]) => {
		const entry = idIn(categories, category);
		const name = plainTextOf(product.categories[0] ?? "");
		return entry && name !== "" ? [[entry, name] as const] : [];
	});
}

function listsOf(target: TargetShop, matches: Matches, report: ExportReport): Lists {
	const { language, categories, manufacturers, attributes, brands } = target;
	const categoryNames = learnedNames(categories, categoryPairs(matches, target), language);
	return {
		categoryNames,
		categories: growingList(
			categories.map((entry) => withName(entry, language, "display_name", categoryNames.get(entry))),
			(id, display_name) => ({ id, slug: id, translations: [{ language, display_name }] }),
			"category",
		),
		manufacturers: growingList(
			[...manufacturers, ...brands],
			(id, display_name) => ({ id, slug: id, display_name }),
			"brand",
		),
		attributes: attributeLists({ language, attributes, matches, overwrite: target.overwrite }, report),
	};
}

/**
 * Returns a function that returns the slug of each product: that of the product of the shop, else a unique one. A second
 * product with the same slug gets a number and is reported.
 */
function slugGiver(
	{ existing }: TargetShop,
	matches: Matches,
	report: ExportReport,
): (product: ExportedProduct) => string {
	const usedSlugs = new Set(existing.flatMap((product) => [product.file, ...slugsOf(product)]));
	return (product) => {
		const { name } = product;
		const match = matches.get(product);
		if (match) return match.file;
		const baseSlug = slugOfProduct(product);
		let slug = baseSlug;
		for (let number = 2; usedSlugs.has(slug); number++) slug = `${baseSlug}-${number}`;
		usedSlugs.add(slug);
		if (slug !== baseSlug)
			report.add("hint", name.line, name.column, "import.slug", { found: baseSlug, used: slug });
		return slug;
	};
}

/** The categories of a product: that of its document, and that on its page after the import. */
interface PlacedCategory {
	readonly category: WrittenEntry;
	readonly shown: WrittenEntry;
	/** The names of further categories. */
	readonly others: readonly string[];
}

/** Returns the category of a product; further ones become tags. A product of the shop stays in its category without `overwrite`. */
function categoryOf(
	product: ExportedProduct,
	existing: WrittenProduct | null,
	{ categories: list }: Lists,
	{ categories, language, otherCategory, overwrite }: TargetShop,
	report: ExportReport,
): PlacedCategory {
	const [name = "", ...others] = product.categories.map(plainTextOf);
	const line = product.lines[0] ?? 1;
	const own = idIn(categories, existing?.category) ?? null;
	if (name === "" && own === null) report.add("hint", line, null, "import.category", { used: otherCategory });
	else if (others.length > 0)
		report.add("hint", line, null, "import.categories", { found: others.join(", "), used: name });
	const isOwn = own !== null && (name === "" || nameIn(own, language)?.toLowerCase() === name.toLowerCase());
	const category = isOwn ? own : list.take(name || otherCategory, existing === null || overwrite);
	return { category, shown: overwrite ? category : (own ?? category), others };
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

/** The export, the shop, and what is gathered while products become documents. */
interface Conversion {
	readonly shop: ExportedShop;
	readonly target: TargetShop;
	readonly lists: Lists;
	readonly matches: Matches;
	readonly report: ExportReport;
	readonly slugFor: (product: ExportedProduct) => string;
	readonly redirectsTo: ReturnType<typeof redirectsIn>;
	readonly googleCategories: Map<string | number, string>;
	/** The alternative texts of images, by their files. */
	readonly alternatives: Map<string, string>;
	/** The categories on products' pages, by their names in the export in small letters. */
	readonly shownCategories: Map<string, WrittenEntry>;
	readonly addresses: FormerAddress[];
}

function placedDocument(product: ExportedProduct, conversion: Conversion): PlacedDocument {
	const { shop, target, lists, matches, report, addresses, alternatives } = conversion;
	const slug = conversion.slugFor(product);
	const line = product.lines[0] ?? 1;
	const name = plainTextOf(product.name.text) || slug;
	const existing = matches.get(product) ?? null;
	const { category, shown, others } = categoryOf(product, existing, lists, target, report);
	if (existing === null && shop.isWithoutPrices) report.add("hint", line, "price", "import.priceEmpty", {});
	if (product.googleCategory !== "" && !conversion.googleCategories.has(category.id))
		conversion.googleCategories.set(category.id, product.googleCategory);
	for (const written of product.categories.slice(0, 1))
		conversion.shownCategories.set(written.toLowerCase(), shown);
	for (const { text, alt } of product.images) {
		const file = target.imageName(text);
		if (file !== null && !alternatives.has(file)) alternatives.set(file, plainTextOf(alt) || name);
	}
	const pathIn = (one: Language, root: string) => {
		const ownSlug = writtenSlugIn({ ...existing, id: slug }, one);
		return productPath({ slug: ownSlug, category: { slug: writtenSlugIn(shown, one) } }, root);
	};
	// A product that is not published has no page as target.
	if (product.status === "published") addresses.push(...conversion.redirectsTo(product.formerPaths, pathIn));
	const isAdded = existing === null || target.overwrite;
	const document = productDocument(
		product,
		{
			slug,
			name,
			language: target.language,
			category: category.id,
			manufacturer: product.brand === "" ? null : lists.manufacturers.take(product.brand, isAdded).id,
			tags: distinct([...product.tags, ...others].map((tag) => plainTextOf(tag).replaceAll(",", " "))),
			images: [...new Set(product.images.flatMap(({ text }) => target.imageName(text) ?? []))],
			attributes: lists.attributes.attributesOf(product, existing),
		},
		report,
	);
	return { slug, line, document };
}

/** Converts an export to documents of a shop's content. */
export function shopDocuments(shop: ExportedShop, target: TargetShop, report: ExportReport): ShopDocuments {
	const { language } = target;
	const matches = matchedProducts(shop.products, target.existing);
	const lists = listsOf(target, matches, report);
	const conversion: Conversion = {
		...{ shop, target, lists, matches, report },
		slugFor: slugGiver(target, matches, report),
		redirectsTo: redirectsIn(shop, target),
		googleCategories: new Map(),
		alternatives: new Map(),
		shownCategories: new Map(),
		addresses: [],
	};
	const { redirectsTo, addresses } = conversion;
	const products = shop.products.map((product) => placedDocument(product, conversion));
	for (const { name, formerPaths } of shop.categories) {
		// All products of a category may be in another one, and its name is a tag of theirs.
		const category = conversion.shownCategories.get(name.toLowerCase()) ?? lists.categories.find(name);
		addresses.push(
			...redirectsTo(formerPaths, (one, root) =>
				category === null ? root : categoryPath(writtenSlugIn(category, one), root),
			),
		);
	}
	const { lists: listPaths = [], patterns = [] } = shop.formerAddresses ?? {};
	addresses.push(...redirectsTo(listPaths, (_, root) => root), ...patterns);
	const named = [...lists.categoryNames].map(([{ id }, name]) =>
		withName({ id }, language, "display_name", name),
	);
	return {
		products,
		categories: [...named, ...withGoogleCategories(lists.categories.added, conversion.googleCategories)],
		manufacturers: lists.manufacturers.added,
		attributes: lists.attributes.added(),
		images: [...conversion.alternatives].map(([name, alt]) => ({ name, translations: [{ language, alt }] })),
		redirects: redirectsOf(addresses),
	};
}
