import { describe, expect, it } from "vitest";
import type { Product } from "#core/catalogue/product.ts";
import type { Currency } from "#core/money/currency.ts";
import { wishedPrice } from "#core/wishlist/wished-price.ts";
import { wishedProduct, wishedQuantities } from "#core/wishlist/wished-product.ts";
import type { WishedItem } from "#core/wishlist/wishlist.ts";
import { plainProduct, price, ringProduct } from "#stories/shop/product-models.ts";

const item = { product: "1", variant: null, price: null };
const wished = (one: WishedItem, product: Product | null) => wishedProduct(one, product, "EUR");
const ring = ringProduct();
const [size] = ring.product_variants;
const sized = { ...item, variant: String(size?.id) };

describe("a product of the wishlist", () => {
	it("B-USE-14 is gone if the shop no longer has it, or not in the variant", () => {
		const gone = { note: { type: "gone" }, ready: null, range: null };
		expect(wished(item, null)).toMatchObject(gone);
		expect(wished({ ...item, variant: "none" }, ring)).toMatchObject({ ...gone, product: ring });
		const variants = ring.product_variants.map((variant) => ({ ...variant, active: false }));
		expect(wished(sized, { ...ring, product_variants: variants })).toMatchObject(gone);
	});

	it.each([
		["none is in stock", { stock: 0, reorder_possible: false }, true],
		["more can be ordered", { stock: 0, reorder_possible: true }, false],
		["nobody counts", { stock: null, reorder_possible: false }, false],
		["it has no price", { stock: 0, reorder_possible: false, price_brutto: null }, false],
	])("B-USE-14 is sold out if %s", (_, changes, expected) => {
		const { note } = wished(item, plainProduct(changes));
		expect(note?.type === "soldOut").toBe(expected);
	});

	it("B-USE-14 B-LAW-17 compares prices of one currency only", () => {
		const product = plainProduct({ price_brutto: price("870") });
		const noteIn = (before: string, currency: Currency) =>
			wishedProduct({ ...item, price: before }, product, currency).note;
		expect(noteIn(wishedPrice(price("890"), "EUR"), "CHF")).toBeNull();
		const changed = { type: "price", now: "870", before: "890" };
		expect(noteIn(wishedPrice(price("890"), "CHF"), "CHF")).toEqual(changed);
		// Older copies do not contain it.
		expect(noteIn("890", "CHF")).toEqual(changed);
	});

	it("B-USE-14 shows the former and current price if it changed, in any notation", () => {
		const product = plainProduct({ price_brutto: price("120") });
		const noteOf = (before: string | null) => wished({ ...item, price: before }, product).note;
		expect(noteOf("96.50")).toEqual({ type: "price", now: "120", before: "96.5" });
		expect(noteOf("120.00")).toBeNull();
		expect(noteOf(null)).toBeNull();
		expect(noteOf("cheap")).toBeNull();
		const onRequest = wished({ ...item, price: "96" }, plainProduct({ price_brutto: null }));
		expect(onRequest).toMatchObject({ note: null, range: null, ready: null });
	});

	it("B-USE-14 can go into the cart if nothing has to be chosen first", () => {
		expect(wished(item, plainProduct()).ready).toMatchObject({ count: 1, variant: null });
		expect(wished(item, ring).ready).toBeNull();
		const free = { ...ring, personalization: null };
		expect(wished(sized, free).ready).toMatchObject({ count: 1, variant: { id: size?.id } });
		expect(wished(sized, free).range?.single).toBe(true);
		const [field] = ring.personalization?.fields ?? [];
		const asking = (required: boolean) => ({
			...free,
			personalization: { id: 1, display_name: "Gravur", fields: field ? [{ ...field, required }] : [] },
		});
		expect(wished(sized, asking(false)).ready).not.toBeNull();
		expect(wished(sized, asking(true)).ready).toBeNull();
	});

	it("B-LAW-16 B-USE-14 is priced with its contents, the variant's own if one was chosen", () => {
		const [litre, half] = [
			{ amount: price("1"), unit: "l" as const },
			{ amount: price("0.5"), unit: "l" as const },
		];
		const oil = plainProduct({ price_brutto: price("20"), quantity: litre });
		expect(wishedQuantities(wished(item, oil))).toEqual([{ price: "20", quantity: litre }]);
		const sizes = ring.product_variants.map((variant) => ({ ...variant, quantity: half }));
		const chosen = wished(sized, { ...ring, product_variants: sizes });
		expect(wishedQuantities(chosen)).toEqual([{ price: chosen.range?.lowest, quantity: half }]);
		expect(wishedQuantities(wished(item, null))).toEqual([]);
	});
});
