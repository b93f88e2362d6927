import { describe, expect, it } from "vitest";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { plainProduct, price, productRatings, ringProduct } from "#stories/shop/product-models.ts";
import { shippingConfig } from "#tests/core/shop-fixtures.ts";
import { draw, textOf } from "#tests/ui/pages/draw-product.tsx";

/** Returns the tags of a name with their attributes. */
function tags(html: string, name: string): readonly string[] {
	return html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
}

const cartButton = (html: string) => /<button[^>]*type="submit"[^>]*>([^<]*)</.exec(html)?.[1] ?? null;

describe("a product's page before the script", () => {
	it("R-CAT-07 R-CAT-09 has brand, name, reference and the link back to the list", async () => {
		const html = await draw();
		expect(html).toMatch(/<a href="\/uhren\/kronberg"[^>]*>Kronberg<\/a>/);
		expect(html).toMatch(/<h1[^>]*>Drei Steine<\/h1>/);
		expect(textOf(html)).toContain("Referenz SE-103");
		expect(/<a[^>]*href="\/shop\/verlobungsringe"[^>]*>.*?Zurück/s.test(html)).toBe(true);
	});

	it("R-CAT-08 R-PROD-02 B-LAW-04 shows the range of prices with its note and the contained tax", async () => {
		const text = textOf(await draw());
		expect(text).toContain("3.180,00 € – 3.280,00 €");
		expect(text).toContain("inkl. MwSt., zzgl. Versand");
		expect(text).toContain("darin 19 % MwSt.");
		const plain = await draw({ product: plainProduct({ price_brutto: price("119") }) });
		expect(textOf(plain)).toContain("darin 19 % MwSt.: 19,00 €");
		expect(plain).toMatch(/<a href="\/versand-und-zahlung">zzgl. Versand<\/a>/);
	});

	it("R-PROD-02 R-PROD-04 R-CAT-09 offers the active variants, with sold-out ones marked", async () => {
		const html = await draw();
		expect(html).toMatch(/<legend[^>]*>Ringgröße<\/legend>/);
		const radios = tags(html, "input").filter((tag) => tag.includes('name="variant"'));
		expect(radios.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(["52", "54", "56"]);
		const labels = html.match(/<label[^>]*>(?:(?!<\/label>).)*name="variant".*?<\/label>/gs) ?? [];
		expect(labels.map((label) => label.includes("Nicht vorrätig"))).toEqual([false, false, true]);
	});

	it("R-PROD-02 labels variants without a name of their own 'Variante'", async () => {
		expect(await draw({ product: ringProduct({ variant_display_name: null }) })).toMatch(
			/<legend[^>]*><span>Variante<\/span><\/legend>/,
		);
	});

	it("R-PROD-05 B-LAW-03 collapses the optional fields of the personalisation", async () => {
		const html = await draw();
		expect(tags(html, "input").find((tag) => tag.includes('name="personal-text"'))).toContain(
			'maxLength="30"',
		);
		expect(textOf(html)).toContain("Noch 30 Zeichen");
		expect(html).toMatch(/<option value="Schreibschrift">/);
		expect(html).toMatch(/<details><summary[^>]*>\+ Gravur hinzufügen<\/summary>/);
		expect(textOf(html)).not.toContain("kein Widerrufsrecht");
	});

	it("B-USE-02 renders no engraving until something is entered", async () => {
		expect(await draw()).not.toContain("So sieht Ihre Gravur aus");
	});
});

describe("the size of a ring", () => {
	const link = { href: "/ringgroesse", kind: "internal", hreflang: null, newTab: false, rel: null } as const;

	it("B-USE-02 is measured on the screen, or on the shop's own page on ring sizes", async () => {
		expect(await draw()).toMatch(/<button[^>]*>Ringgröße messen<\/button>/);
		const html = await draw({ ringSizePage: link });
		expect(html).toMatch(/<a href="\/ringgroesse"[^>]*>Ringgröße messen<\/a>/);
		expect(html).not.toMatch(/<button[^>]*>Ringgröße messen/);
	});
});

describe("a buyer's questions before buying", () => {
	const settings: Partial<ShopShellModel["settings"]> = {
		shipping_methods: [
			{ id: 1, display_name: "Paket", free: false, collection: false },
			{ id: 2, display_name: "Abholung in Mitte", free: true, collection: true },
		],
		shipping_methods_config: [shippingConfig()],
		size_change: "Die erste Größenänderung ist kostenlos.",
	};
	const rows = (html: string) =>
		textOf(/<ul[^>]*aria-label="Gut zu wissen"[^>]*>.*?<\/ul>/s.exec(html)?.[0] ?? "");

	it("R-CAT-07 are answered from the shop's data: shipping, returns, collection, sizes, guarantee, questions", async () => {
		const text = rows(await draw({ product: ringProduct({ guarantee_years: 5 }), settings }));
		for (const row of [
			"Paket",
			"4,90 €",
			"14 Tage Widerrufsrecht",
			"Abholung in Mitte",
			"Die erste Größenänderung ist kostenlos.",
			"5 Jahre Garantie",
			"Fragen?",
		])
			expect(text).toContain(row);
	});

	it.each([
		["without a price", { price_brutto: null }],
		["sold out for good", { stock: 0 }],
	])("R-CAT-07 promise neither shipping nor returns for a piece %s, and ask first", async (_, change) => {
		const html = await draw({ product: plainProduct(change), settings });
		const text = rows(html);
		for (const row of ["Paket", "Widerrufsrecht"]) expect(text).not.toContain(row);
		for (const row of ["Abholung in Mitte", "Fragen?"]) expect(text).toContain(row);
		expect(html.indexOf('aria-label="Gut zu wissen"')).toBeGreaterThan(html.indexOf("product-request"));
	});

	it("R-CAT-07 mention nothing that the shop or the product does not have", async () => {
		const text = rows(await draw({ product: plainProduct() }));
		for (const row of ["Größenänderung", "Garantie", "Abholung"]) expect(text).not.toContain(row);
	});
});

describe("selling on a product's page", () => {
	it("R-PROD-06 labels the cart button as the shop wishes, and shows the stock only if enabled", async () => {
		const product = plainProduct();
		expect(cartButton(await draw({ product }))).toBe("In den Warenkorb");
		expect(cartButton(await draw({ product, settings: { call_to_action_text: "Mitnehmen" } }))).toBe(
			"Mitnehmen",
		);
		expect(textOf(await draw({ product }))).toContain("3 Stück vorrätig");
		expect(textOf(await draw({ product, settings: { show_stock: false } }))).not.toContain("vorrätig");
	});

	it.each([
		[0, 0, 0, "Lieferung am selben Arbeitstag"],
		[1, 0, 0, "Lieferzeit: 1 Arbeitstag"],
		[0, 0, 1, "Lieferzeit: 1 Arbeitstag"],
		[2, 1, 1, "Lieferzeit: 3 Arbeitstage"],
		[2, 1, 3, "Lieferzeit: 3 bis 5 Arbeitstage"],
	])(
		"B-LAW-06 B-USE-12 adds %s days to %s and %s of shipping as '%s', valid on every day",
		async (shipping_time, least_days, additional_days, text) => {
			const settings = { shipping_methods_config: [shippingConfig({ least_days, additional_days })] };
			const html = await draw({ product: plainProduct({ shipping_time }), settings });
			expect(textOf(html)).toContain(text);
			expect(html).not.toContain("2026");
		},
	);

	it.each([
		["sold out", plainProduct({ stock: 0 })],
		["without a price", plainProduct({ price_brutto: null })],
	])("R-CAT-07 R-PROD-04 B-LAW-06 %s has 'On Request' instead of the cart button", async (_, product) => {
		const html = await draw({ product });
		expect(cartButton(html)).toBeNull();
		// The phone bar repeats price and button visually.
		const said = textOf(html.replace(/<buy-bar.*?<\/buy-bar>/s, ""));
		expect(said.match(/Auf Anfrage/g)).toHaveLength(1);
		expect(said.match(/Verfügbarkeit anfragen/g)).toHaveLength(1);
		expect(said).not.toContain("Lieferzeit");
		expect(textOf(await draw({ product, language: "en" }))).toContain("On Request");
	});

	it.each([
		["purchase_to_order", { purchase_to_order: true }],
		["maintenance_mode", { maintenance_mode: true }],
		["a cart that is switched off", { enable_cart: false }],
	])("R-PROD-06 with %s has only 'Request Availability'", async (_, settings) => {
		const html = await draw({ product: plainProduct(), settings });
		expect(cartButton(html)).toBeNull();
		expect(textOf(html)).toContain("Verfügbarkeit anfragen");
	});

	it("R-PROD-06 states the maintenance, and shows the shop's footer", async () => {
		expect(textOf(await draw({ settings: { maintenance_mode: true } }))).toContain("gewartet");
		expect(await draw()).toContain("<p>Jede Sendung ist versichert.</p>");
	});

	it("B-LAW-05 shows a dated reduction before anything is used", async () => {
		const product = plainProduct({
			price_history: [
				{ date: "2026-01-01T00:00:00Z", price_brutto: price("4000") },
				{ date: "2026-11-01T00:00:00Z", price_brutto: price("3180") },
			],
		});
		expect(textOf(await draw({ product }))).toMatch(/20 % günstiger Niedrigster Preis .*4\.000,00/);
		expect(await draw({ product: plainProduct() })).not.toContain("<price-reduction");
	});
});

describe("further information on a product's page", () => {
	it("R-CAT-07 B-LAW-13 lists attributes with their groups, fineness and treatment among them", async () => {
		const text = textOf(await draw());
		expect(text).toContain("Eigenschaften");
		expect(text).toContain("Legierung 750/1000 Gelbgold");
		expect(text).toContain("Behandlung natürlich, unbehandelt");
	});

	it("B-LAW-07 names manufacturer, responsible person and warnings in the offer itself", async () => {
		const html = await draw();
		const text = textOf(html);
		for (const part of ["Alpenhorn Uhren AG", "Seilergasse 4", "Alpenhorn Europa GmbH", "Lindenweg 8"])
			expect(text).toContain(part);
		expect(html).toContain('href="mailto:service@alpenhorn.example"');
		expect(text).toContain("nicht für Kinder unter 36 Monaten");
		expect(textOf(await draw({ product: plainProduct() }))).not.toContain("Verantwortlich in der EU");
	});

	it("B-LAW-08 B-LAW-12 reports the law's guarantee, the producer's over two years, and of batteries", async () => {
		const text = textOf(await draw());
		expect(text).toContain("5 Jahre Garantie");
		expect(text).toContain("mindestens zwei Jahre");
		expect(text).toContain("Altbatterien");
		const two = textOf(await draw({ product: plainProduct({ guarantee_years: 2 }) }));
		expect(two).not.toContain("Jahre Garantie");
		expect(two).toContain("mindestens zwei Jahre");
		expect(two).not.toContain("Altbatterien");
	});

	it("B-LAW-21 marks attributes and the category in another language", async () => {
		const attributes = [
			{
				attribute_group: { id: "alloy", display_name: "Legierung", language: "de" as const },
				display_values: ["750/1000 Gelbgold"],
				value_languages: { "750/1000 Gelbgold": "de" as const },
			},
			{
				attribute_group: { id: "stone", display_name: "Pierre" },
				display_values: ["Diamant", "Saphir, blau"],
				value_languages: { "Saphir, blau": "de" as const },
			},
		];
		const html = await draw({ product: ringProduct({ attributes }), language: "fr" });
		expect(html).toMatch(/<dt lang="de">Legierung<\/dt><dd lang="de">750\/1000\s?Gelbgold/);
		expect(html).toMatch(/<dt>Pierre<\/dt><dd><span>Diamant<\/span>, <span lang="de">Saphir, blau/);
	});

	it("B-LAW-12 B-LAW-17 shows the battery's symbols, the producer's number and how long there are spare parts", async () => {
		const html = await draw();
		expect(html).toMatch(/role="img" aria-label="Zeichen der durchgestrichenen Mülltonne"/);
		expect(html).toContain("<b>Cd</b>");
		expect(textOf(html)).toContain("WEEE-Reg.-Nr. DE 12345678");
		expect(textOf(html)).toContain("Ersatzteile 10 Jahre lang ab dem Kauf");
		const none = await draw({ product: plainProduct({ spare_parts_years: 0 }), language: "fr" });
		expect(textOf(none)).toContain("les pièces détachées de cet article ne sont pas disponibles");
		expect(textOf(await draw({ product: plainProduct() }))).not.toContain("Ersatzteile");
	});

	it("R-PROD-07 lets visitors rate only if the shop allows it", async () => {
		expect(textOf(await draw())).toContain("Bewertung schreiben");
		expect(textOf(await draw({ settings: { allow_ratings: false } }))).not.toContain("Bewertung");
		expect(textOf(await draw({ settings: { allow_ratings: false }, ratings: productRatings }))).not.toContain(
			"Bewertung schreiben",
		);
	});

	it("R-I18N-02 keeps the labels German on French pages and marks them, unless the project translates them", async () => {
		const html = await draw({ language: "fr" });
		for (const label of ["Zurück", "Verfügbarkeit anfragen", "Eigenschaften"])
			expect(html).toContain(`<span lang="de">${label}</span>`);
		expect(textOf(html)).toContain("Ajouter au panier");
	});

	it("R-CAT-07 R-I18N-03 has 'With Tax' and 'Request Availability' on English pages", async () => {
		const text = textOf(await draw({ language: "en" }));
		expect(text).toContain("With Tax");
		expect(text).toContain("Request Availability");
	});
});
