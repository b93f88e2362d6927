import { describe, expect, it } from "vitest";
import { readDocuments, writeList } from "#tests/adapters/content-exports/read-documents.ts";

const columns = [
	"ID",
	"Type",
	"SKU",
	"Name",
	"Published",
	"Stock",
	"Regular price",
	"Parent",
	"Attribute 1 name",
	"Attribute 1 value(s)",
	"Attribute 2 name",
	"Attribute 2 value(s)",
];

/** Returns the variants of a ring whose variations are the rows; a row has type, number, name, … up to the last attribute. */
async function readRing(rows: readonly (readonly string[])[]) {
	const cells = rows.map((row, place) => [String(place + 1), ...row]);
	const list = [columns, ...cells].map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
	const { products, said, documents } = await readDocuments({ kind: "woocommerce", path: writeList(list) });
	const [product] = products.values();
	const variants = product?.product_variants as readonly Readonly<Record<string, unknown>>[];
	return { product, variants, said, documents, names: variants.map((variant) => variant.display_name) };
}

/** Returns the row of a product with its listed values of "Metal" and "Size". */
const ring = (metals: string, sizes: string) =>
	["variable", "R", "Ring", "1", "", "", "", "Metal", metals, "Size", sizes] as const;

/** Returns the row of a variation; an empty value is any. */
const variation = (metal: string, size: string, { number = "", stock = "", price = "900" } = {}) =>
	["variation", number, "Ring - x", "1", stock, price, "id:1", "Metal", metal, "Size", size] as const;

describe("a variation of WooCommerce without a value", () => {
	it("B-USE-07 becomes a variant of each value that the product lists", async () => {
		const { product, variants, names, said } = await readRing([
			ring("Gold 585, Gold 750", "52, 54"),
			variation("Gold 585", "", { number: "R-585" }),
			variation("Gold 750", "", { number: "R-750", price: "1200" }),
		]);
		expect(names).toEqual(["Gold 585, 52", "Gold 585, 54", "Gold 750, 52", "Gold 750, 54"]);
		expect(variants.map((variant) => variant.price_brutto ?? product?.price_brutto)).toEqual([
			"900",
			"900",
			"1200",
			"1200",
		]);
		expect(variants.map((variant) => variant.reference_number_suffix)).toEqual([
			"-585-52",
			"-585-54",
			"-750-52",
			"-750-54",
		]);
		expect(product?.translations).toMatchObject([{ variant_display_name: "Metal, Size" }]);
		expect(said.filter((text) => text.includes("import.any"))).toEqual([]);
	});

	it("B-USE-07 applies only to values without a variation of their own", async () => {
		const { product, variants } = await readRing([
			ring("Gold, Platinum", "52, 54"),
			variation("", "", { price: "900" }),
			variation("Platinum", "", { price: "1500" }),
			variation("Platinum", "54", { price: "1600" }),
		]);
		const prices = new Map(
			variants.map((variant) => [variant.display_name, variant.price_brutto ?? product?.price_brutto]),
		);
		expect(Object.fromEntries(prices)).toEqual({
			"Gold, 52": "900",
			"Gold, 54": "900",
			"Platinum, 52": "1500",
			"Platinum, 54": "1600",
		});
		expect(variants).toHaveLength(4);
	});

	it("B-USE-07 B-REL-10 has its stock at each variant, which is said", async () => {
		const { variants, said } = await readRing([
			ring("Gold", "52, 54, 56"),
			variation("Gold", "", { stock: "3" }),
		]);
		expect(variants.map(({ stock }) => stock)).toEqual([3, 3, 3]);
		expect(said).toContain("3 Stock import.anyStock 3");
	});

	it("B-USE-07 is not expanded if that gave too many variants", async () => {
		const numbers = Array.from({ length: 30 }, (_, place) => `${place + 40}`).join(", ");
		const { names, said } = await readRing([ring(numbers, numbers), variation("", ""), variation("40", "")]);
		expect(names).toHaveLength(31);
		expect(names.slice(0, 3)).toEqual(["x", "40, 40", "40, 41"]);
		expect(said).toContain("3 import.anyValue 900");
	});
});

describe("a variation of a value that its product does not list", () => {
	it("B-USE-07 is left out and named, because customers could not choose it", async () => {
		const { names, said } = await readRing([
			ring("White Gold, Yellow Gold", "52"),
			variation("14k-white-gold", "52"),
			variation("white-gold", "52"),
			variation("Yellow Gold", "52"),
		]);
		expect(names).toEqual(["White Gold, 52", "Yellow Gold, 52"]);
		expect(said).toContain("3 import.unlistedValue 14k-white-gold");
	});

	it("B-USE-07 stays if no variation has a listed value", async () => {
		const { names } = await readRing([ring("W, Y", "52"), variation("Weiß", "52"), variation("Gelb", "52")]);
		expect(names).toEqual(["Weiß, 52", "Gelb, 52"]);
	});
});

describe("the address of a product of WooCommerce", () => {
	it("B-USE-07 has the words of its name without their HTML", async () => {
		const list = `ID,Type,SKU,Name,Regular price\n1,simple,A,"Ring <em>Süße</em> &amp; Glück",10\n`;
		const { products, documents } = await readDocuments({ kind: "woocommerce", path: writeList(list) });
		expect([...products.keys()]).toEqual(["ring-suesse-glueck"]);
		expect(documents.redirects.map(({ from }) => from)).toContain("/product/ring-suesse-glueck");
	});
});
