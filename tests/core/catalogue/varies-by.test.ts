import { describe, expect, it } from "vitest";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { variesBy } from "#core/catalogue/varies-by.ts";
import { absentValues } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";

type Variants = ProductContent["product_variants"];

function variantsNamed(names: readonly string[]): Variants {
	return names.map((display_name) => ({ display_name, active: true }) as Variants[number]);
}

const bare = absentValues(productShape) as unknown as ProductContent;

describe("the property in which variants differ", () => {
	it.each([
		[["48", "50"], "size"],
		[["17,5", "18.5"], "size"],
		[["42 cm", "45cm"], "size"],
		[["39 mm", "41 mm"], "size"],
		[["585 Gelbgold", "750 Weißgold"], null],
		[["0,5 ct", "1 ct"], null],
		[["50", "Sondergröße"], null],
		[[], null],
	])("B-SEO-05 of %j is %s", (names, property) => {
		expect(variesBy({ ...bare, product_variants: variantsNamed(names) })).toBe(property);
	});

	it("B-SEO-05 is the content's own value", () => {
		const product_variants = variantsNamed(["48", "50"]);
		expect(variesBy({ ...bare, product_variants, variants_differ_in: "material" })).toBe("material");
	});
});
