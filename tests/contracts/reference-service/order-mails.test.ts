import { beforeEach, describe, expect, it } from "vitest";
import { madeUpSessions } from "#contracts/reference-service/orders/payment-sessions.ts";
import type { OrderLine, OrderPayload } from "#core/checkout/order-payload.ts";
import type { Language } from "#core/language/language.ts";
import { parseMoney, sumMoney } from "#core/money/money.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import { domain, readDemoSite } from "#tests/renderer/demo-shop.ts";
import { withKlarnaSessions } from "../../../e2e/support/shop-settings.ts";
import { order, serviceOfFile } from "./test-service.ts";

/** The service with the demo's catalogue in three languages, and legal texts in German and French. */
const demo = await readDemoSite();
const planned = demo.plan().context;
const read = await mailingCatalogue(planned, demo.content);
if (!read) throw new Error("The demo has no shop.");
// The demo shop does not offer Klarna itself.
const catalogue = {
	...read,
	settings: { ...read.settings, ...withKlarnaSessions(read.settings) },
	texts: read.texts.filter(({ language }) => language !== "en"),
};
const { post, rows, reset } = serviceOfFile({
	catalogue: JSON.parse(JSON.stringify(catalogue)),
	paymentSessions: madeUpSessions,
});

beforeEach(reset);

const ways = { transfer: 1, invoice: 2, wallet: 4, payLater: 5 };
const rings = catalogue.products.find(({ personalization }) => personalization?.id === "wedding-pair");
const watch = catalogue.products.find(
	({ attributes, personalization, price_brutto, stock, product_variants }) =>
		attributes.some(({ attribute_group }) => attribute_group.id === "movement") &&
		personalization === null &&
		price_brutto !== null &&
		product_variants.length === 0 &&
		stock !== 0,
);
if (!rings || !watch) throw new Error("The demo sells neither wedding rings nor watches.");
const signet = catalogue.products.find(({ slug }) => slug === "siegelring-stern");
if (!signet) throw new Error("The demo sells no signet ring.");
const sizes = { size_one: "52", size_two: "60" };

