import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The read key of all products. */
export const allProducts = "*";

/** A filter of products by category or manufacturer, each by id or slug; all products if neither is given. */
export interface MatchingProducts {
	readonly category?: string | null;
	readonly manufacturer?: string | null;
}

const fields = ["category", "manufacturer"] as const;

/**
 * Returns the read key of products that match, e.g. "category=watches"; {@link allProducts} for all. If both fields are
 * given, the key contains only the category.
 */
export function matchingReadKey(matching: MatchingProducts): string {
	const field = fields.find((name) => typeof matching[name] === "string");
	return field ? `${field}=${matching[field]}` : allProducts;
}

/** Parses a key of {@link matchingReadKey}; returns null for all products and for other keys. */
export function parseMatchingReadKey(readKey: string): MatchingProducts | null {
	const [name, ...value] = readKey.split("=");
	const field = fields.find((candidate) => candidate === name);
	return field && value.length > 0 ? { [field]: value.join("=") } : null;
}

/** Returns a look-up of the digests of all products with the same category or manufacturer, by its id or slug. */
function digestsBy(
	field: (typeof fields)[number],
	entities: readonly { readonly id: ContentId; readonly slug: string }[],
	products: readonly ProductContent[],
	digestOf: (product: ProductContent) => string,
) {
	const byId = new Map<string, string[]>();
	for (const product of products) {
		const id = String(product[field]);
		const digests = byId.get(id) ?? [];
		byId.set(id, digests);
		digests.push(digestOf(product));
	}
	return (name: string) =>
		entities
			.filter(({ id, slug }) => String(id) === name || slug === name)
			.map(({ id }) => byId.get(String(id))?.join() ?? "")
			.join(" ");
}

/** Returns a function that joins the digests of all products that match. */
export function createMatchingDigests(
	{ categories, manufacturers, products }: Pick<ShopContent, "categories" | "manufacturers" | "products">,
	digestOf: (product: ProductContent) => string,
): (matching: MatchingProducts) => string {
	const entities = { category: categories, manufacturer: manufacturers };
	const lookups = new Map<(typeof fields)[number], ReturnType<typeof digestsBy>>();
	return (matching) => {
		const field = fields.find((name) => typeof matching[name] === "string");
		if (!field) return products.map(digestOf).join();
		const lookup = lookups.get(field) ?? digestsBy(field, entities[field], products, digestOf);
		lookups.set(field, lookup);
		return lookup(String(matching[field]));
	};
}
