import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { followLink, open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { origin } from "../support/pages.ts";
import { repetition } from "../support/selection.ts";

/** Opens a product from its list, because legal information must be available along a visitor's path. */
async function openFromList(page: Page, list: string, product: string): Promise<void> {
	await open(page, list);
	await followLink(page, `${list}/${product}`);
}

/** Opens a collapsed part of the page. */
async function unfold(page: Page, name: string) {
	const part = page.locator("details").filter({ has: page.locator("summary", { hasText: name }) });
	if ((await part.getAttribute("open")) === null) await part.locator("summary").click();
	return part;
}

/** Returns the addresses of all product pages in every language. */
async function productPaths(request: APIRequestContext): Promise<readonly string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	// Further pages of the shop's own list have as many segments.
	return addresses
		.map((address) => address.slice(origin.length))
		.filter((path) => /^(?:\/en|\/fr)?\/shop\/(?!seite\/)[^/]+\/[^/]+$/.test(path));
}

const safety = {
	de: {
		heading: "Hersteller und Produktsicherheit",
		responsible: "Verantwortlich in der EU",
		countries: ["Schweiz", "Deutschland"],
	},
	en: {
		heading: "Manufacturer and product safety",
		responsible: "Responsible person in the EU",
		countries: ["Switzerland", "Germany"],
	},
	fr: {
		heading: "Fabricant et sécurité du produit",
		responsible: "Personne responsable dans l’UE",
		countries: ["Suisse", "Allemagne"],
	},
} as const;

for (const [prefix, { heading, responsible, countries }] of [
	["", safety.de],
	["/en", safety.en],
	["/fr", safety.fr],
] as const)
	test(
		`B-LAW-07 names manufacturer and the EU's responsible person with postal and e-mail address${prefix && ` in ${prefix}`}`,
		repetition(prefix !== ""),
		async ({ page }) => {
			await openFromList(page, `${prefix}/shop/uhren`, "alpenhorn-mitternacht");
			const part = await unfold(page, heading);
			await expect(part.getByText(`Seilergasse 4, 3999 Hornalp, ${countries[0]}`)).toBeVisible();
			await expect(part.getByRole("link", { name: "service@alpenhorn.example" })).toBeVisible();
			await expect(part.getByRole("heading", { name: responsible })).toBeVisible();
			await expect(part.getByText(`Lindenweg 8, 79999 Grenzach, ${countries[1]}`)).toBeVisible();
			await expect(part.getByRole("link", { name: "sicherheit@alpenhorn.example" })).toHaveAttribute(
				"href",
				"mailto:sicherheit@alpenhorn.example",
			);
			await expect(page).toHaveURL(`${prefix}/shop/uhren/alpenhorn-mitternacht`);
		},
	);

for (const [path, warning] of [
	["/shop/uhren/kronberg-regatta", "Von Kindern fernhalten"],
	["/en/shop/uhren/kronberg-regatta", "Keep away from children"],
	["/fr/shop/uhren/kronberg-regatta", "Tenir hors de portée des enfants"],
] as const)
	test(
		`B-LAW-07 shows warnings expanded and in the page's language on ${path}`,
		repetition(!path.startsWith("/shop")),
		async ({ page }) => {
			await open(page, path);
			await expect(page.getByText(warning, { exact: false })).toBeVisible();
		},
	);

test("B-LAW-07 names manufacturer, postal and electronic address in every offer, with and without script", async ({
	request,
}) => {
	test.setTimeout(120_000);
	const paths = await productPaths(request);
	expect(paths.length).toBeGreaterThan(80);
	for (const path of paths) {
		const html = await (await request.get(path)).text();
		const contact = /<h3 id="manufacturer">[^<]+<\/h3><address>([\s\S]*?)<\/address>/.exec(html)?.[1] ?? "";
		const [name = "", postal = "", electronic = ""] = contact.split(/<br\/?>/);
		expect(name.trim(), path).not.toBe("");
		expect(postal, path).toMatch(/\d{4,5}\s\S+.*, \p{Lu}/u);
		expect(electronic, path).toMatch(/href="mailto:[^"@]+@[^"]+"/);
	}
});

