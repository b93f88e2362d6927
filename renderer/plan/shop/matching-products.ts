import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Stands for all products among what was looked at. */
export const allProducts = "*";

/** Those products that a query's category or manufacturer leaves, each by id or slug; all where neither is named. */
export interface MatchingProducts {
	readonly category?: string | null;
	readonly manufacturer?: string | null;
}

const fields = ["category", "manufacturer"] as const;

/** Products that match as one text: "category=watches"; {@link allProducts} for all. The category counts alone. */
export function readOf(matching: MatchingProducts): string {
	const field = fields.find((name) => typeof matching[name] === "string");
	return field ? `${field}=${matching[field]}` : allProducts;
}

/** What {@link readOf} made of one; null for all products, and for a slug. */
export function matchingOf(read: string): MatchingProducts | null {
	const [name, ...value] = read.split("=");
	const field = fields.find((candidate) => candidate === name);
	return field && value.length > 0 ? { [field]: value.join("=") } : null;
}

/** Digests of the products with an entity in a field, by the entity's id and by its slug. */
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

/** Returns what products match as the digests of their contents, in one text. */
export function createMatchingDigests(
	{ categories, manufacturers, products }: Pick<ShopContent, "categories" | "manufacturers" | "products">,
	digestOf: (product: ProductContent) => string,
): (matching: MatchingProducts) => string {
	const entities = { category: categories, manufacturer: manufacturers };
	const made = new Map<(typeof fields)[number], ReturnType<typeof digestsBy>>();
	return (matching) => {
		const field = fields.find((name) => typeof matching[name] === "string");
		if (!field) return products.map(digestOf).join();
		const find = made.get(field) ?? digestsBy(field, entities[field], products, digestOf);
		made.set(field, find);
		return find(String(matching[field]));
	};
}
