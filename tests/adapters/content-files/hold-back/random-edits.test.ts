import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Files } from "#tests/adapters/content-files/content-folder.ts";
import {
	createItemService,
	page,
	serviceFiles,
} from "#tests/adapters/content-files/hold-back/item-service.ts";

const names = ["anna", "bert", "cora", "dora", "emil", "fred"] as const;
type Name = (typeof names)[number];

/** An edit of an item: a correct one with a number that its document then contains, or a slip. */
type Edit =
	| { readonly kind: "correct"; readonly name: Name; readonly number: number }
	| { readonly kind: "slip"; readonly name: Name; readonly slip: number }
	| { readonly kind: "remove"; readonly name: Name };

type Product = Readonly<Record<string, unknown>>;

/** Slips that editors make; each makes a product unusable for itself or together with the others. */
const slips: readonly ((product: Product, other: string) => Product)[] = [
	(product) => ({ ...product, price_brutto: "1.290,00" }),
	({ category: _, ...product }) => product,
	(product, other) => ({ ...product, slug: other }),
	(product, other) => ({ ...product, id: other }),
	(product) => ({ ...product, translations: [] }),
	(product) => ({ ...product, personalization: "unknown" }),
	(product) => ({ ...product, gtin: "123" }),
	(product) => ({ ...product, colour: "blue" }),
];

function product(name: Name, number: number): Product {
	return {
		category: number % 2 === 0 ? "rings" : "watches",
		manufacturer: "alpenhorn",
		translations: [{ language: "de", display_name: `${name} ${number}` }],
		price_brutto: String(number),
	};
}

function filesOf(products: ReadonlyMap<Name, Product>): Files {
	return {
		...serviceFiles(),
		"pages/service.json": page("service", "/service"),
		"shop/categories.json": ["rings", "watches"].map((id) => ({
			id,
			slug: id,
			translations: [{ language: "de", display_name: id }],
		})),
		"shop/settings.json": {},
		"shop/attributes.json": undefined,
		...Object.fromEntries([...products].map(([name, value]) => [fileOf(name), value])),
	};
}

const fileOf = (name: Name) => `shop/products/${name}.json`;
const ring = serviceFiles()["shop/products/ring.json"] as Product;

const edits = fc.array(
	fc.oneof(
		fc.record({
			kind: fc.constant("correct" as const),
			name: fc.constantFrom(...names),
			number: fc.nat(999),
		}),
		fc.record({
			kind: fc.constant("slip" as const),
			name: fc.constantFrom(...names),
			slip: fc.nat(slips.length - 1),
		}),
		fc.record({ kind: fc.constant("remove" as const), name: fc.constantFrom(...names) }),
	),
	{ minLength: 1, maxLength: 6 },
);

/** The products as editors left them, and those that are correct. */
interface Model {
	readonly products: Map<Name, Product>;
	readonly correct: Map<Name, Product>;
	/** The state that the website has of each product. */
	readonly published: Map<Name, Product>;
}

function apply(edit: Edit, { products, correct }: Model): void {
	const { name } = edit;
	if (edit.kind === "remove") {
		products.delete(name);
		correct.delete(name);
	} else if (edit.kind === "correct") {
		products.set(name, product(name, edit.number));
		correct.set(name, product(name, edit.number));
	} else {
		const before = products.get(name) ?? product(name, 1);
		products.set(name, slips[edit.slip]?.(before, "ring") ?? before);
		correct.delete(name);
	}
}

/** Updates what the website has to show after a build. */
function publish({ products, correct, published }: Model): void {
	for (const name of names)
		if (!products.has(name)) published.delete(name);
		else if (correct.has(name)) published.set(name, correct.get(name) ?? {});
}

describe("builds after random edits with slips", () => {
	it("B-REL-01 always publish every correct item, and of the others the last correct state", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(edits, { minLength: 2, maxLength: 4 }), async (rounds) => {
				const service = createItemService();
				const model: Model = { products: new Map(), correct: new Map(), published: new Map() };
				try {
					for (const round of [[], ...rounds]) {
						for (const edit of round) apply(edit, model);
						publish(model);
						const files = filesOf(model.products);
						const given = {
							...files,
							"shop/products/ring.json": { ...ring, attributes: [], subcategories: [] },
						};
						const { loaded, documents, held } = await service.publish(
							Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
						);
						expect(loaded.ok ? [] : loaded.error).toEqual([]);
						const shown = [...documents].filter(([file]) => names.some((name) => file === fileOf(name)));
						const expected = [...model.published].map(([name, value]) => [
							fileOf(name),
							JSON.stringify(value),
						]);
						expect(new Map(shown)).toEqual(new Map(expected as [string, string][]));
						expect(documents.has("shop/products/ring.json")).toBe(true);
						expect(held).toHaveLength(model.products.size - model.correct.size);
					}
				} finally {
					service.remove();
				}
			}),
			{ numRuns: 15 },
		);
	});
});
