import { beforeEach, describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import { domain, readDemoSite } from "#tests/renderer/demo-shop.ts";
import { order, serviceOfFile } from "./test-service.ts";

/** The mails of the demo shop, which offers collection in a branch. */
const demo = await readDemoSite();
const catalogue = await mailingCatalogue(demo.plan().context, demo.content);
if (!catalogue) throw new Error("The demo has no shop.");
const { requiredTexts } = catalogue;
const { post, rows, reset } = serviceOfFile({ catalogue: JSON.parse(JSON.stringify(catalogue)) });

beforeEach(reset);

const slow = catalogue.products.find(
	({ personalization, product_variants, price_brutto, stock, shipping_time }) =>
		personalization === null &&
		product_variants.length === 0 &&
		price_brutto !== null &&
		stock !== 0 &&
		(shipping_time ?? 0) > 1,
);
if (!slow) throw new Error("The demo sells nothing that takes several days.");
/** Returns an order of one piece for collection, paid in advance. */
function collected(language: Language) {
	const price_brutto = slow?.price_brutto ?? decimalOf("0");
	return order(`collected ${language}`, {
		project: domain,
		language,
		lines: [{ product: slow?.id ?? 0, variant: null, personalization: null, count: 1, price_brutto }],
		totalCount: 1,
		totalPriceBrutto: price_brutto,
		shippingCost: decimalOf("0"),
		total: price_brutto,
		shippingMethod: "Abholung in Mitte",
		shippingAddress: null,
		invoiceAddress: address,
		paymentMethod: 1,
		acceptedTexts: requiredTexts,
	});
}

const collectionTexts = {
	de: {
		sum: "Abholung in Mitte: 0,00 €",
		heading: "ABHOLUNG",
		method: "Übergabe: Abholung in Mitte",
		ready: /^Abholbereit: \d+ Arbeitstage nach Erteilung des Zahlungsauftrags$/m,
		delivery: /Versand:|Versand \(|Versandart|Liefertermin|LIEFERUNG/,
	},
	en: {
		sum: "Collection in Mitte: €0.00",
		heading: "COLLECTION",
		method: "Collection method: Collection in Mitte",
		ready: /^Ready to collect: \d+ working days after you give the payment order$/m,
		delivery: /Shipping \(|Shipping method|Delivery date|DELIVERY/,
	},
	fr: {
		sum: "Retrait à Mitte : 0,00 €",
		heading: "RETRAIT",
		method: "Mode de retrait : Retrait à Mitte",
		ready: /^Prêt à retirer : \d+ jours ouvrés après votre ordre de virement$/m,
		delivery: /Livraison \(|Mode de livraison|Date de livraison|LIVRAISON/,
	},
} as const satisfies Record<Language, unknown>;

describe.each(languages)("an order that is collected, in %s", (language) => {
	it("B-LAW-18 B-USE-18 is confirmed as a collection, not as a delivery", async () => {
		const texts = collectionTexts[language];
		const response = await post("/ecom/order", collected(language));
		expect(response).toMatchObject({ status: 200 });
		const [customer = "", shop = ""] = (await rows("SELECT text FROM outbox ORDER BY kind")).map(({ text }) =>
			// Uses plain spaces, for readable expectations.
			String(text).replace(/[\u00a0\u202f]/g, " "),
		);
		expect(customer).toContain(texts.sum);
		expect(customer).toContain(`${texts.heading}\n`);
		expect(customer).toContain(texts.method);
		expect(customer).toMatch(texts.ready);
		expect(customer.slice(0, customer.indexOf("DE00 0000"))).not.toMatch(texts.delivery);
		expect(shop).toContain(collectionTexts.de.method);
		expect(shop).toMatch(collectionTexts.de.ready);
		expect(shop).not.toMatch(collectionTexts.de.delivery);
	});
});