for (const [prefix, heading, law, years] of [
	["", "Gesetzliche Gewährleistung", "mindestens zwei Jahre ab Lieferung", "5 Jahre Garantie"],
	["/en", "Legal guarantee", "at least two years from delivery", "5-year guarantee"],
	[
		"/fr",
		"Garantie légale de conformité",
		"au moins deux ans à compter de la livraison",
		"5 ans de garantie",
	],
] as const)
	test(
		`B-LAW-08 explains the legal guarantee before ordering and shows the producer's of five years at ${prefix}/shop`,
		repetition(prefix !== ""),
		async ({ page }) => {
			await openFromList(page, `${prefix}/shop/uhren`, "alpenhorn-mitternacht");
			await expect(page.getByText("Alpenhorn Uhren AG").first()).toBeVisible();
			// Without the official files their contents are shown as text, and nothing imitates them.
			const label = page.getByRole("region").filter({ hasText: years });
			await expect(label).toContainText("Alpenhorn");
			await expect(page.locator("main")).not.toContainText(/GARAN\b|2025\/1960|Anhang|Annex/);
			const picture = page
				.getByRole("region")
				.filter({ has: page.getByRole("button") })
				.first();
			const [beside, shown] = [await label.boundingBox(), await picture.boundingBox()];
			expect(beside?.x).toBeGreaterThan((shown?.x ?? 0) + (shown?.width ?? 0));
			expect(beside?.y).toBeLessThan((shown?.y ?? 0) + (shown?.height ?? 0));
			await label.getByRole("link").click();
			await expect(page.getByText("service@alpenhorn.example").first()).toBeVisible();
			const part = await unfold(page, heading);
			await expect(part.getByText(law, { exact: false })).toBeVisible();
			await expect(part.getByRole("link")).toHaveAttribute("href", /^https:\/\/europa\.eu\/youreurope\//);
			// If the producer promises nothing beyond the law, only the legal guarantee is named.
			await open(page, `${prefix}/shop/verlobungsringe/solitaer-sechs`);
			await expect((await unfold(page, heading)).getByText(law, { exact: false })).toBeVisible();
			await expect(page.getByText(/\d+[ -](?:Jahre? Garantie|year guarantee|ans? de garantie)/)).toHaveCount(
				0,
			);
		},
	);

test("B-LAW-09 shows ratings with number, period and verification, and each with whether it was verified", async ({
	page,
}) => {
	await openFromList(page, "/shop/uhren", "kronberg-regatta");
	const ratings = page.getByRole("region", { name: "Bewertungen" });
	await expect(ratings.getByText("3,5 von 5 · 2 Bewertungen")).toBeVisible();
	await expect(ratings.getByText("Juni 2026 bis September 2026")).toBeVisible();
	await expect(ratings.getByText("Wir prüfen anhand der Bestellnummer", { exact: false })).toBeVisible();
	await expect(ratings.getByRole("listitem")).toHaveCount(2);
	await expect(ratings.getByText("Kauf geprüft")).toHaveCount(1);
	await expect(ratings.getByText("Kauf nicht geprüft")).toHaveCount(1);
});

test("B-LAW-09 states for customer quotations whether and how they are verified, in each language, and nothing for others", async ({
	page,
}) => {
	for (const [path, said] of [
		["/", "Geprüfte Kundenstimme: Der Kauf oder Auftrag steht in unseren Unterlagen."],
		["/en", "Verified customer: the purchase or order is in our records."],
		["/fr", /Témoignage vérifié\s: l’achat ou la commande figure dans nos dossiers\./],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("figure").filter({ hasText: "Johanna R." })).toContainText(said);
	}
	await page.goto("/werkstatt");
	await expect(page.getByRole("figure").filter({ hasText: "Henrik Sternau" })).not.toContainText(
		"Kundenstimme",
	);
});

test("B-LAW-09 shows no stars, average or 0 without ratings, in list, page and structured data", async ({
	page,
}) => {
	await open(page, "/shop/uhren");
	const card = page.getByRole("main").getByRole("article").filter({ hasText: "Nachtgrat" });
	await expect(card).toHaveCount(1);
	await expect(card.getByText(/von\s5|Bewertung|★/)).toHaveCount(0);
	await followLink(page, "/shop/uhren/alpenhorn-nachtgrat");
	await expect(page.getByText("Noch hat niemand dieses Stück bewertet.")).toBeVisible();
	await expect(page.getByText(/\d von\s5|0 Bewertungen|★/)).toHaveCount(0);
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	expect(data.join()).not.toContain("aggregateRating");
});

for (const [prefix, alloy, treatment] of [
	["", ["Legierung", "750/1000 Gelbgold"], ["Behandlung", "natürlich, unbehandelt"]],
	["/en", ["Alloy", "18 ct yellow gold (750)"], ["Treatment", "natural, untreated"]],
	["/fr", [/./, "Or jaune 750/1000"], ["Traitement", "naturel, non traité"]],
] as const)
	test(
		`B-LAW-13 shows fineness in per mille and the stones' treatment on a ring's page at ${prefix}/shop`,
		repetition(prefix !== ""),
		async ({ page }) => {
			await openFromList(page, `${prefix}/shop/verlobungsringe`, "solitaer-sechs");
			for (const [term, text] of [alloy, treatment]) {
				const row = page
					.locator("dl > div")
					.filter({ has: page.getByRole("term").filter({ hasText: term }) });
				await expect(row.getByRole("definition").filter({ hasText: text })).toBeVisible();
			}
		},
	);

test("B-LAW-13 names the fineness of all precious metals and the treatment of all stones", async ({
	request,
}) => {
	test.setTimeout(120_000);
	const paths = (await productPaths(request)).filter((path) => path.startsWith("/shop/"));
	let [metals, stones] = [0, 0];
	for (const path of paths) {
		const html = await (await request.get(path)).text();
		const rows = new Map(
			[...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, term = "", text = ""]) => [
				term,
				text,
			]),
		);
		// A silver-coloured dial contains no silver.
		rows.delete("Farbe");
		const texts = [...rows.values()].join(" ");
		if (/gold|platin|silber/i.test(texts)) {
			metals += 1;
			expect(rows.get("Legierung"), path).toMatch(/^\d{3}\/1000 /);
		}
		if (/brillant|diamant|perle|saphir|rubin|smaragd/i.test(texts)) {
			stones += 1;
			expect(rows.get("Behandlung"), path).toMatch(/\S/);
		}
	}
	expect(metals).toBeGreaterThan(12);
	expect(stones).toBeGreaterThan(8);
});
