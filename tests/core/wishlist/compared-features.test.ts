import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import { comparedFeatures } from "#core/wishlist/compared-features.ts";
import { wishedProduct } from "#core/wishlist/wished-product.ts";
import { plainProduct, ringProduct } from "#stories/shop/product-models.ts";
import { runs } from "#tests/core/runs.ts";

const item = { product: "1", variant: null, price: null };
const attribute = (name: string, ...display_values: readonly string[]): ProductAttribute => ({
	attribute_group: { id: name, display_name: name },
	display_values,
});
const wishedWith = (...attributes: readonly ProductAttribute[]) =>
	wishedProduct(item, plainProduct({ attributes, product_variants: [] }), "EUR");
const rowsOf = (...products: Parameters<typeof comparedFeatures>[0]) =>
	comparedFeatures(products).map(({ name, values, differs }) => [
		name.type === "text" ? name.text : name.labelKey,
		values.map((one) => one.join(", ")),
		differs,
	]);

describe("the features of compared products", () => {
	it("B-USE-14 are those of the watches' content, with their differences", () => {
		const firn = wishedWith(attribute("Gehäuse", "Stahl"), attribute("Werk", "Automatik"));
		const grat = wishedWith(attribute("Gehäuse", "Stahl"), attribute("Wasserdichtheit", "10 bar"));
		expect(rowsOf(firn, grat)).toEqual([
			["Gehäuse", ["Stahl", "Stahl"], false],
			["Werk", ["Automatik", ""], true],
			["Wasserdichtheit", ["", "10 bar"], true],
		]);
	});

	it("B-USE-14 are those of rings with their sizes, or the chosen one", () => {
		const ring = { ...ringProduct(), attributes: [attribute("Legierung", "750 Gelbgold")] };
		const [size] = ring.product_variants;
		const chosen = wishedProduct({ ...item, variant: String(size?.id) }, ring, "EUR");
		const rows = comparedFeatures([wishedProduct(item, ring, "EUR"), chosen]);
		expect(rows).toHaveLength(2);
		expect(rows[0]).toMatchObject({ values: [["750 Gelbgold"], ["750 Gelbgold"]], differs: false });
		expect(rows[1]?.values[0]?.length).toBeGreaterThan(1);
		expect(rows[1]).toMatchObject({ differs: true });
		expect(rows[1]?.values[1]).toEqual([size?.display_name]);
	});

	it("B-USE-14 are one row if a choice is named like an attribute, with all options", () => {
		const chosen = {
			...ringProduct(),
			variant_display_name: "Legierung",
			attributes: [attribute("Legierung", "Gold")],
		};
		const rows = rowsOf(wishedProduct(item, chosen, "EUR"), wishedWith(attribute("Legierung", "Silber")));
		expect(rows).toEqual([["Legierung", ["52, 54, 56", "Silber"], true]]);
	});

	it("B-USE-14 lose no value and put none into another product's column", () => {
		const anyAttribute = fc
			.tuple(fc.constantFrom("a", "b", "c", "constructor"), fc.array(fc.string(), { maxLength: 2 }))
			.map(([name, values]) => attribute(name, ...values));
		const anyProduct = fc.uniqueArray(anyAttribute, {
			selector: ({ attribute_group }) => attribute_group.id,
		});
		fc.assert(
			fc.property(fc.array(anyProduct, { minLength: 1, maxLength: 4 }), (products) => {
				const rows = comparedFeatures(products.map((attributes) => wishedWith(...attributes)));
				expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
				for (const { values } of rows) expect(values.some((one) => one.length > 0)).toBe(true);
				for (const [place, attributes] of products.entries()) {
					const said = attributes.filter(({ display_values }) => display_values.length > 0);
					const found = rows.filter(({ values }) => (values[place] ?? []).length > 0);
					expect(new Map(found.map(({ id, values }) => [id, values[place]]))).toEqual(
						new Map(
							said.map(({ attribute_group, display_values }) => [
								`attribute ${attribute_group.id}`,
								display_values,
							]),
						),
					);
				}
			}),
			{ numRuns: runs(300) },
		);
	});

	it("are empty for products that the shop no longer has", () => {
		expect(comparedFeatures([wishedProduct(item, null, "EUR")])).toEqual([]);
	});
});
