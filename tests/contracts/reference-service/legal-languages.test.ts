import { expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { guaranteeTerms } from "#contracts/reference-service/orders/order-texts.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { readDemoSite, withShop } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const slug = "alpenhorn-nachtgrat";

it("B-LAW-21 B-LAW-18 a mail has the terms of a guarantee in another language, with its name and markup, if its own is missing", async () => {
	const { context } = demo.plan(
		{},
		withShop((shop) => ({
			...shop,
			products: shop.products.map((own) => ({
				...own,
				translations: own.translations.map((said) =>
					own.slug === slug && said.language === "fr" ? { ...said, guarantee_terms: null } : said,
				),
			})),
		})),
	);
	const read = await mailingCatalogue(context, demo.content);
	const catalogue = decodeCatalogue(JSON.parse(JSON.stringify(read)));
	const product = [...catalogue.products.values()].find((own) => own.slug === slug);
	const blocksIn = (language: "fr" | "en") =>
		guaranteeTerms({ products: product ? [{ product }] : [] }, catalogue, language);
	expect(blocksIn("fr")).toEqual([
		expect.objectContaining({ type: "heading" }),
		{ type: "paragraph", text: expect.stringMatching(/langue.*allemand/) },
		expect.objectContaining({ type: "markdown", language: "de" }),
	]);
	expect(blocksIn("en")).toEqual([
		expect.objectContaining({ type: "heading" }),
		expect.objectContaining({ type: "markdown", language: "en" }),
	]);
});