interface Written {
	readonly language: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

function demoLine(
	product: { readonly id: ContentId; readonly price_brutto: OrderLine["price_brutto"] | null },
	personalization: OrderLine["personalization"] = null,
): OrderLine {
	const price_brutto = product.price_brutto ?? decimalOf("0");
	return { product: product.id, variant: null, personalization, count: 1, price_brutto };
}

/** Places an order; returns the mails to the customer and to the shop. */
async function orderedBy(
	language: Language,
	lines: readonly OrderLine[],
	changes: Partial<OrderPayload> = {},
): Promise<{ readonly customer: Written; readonly shop: Written; readonly number: string }> {
	const sum = (amounts: readonly string[]) =>
		sumMoney(
			amounts.flatMap((amount) => parseMoney(amount, "EUR") ?? []),
			"EUR",
		).amount;
	const goods = lines.map(({ price_brutto }) => price_brutto);
	const body = order(`${language} ${JSON.stringify([lines, changes])}`, {
		project: domain,
		language,
		lines,
		totalCount: lines.length,
		totalPriceBrutto: sum(goods),
		shippingCost: decimalOf("6.9"),
		total: sum([...goods, "6.9"]),
		shippingMethod: "Paketversand",
		paymentMethod: ways.transfer,
		acceptedTexts: catalogue.requiredTexts,
		personalizedGoodsAcknowledged: lines.some(({ personalization }) => personalization) || null,
		...changes,
	});
	const response = await post("/ecom/order", body);
	expect(response).toMatchObject({ status: 200 });
	const [customer, shop] = await rows("SELECT language, subject, text, html FROM outbox ORDER BY kind");
	return { customer: plain(customer), shop: plain(shop), number: String(response.body.order_number) };
}

/** Replaces no-break spaces by plain ones, for readable expectations. */
function plain(row: Readonly<Record<string, unknown>> | undefined): Written {
	const entries = Object.entries(row ?? {}).map(([name, value]) => [
		name,
		String(value).replace(/[\u00a0\u202f]/g, " "),
	]);
	return Object.fromEntries(entries) as Written;
}

/** Returns the visible text of HTML, for a comparison with the plain text. */
function shown({ html }: Written): string {
	return html
		.replace(/<head>[\s\S]*?<\/head>/, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#39;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&")
		.replace(/\s+/g, " ");
}

const mailTexts = {
	de: {
		received: /^Eingegangen: \d{1,2}\. \S+ \d{4} um \d\d:\d\d:\d\d ME?S?Z$/m,
		variant: "Ringgröße: 54",
		signet: "Siegelring Stern (SE-301-54)",
		payment: "Vorkasse",
		delivery: "Paketversand",
		size: "Ringgröße, erster Ring: 52",
		font: "Schrift: Blockschrift",
		movement: /Werk: /,
		excluded: "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.",
		right: "Widerrufsrecht: 14 Tage, nach der Widerrufsbelehrung",
		terms: "Allgemeine Geschäftsbedingungen in der Fassung, die am",
		guarantee: "Gesetzliche Gewährleistung",
		country: "Deutschland",
		register: "vertreten durch: Clara Sternau, Henrik Sternau",
		shop: "Neue Bestellung",
	},
	en: {
		received: /^Received: \d{1,2} \w+ \d{4} at \d\d:\d\d:\d\d CES?T$/m,
		variant: "Ring size: 54",
		signet: "Star Signet Ring (SE-301-54)",
		payment: "Bank transfer in advance",
		delivery: "Parcel delivery",
		size: "Ring size, first ring: 52",
		font: "Typeface: Block letters",
		movement: /Movement: /,
		excluded: "Made to your specification: no right of withdrawal",
		right: "Right of withdrawal: 14 days, see the instructions on withdrawal",
		terms: "in the version in force on",
		guarantee: "Legal guarantee",
		country: "Germany",
		register: "represented by: Clara Sternau, Henrik Sternau",
		shop: "Neue Bestellung",
	},
	fr: {
		received: /^Reçue : \d{1,2}(?:er)? \S+ \d{4} à \d\d:\d\d:\d\d UTC\+[12]$/m,
		variant: "Taille : 54",
		signet: "Chevalière Étoile (SE-301-54)",
		payment: "Virement anticipé",
		delivery: "Livraison par colis",
		size: "Taille, première alliance : 52",
		font: "Écriture : Capitales",
		movement: /Mouvement : /,
		excluded: "Confectionné selon vos spécifications : pas de droit de rétractation",
		right: "Droit de rétractation : 14 jours, selon les informations sur la rétractation",
		terms: "dans la version en vigueur le",
		guarantee: "Garantie légale de conformité",
		country: "Allemagne",
		register: "représentée par : Clara Sternau, Henrik Sternau",
		shop: "Neue Bestellung",
	},
} as const satisfies Record<Language, unknown>;

describe.each(["de", "en", "fr"] as const)("an order in %s", (language) => {
	const texts = mailTexts[language];
	const engraved = { ...sizes, text: "Ella & Tom", font: "Blockschrift" };

	it("B-LAW-18 B-LAW-14 B-LAW-08 is confirmed in the customer's language, with the same content as text and HTML", async () => {
		const { customer } = await orderedBy(language, [demoLine(rings, engraved), demoLine(watch)]);
		expect(customer.language).toBe(language);
		expect(customer.html).toContain(`<html lang="${language}">`);
		expect(customer.html).toContain(`href="https://${domain}${withdrawalPath(language, "de")}"`);
		for (const said of [customer.text, shown(customer)]) {
			for (const part of [
				texts.payment,
				texts.delivery,
				texts.size,
				texts.font,
				"Ella & Tom",
				texts.excluded,
				texts.right,
				texts.terms,
				texts.country,
				texts.register,
				"Amtsgericht Charlottenburg, HRB 999999 B",
				"DE999999995",
				"DE36 0000 0000 0000 0000 00",
			])
				expect(said).toContain(part);
			expect(said).toMatch(texts.movement);
			expect(said.toLowerCase()).toContain(texts.guarantee.toLowerCase());
			expect(said).not.toMatch(/\{\{|undefined|\b[0-9a-f]{12}\b/);
			expect(said.match(new RegExp(texts.excluded, "g"))).toHaveLength(1);
			expect(said.match(new RegExp(texts.right, "g"))).toHaveLength(1);
		}
	});

	it("B-LAW-18 is mailed to the shop in the shop's language", async () => {
		const { shop, number } = await orderedBy(language, [demoLine(rings, engraved)], {
			comment: "Bitte klingeln",
		});
		expect(shop).toMatchObject({ language: "de", subject: `Neue Bestellung ${number}` });
		for (const part of ["Vorkasse", "Paketversand", "Ringgröße, erster Ring: 52", "Bitte klingeln"])
			expect([shop.text, shown(shop)].every((said) => said.includes(part))).toBe(true);
		expect(shop.text).not.toContain("Widerrufsfrist");
	});

	it("B-LAW-18 is confirmed with the name of the variant, and the date in the form of the site's pages", async () => {
		const { customer } = await orderedBy(language, [{ ...demoLine(signet), variant: "54" as ContentId }]);
		expect(customer.text).toContain(texts.signet);
		expect(customer.text).toContain(texts.variant);
		expect(customer.text).toMatch(texts.received);
	});
});

describe("the content of an order's mail", () => {
	it("B-LAW-14 includes the right of withdrawal if only offered sizes are chosen", async () => {
		const { customer } = await orderedBy("de", [demoLine(rings, sizes)]);
		expect(customer.text).toContain(mailTexts.de.right);
		expect(customer.text).not.toContain(mailTexts.de.excluded);
	});

	it("B-LAW-18 includes no request for a transfer in the shop's copy", async () => {
		const { customer, shop } = await orderedBy("en", [demoLine(watch)]);
		expect(customer.text).toContain("Please transfer the amount");
		expect(shop.text).toContain("Zahlungsart: Vorkasse");
		expect(shop.text).not.toMatch(/Bitte überweisen|IBAN/);
	});

	it("B-LAW-18 includes the legal texts as text and HTML, with absolute URLs and their language", async () => {
		const { customer } = await orderedBy("en", [demoLine(watch)]);
		expect(customer.html).toContain('<div lang="de">');
		expect(customer.html).toContain("<h3>Muster-Widerrufsformular</h3>");
		expect(customer.html).toContain(`href="https://${domain}/versand-und-zahlung"`);
		expect(customer.text).toContain(`Versand und Zahlung (https://${domain}/versand-und-zahlung)`);
		expect(customer.text).toContain("This text exists in this language only: German.");
		expect(customer.text).toContain("\n\nMuster-Widerrufsformular\n\nWenn Sie den Vertrag widerrufen wollen");
		expect(customer.text).toContain("\n- Name des/der Verbraucher(s)\n");
		expect(customer.text).not.toMatch(/^#|\]\(|\*\*|\\\*/m);
	});

	it("B-LAW-18 includes the legal texts in the customer's language if the shop has them", async () => {
		const { customer } = await orderedBy("fr", [demoLine(watch)]);
		expect(customer.html).toContain('<div lang="fr">');
		expect(customer.text).toContain("Modèle de formulaire de rétractation");
		expect(customer.text).toContain(`https://${domain}/fr/conditions-generales`);
		expect(customer.text).not.toMatch(/Widerruf|Gewährleistung|Datenschutz/);
	});

	it("B-LAW-18 includes for an invoice no request for a transfer, but that it comes with the goods and when it is due", async () => {
		const { customer } = await orderedBy("de", [demoLine(watch)], { paymentMethod: ways.invoice });
		expect(customer.text).toContain("Zahlungsart: Rechnung");
		expect(customer.text).toContain(
			"Die Rechnung kommt mit der Ware und ist innerhalb von 14 Tagen nach Erhalt der Ware zu bezahlen.",
		);
		expect(customer.text).not.toContain("Bitte überweisen Sie den Betrag");
		expect(shown(customer)).not.toContain("IBAN");
	});

	it.each([ways.wallet, ways.payLater])(
		"B-LAW-18 includes for a provider's payment %i no request for a transfer, but that it is not confirmed yet",
		async (paymentMethod) => {
			const { customer, shop } = await orderedBy("fr", [demoLine(watch)], { paymentMethod });
			expect(customer.text).not.toContain("IBAN");
			expect(shown(customer)).toMatch(/votre paiement avec (?!\d)\S.* n’est pas encore confirmé/);
			expect(shop.text).not.toContain("votre paiement");
		},
	);

	it("B-SEC-06 B-SEC-02 includes typed text only as text, in HTML too", async () => {
		const family_name = `<img src=x onerror=alert(1)> </td></table> "O'Neill" {{value}}`;
		const comment = "<script>alert(1)</script>\nzweite Zeile";
		const { customer, shop } = await orderedBy("de", [demoLine(watch)], {
			shippingAddress: { ...address, family_name },
			comment,
		});
		for (const mail of [customer, shop]) {
			expect(mail.html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
			expect(shown(mail).replaceAll("\u200b", "")).toContain(family_name);
			expect(mail.html.match(/<table/g)?.length).toBe(mail.html.match(/<\/table>/g)?.length);
		}
		expect(shop.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>\nzweite Zeile");
		expect(customer.html).not.toContain("zweite Zeile");
	});

	it("B-LAW-18 includes nothing that loads or runs", async () => {
		const { customer } = await orderedBy("de", [demoLine(watch)]);
		expect(customer.html).not.toMatch(
			/<(?:img|script|link|iframe|form|object|video|audio)\b|url\(|@import|src=/i,
		);
		expect(customer.html.match(/href="(?!https:|mailto:|tel:)/g)).toBeNull();
	});
});
