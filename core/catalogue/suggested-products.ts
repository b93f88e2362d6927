import { priceRange } from "#core/catalogue/price-range.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery, type PriceBounds } from "#core/catalogue/query.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { parseDecimal } from "#core/shared/decimal-text.ts";

/** The product whose page suggests others. */
export type SuggestingProduct = Pick<
	Product,
	"id" | "category" | "manufacturer" | "attributes" | "price_brutto" | "product_variants"
>;

/** How far the price of a suggestion of another category may be from the product's. */
const nearPrices = { from: 0.5, to: 1.5 };

/**
 * What a product's page asks of the catalogue for its suggestions, the nearest first: its category, then its brand and what it
 * is made of, where the price is half to one and a half of its own (B-USE-13). `material` is the attribute group by which
 * lists are filtered first, e.g. the alloy; null for none. Nothing else is suggested: no bicycle with an engagement ring.
 */
export function suggestionQueries(
	{ category, manufacturer, attributes, ...priced }: SuggestingProduct,
	material: ContentId | null,
): readonly CatalogueQuery[] {
	const price = pricesNear(priced);
	const own = attributes.find(
		({ attribute_group }) => material !== null && sameId(attribute_group.id, material),
	);
	// Services put lists in this order by themselves.
	const all: CatalogueQuery = { ...emptyQuery, sort: ["-date_created"] };
	return [
		...(price && category ? [{ ...all, category: category.slug, price }] : []),
		...(category ? [{ ...all, category: category.slug }] : []),
		...(price && manufacturer ? [{ ...all, manufacturers: [manufacturer.slug], price }] : []),
		...(price && own ? [{ ...all, attributes: { [String(material)]: own.display_values }, price }] : []),
	];
}

function pricesNear(
	product: Pick<SuggestingProduct, "price_brutto" | "product_variants">,
): PriceBounds | null {
	const range = priceRange(product);
	if (!range) return null;
	const { lowest, highest } = range;
	return {
		min: parseDecimal(Math.floor(Number(lowest) * nearPrices.from)),
		max: parseDecimal(Math.ceil(Number(highest) * nearPrices.to)),
	};
}

/**
 * The products that a product's page suggests of those found by each query, in the queries' order; of one query what is at
 * hand first, then what costs nearest to the product. Each once, never itself, and the same at each load.
 */
export function suggestedProducts<Item extends ProductListItem>(
	found: readonly (readonly Item[])[],
	product: SuggestingProduct,
): readonly Item[] {
	const price = lowestPrice(product);
	const distance = (item: Item) => {
		const other = lowestPrice(item);
		return price === null || other === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(other / price));
	};
	const rank = (item: Item) => (isAtHand(item) ? 0 : 1);
	const ranked = found.flatMap((items) =>
		items.toSorted((left, right) => rank(left) - rank(right) || nearer(distance(left), distance(right))),
	);
	const once = new Map<string, Item>();
	for (const item of ranked) if (!once.has(String(item.id))) once.set(String(item.id), item);
	once.delete(String(product.id));
	return [...once.values()];
}

function nearer(left: number, right: number): number {
	return left === right ? 0 : left - right;
}

function lowestPrice(product: Pick<ProductListItem, "price_brutto" | "product_variants">): number | null {
	const range = priceRange(product);
	return range && Math.max(Number(range.lowest), 1);
}

/** A stock that is not counted counts as there (law-and-gaps 5, "Reorder rule"). */
function isAtHand({ stock }: ProductListItem): boolean {
	return stock === null || stock > 0;
}
