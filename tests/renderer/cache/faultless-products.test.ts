import { expect, it } from "vitest";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { publishingErrors } from "#core/check/check-site.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { faultlessBefore } from "#renderer/cache/faultless-products.ts";
import { openKeptValues } from "#renderer/cache/kept-values.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({ orderService: { url: "https://orders.example" } });
const { shop: demoShop } = context.site;
if (!demoShop || !context.config.ecommerce) throw new Error("The demo has no shop");
const clean = await createCheckInput({ ...context, content: demo.content }, "legal pages");
const day = "2026-07-01";

/** A shop whose products were read before, but for those of these slugs. */
function shopWith(products: readonly ProductContent[], ...unread: readonly string[]) {
	const knownDigest = ({ slug }: ProductContent) => (unread.includes(slug) ? undefined : `digest of ${slug}`);
	return { ...demoShop, products, knownDigest } as NonNullable<typeof demoShop>;
}

/** How many products a build looked at, and the errors it found. */
function built(
	shop: ReturnType<typeof shopWith>,
	values: ReturnType<typeof openKeptValues>,
	changes: { readonly day?: string; readonly config?: Partial<typeof context.config> } = {},
) {
	let looked = 0;
	const products = shop.products.map(
		(product) =>
			new Proxy(product, {
				get(of, name) {
					if (name === "price_history") looked++;
					return Reflect.get(of, name);
				},
			}),
	);
	const seen = { ...shop, products };
	const faultless = faultlessBefore("program", values)(
		seen,
		{ ...context.config, ...changes.config },
		changes.day ?? day,
	);
	const errors: readonly ContentFinding[] = publishingErrors({
		...clean,
		today: changes.day ?? day,
		site: { ...clean.site, shop: seen },
		isFaultless: faultless.has,
	}).filter(({ key }) => key.startsWith("check.rule.price"));
	faultless.note(errors);
	return { looked, errors: errors.map(({ key }) => key) };
}

const products = demoShop.products.filter(({ price_brutto }) => price_brutto !== null).slice(0, 3);
const [first] = products;
if (!first) throw new Error("The demo has no priced products");
const ahead = {
	...first,
	slug: "ahead",
	price_brutto: decimalOf("100"),
	price_history: [
		{ date: "2026-01-01", price_brutto: decimalOf("9000") },
		{ date: "2026-08-01", price_brutto: decimalOf("100") },
	],
};

it("B-REL-07 products that were read before are not looked at again by the rules of single products", () => {
	const values = openKeptValues(null);
	expect(built(shopWith(products), values).looked).toBeGreaterThan(0);
	expect(built(shopWith(products), values)).toEqual({ looked: 0, errors: [] });
});

it("B-REL-07 B-REL-04 a product that was just read is looked at, whatever is known of others", () => {
	const values = openKeptValues(null);
	built(shopWith(products), values);
	expect(built(shopWith([...products, ahead], "ahead"), values).errors).toEqual([
		"check.rule.price-asked-later",
	]);
});

it.each([
	["on another day", { day: "2026-07-02" }],
	["for another domain", { config: { domain: "other.example" } }],
	["where another country is assumed", { config: { country: "CH" as const } }],
])("B-REL-07 B-REL-04 all products are looked at again %s", (_case, changes) => {
	const values = openKeptValues(null);
	built(shopWith(products), values);
	expect(built(shopWith(products), values, changes).looked).toBeGreaterThan(0);
});

it("B-REL-07 B-REL-04 nothing is noted of a shop in which an error was found, so that it is found again", () => {
	const values = openKeptValues(null);
	const expected = ["check.rule.price-asked-later"];
	expect(built(shopWith([...products, ahead]), values).errors).toEqual(expected);
	expect(built(shopWith([...products, ahead]), values).errors).toEqual(expected);
});
