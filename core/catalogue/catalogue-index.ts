import { availabilityRank } from "#core/catalogue/availability.ts";
import { compareNames, nameSortKey } from "#core/catalogue/compare-names.ts";
import { type EncodedColumn, type EncodedOption, encodeColumn } from "#core/catalogue/encoded-column.ts";
import { codePrices, type PriceColumn } from "#core/catalogue/price-column.ts";
import { type CatalogueProduct, type IndexedProduct, isListed } from "#core/catalogue/product.ts";
import { type RankedColumn, rankColumn } from "#core/catalogue/ranked-column.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { conditionOf } from "#core/content-values/goods-condition.ts";
import type { SortField, SortTerm } from "#core/content-values/sort-term.ts";

/**
 * All data of a shop's listed products that a query reads, encoded as small numbers so that a query over 10,000
 * products takes less than a frame. Plain, immutable data that refers to products by position: it can be shared,
 * and stored apart from the products.
 */
export interface CatalogueColumns {
	/** The number of listed products. */
	readonly size: number;
	readonly category: EncodedColumn;
	readonly manufacturer: EncodedColumn;
	readonly subcategory: EncodedColumn;
	readonly tag: EncodedColumn;
	readonly condition: EncodedColumn;
	/** An option's group is the id of its attribute group. */
	readonly attribute: EncodedColumn;
	/** The labels of attribute groups by id, in the order in which the catalogue first names them. */
	readonly attributeLabels: ReadonlyMap<string, string>;
	readonly price: PriceColumn;
	readonly orders: Readonly<Record<SortField, RankedColumn>>;
	readonly defaultSort: readonly SortTerm[];
}

/** A shop's listed products with their columns, created once per catalogue. */
export interface CatalogueIndex<Item extends IndexedProduct = CatalogueProduct> extends CatalogueColumns {
	/** The listed products in catalogue order. */
	readonly items: readonly Item[];
}

/** The shop whose products are listed, and their default order. */
export interface CatalogueIndexOptions {
	/** The domain of the shop. */
	readonly project: string;
	/** The settings' default_sort (R-SET-04); catalogue order if absent or empty. */
	readonly defaultSort?: readonly SortTerm[];
	/** The `sort` of each category by its id as text; categories without an entry come last. */
	readonly categorySorts?: ReadonlyMap<string, number>;
	/** The columns of the same products in another language, to share prices and dates. */
	readonly inOtherLanguage?: CatalogueColumns | undefined;
}

/**
 * Creates the index for {@link queryCatalogue}; products of other shops and unpublished ones are left out
 * (R-CAT-01).
 */
export function createCatalogueIndex<Item extends IndexedProduct>(
	products: readonly Item[],
	options: CatalogueIndexOptions,
): CatalogueIndex<Item> {
	const items = products.filter((product) => isListed(product, options.project));
	const { price, orders } = options.inOtherLanguage ?? columnsOfAllLanguages(items, options);
	return {
		items,
		size: items.length,
		category: encodeColumn(items, ({ category }) => referenceOptions(category)),
		manufacturer: encodeColumn(items, ({ manufacturer }) => referenceOptions(manufacturer)),
		subcategory: encodeColumn(items, ({ subcategories }) =>
			subcategories.map(({ subcategory_id }) => plainOption(String(subcategory_id))),
		),
		tag: encodeColumn(items, ({ tags }) => tags.map((tag) => plainOption(tag))),
		condition: encodeColumn(items, (item) => [plainOption(conditionOf(item))]),
		attribute: encodeColumn(items, attributeOptions),
		attributeLabels: attributeLabels(items),
		price,
		orders: {
			price_brutto: orders.price_brutto,
			display_name: rankColumn(
				items.map(({ display_name }) => display_name),
				nameSortKey,
				compareNames,
			),
			date_created: orders.date_created,
			category: orders.category,
			available: orders.available,
		},
		defaultSort: options.defaultSort ?? [],
	};
}

const rankNumbers = (numbers: readonly (number | null)[]): RankedColumn =>
	rankColumn(
		numbers,
		(value) => value,
		(left, right) => left - right,
	);

/** Returns the language-independent columns: prices, dates, category positions and availability. */
function columnsOfAllLanguages(
	items: readonly IndexedProduct[],
	{ categorySorts = new Map() }: CatalogueIndexOptions,
): {
	readonly price: PriceColumn;
	readonly orders: Omit<CatalogueColumns["orders"], "display_name">;
} {
	const price = codePrices(items);
	const date_created = rankNumbers(items.map(creationTime));
	const category = rankNumbers(items.map((item) => categorySorts.get(String(item.category?.id)) ?? null));
	const available = rankNumbers(items.map(availabilityRank));
	return { price, orders: { price_brutto: price.lowest, date_created, category, available } };
}

function referenceOptions(reference: NamedReference | null): readonly EncodedOption[] {
	if (reference === null) return [];
	const { id, slug, display_name } = reference;
	return [{ id: String(id), slug, label: display_name, group: "" }];
}

function plainOption(id: string, group = ""): EncodedOption {
	return { id, slug: null, label: id, group };
}

function attributeOptions({ attributes }: IndexedProduct): readonly EncodedOption[] {
	return attributes.flatMap(({ attribute_group, display_values }) =>
		display_values.map((value) => plainOption(value, String(attribute_group.id))),
	);
}

function attributeLabels(items: readonly IndexedProduct[]): ReadonlyMap<string, string> {
	const labels = new Map<string, string>();
	for (const { attributes } of items) {
		for (const { attribute_group } of attributes) {
			const id = String(attribute_group.id);
			if (!labels.has(id)) labels.set(id, attribute_group.display_name);
		}
	}
	return labels;
}

function creationTime({ date_created }: IndexedProduct): number | null {
	const time = date_created === null ? Number.NaN : Date.parse(date_created);
	return Number.isNaN(time) ? null : time;
}
