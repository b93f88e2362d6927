import { expect } from "@playwright/test";
import { type Language, languages } from "#core/language/language.ts";
import { homePath, pathOf } from "#core/routes/paths.ts";
import { type RouteKey, routeKeys } from "#core/routes/route-table.ts";
import { open } from "../support/browsing.ts";
import { readDocument, test } from "../support/documents.ts";
import { missingPath, origin, templatePages } from "../support/pages.ts";
import { repetition, smoke } from "../support/selection.ts";

const pathsOf = (key: RouteKey) => languages.flatMap((language) => pathOf(key, language, "de") ?? []);
const tablePaths = routeKeys.flatMap(pathsOf);

/** Returns the versions of a row with their addresses, and the German one as x-default. */
function versionsOf(key: RouteKey): Record<string, string> {
	const found = languages.flatMap((language) => {
		const path = pathOf(key, language, "de");
		return path === null ? [] : [[language, `${origin}${path}`] as const];
	});
	return { ...Object.fromEntries(found), "x-default": `${origin}${pathOf(key, "de", "de")}` };
}

/** Returns plausible paths of a row's missing versions. */
function guesses(key: RouteKey): string[] {
	const de = pathOf(key, "de", "de");
	const bare = pathOf(key, "en", "de")?.replace(/^\/en/, "") ?? "";
	const french = pathOf(key, "fr", "de") === null ? [`/fr${de}`, `/fr${bare}`] : [];
	return [...french, `/de${de}`, `/en${de}`, bare].filter((path) => !tablePaths.includes(path));
}

test.describe("the paths of table 2.1", () => {
	for (const key of routeKeys) {
		for (const language of languages) {
			const path = pathOf(key, language, "de");
			if (path === null) continue;
			test(`R-ROUTE-01 R-A11Y-04 B-SEO-01 serves ${path} as the page ${key} in ${language}`, async ({
				reader,
				request,
			}) => {
				const document = await readDocument(reader, request, path);
				expect(document).toMatchObject({ status: 200, lang: language, canonical: [`${origin}${path}`] });
				expect(document.title).toContain("Juwelier Sternau");
				expect(document.noindex).toBe(key === "thanks");
				// A page that is not indexed names no versions.
				expect(document.alternates).toEqual(key === "thanks" ? {} : versionsOf(key));
			});
		}

		test(`R-ROUTE-01 serves no page of ${key} at blank cells or under other prefixes`, async ({
			request,
		}) => {
			for (const path of guesses(key)) {
				const response = await request.get(path, { maxRedirects: 0 });
				expect(`${path} ${response.status()}`).toBe(`${path} 404`);
			}
		});
	}
});

const homes = languages.map((language) => [language, homePath(language, "de")] as const);

test.describe("links that every page carries", () => {
	const privacy: Record<Language, string> = {
		de: "/datenschutz",
		en: "/en/privacy",
		fr: "/fr/mentions-legales",
	};
	const imprint: Record<Language, string> = {
		de: "/impressum",
		en: "/en/imprint",
		fr: "/fr/mentions-legales",
	};
	const names: Record<Language, readonly [string, string]> = {
		de: ["Impressum", "Datenschutz"],
		en: ["Imprint", "Privacy"],
		fr: ["Mentions légales", "Protection des données"],
	};

	for (const language of languages) {
		const paths = [
			homePath(language, "de"),
			...routeKeys.flatMap((key) => pathOf(key, language, "de") ?? []),
		];

		test(`R-ROUTE-03 R-ROUTE-06 links imprint and privacy in the footer of every ${language} page`, async ({
			reader,
			request,
		}) => {
			for (const path of paths) {
				const { footer } = await readDocument(reader, request, path);
				const [imprintName, privacyName] = names[language];
				expect(footer, path).toContainEqual({ text: imprintName, href: imprint[language] });
				expect(footer, path).toContainEqual({ text: privacyName, href: privacy[language] });
			}
		});

		test(`R-ROUTE-04 links the logo of every ${language} page to ${homePath(language, "de")}`, async ({
			reader,
			request,
		}) => {
			for (const path of paths) {
				const { home } = await readDocument(reader, request, path);
				expect(home, path).toBe(homePath(language, "de"));
			}
		});
	}

	for (const [language, path] of homes) {
		test(`R-ROUTE-04 serves ${path} as the ${language} home page`, async ({ reader, request }) => {
			expect(await readDocument(reader, request, path)).toMatchObject({
				status: 200,
				lang: language,
				canonical: [origin + path],
				alternates: { de: `${origin}/`, en: `${origin}/en`, fr: `${origin}/fr`, "x-default": `${origin}/` },
			});
		});
	}

	test("R-ROUTE-06 links the accessibility statement on German pages, which the demo shop enables", async ({
		reader,
		request,
	}) => {
		const { footer } = await readDocument(reader, request, "/uhren");
		expect(footer).toContainEqual({ text: "Barrierefreiheit", href: "/barrierefreiheit" });
		expect((await request.get("/barrierefreiheit")).status()).toBe(200);
	});

	test("R-ROUTE-07 links the appointment page in the contact drawer", async ({ page }) => {
		await open(page, "/uhren");
		await page.getByRole("banner").getByRole("button", { name: "Kontakt" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Termin vereinbaren" }).click();
		await expect(page).toHaveURL("/terminvereinbarung");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
});

test.describe("pages for everyone and no one", () => {
	for (const [template, path] of templatePages) {
		test(`R-ROUTE-11 R-A11Y-04 serves ${path} of the template ${template} with a title and a heading`, async ({
			reader,
			request,
		}) => {
			const document = await readDocument(reader, request, path);
			expect(document.status).toBe(template === "not-found" ? 404 : 200);
			expect(document.title).toContain("Juwelier Sternau");
			expect(document.headings[0]).toMatch(/\S/);
			if (template !== "not-found") expect(document.canonical).toEqual([origin + path]);
		});
	}

	test("R-ROUTE-12 responds 404 to unknown paths in three languages", smoke, async ({ reader, request }) => {
		for (const path of [missingPath, "/uhren/not-there", "/uhren/kronberg/more"]) {
			const { status, text } = await readDocument(reader, request, path);
			expect(status, path).toBe(404);
			for (const said of ["Not found", "This page does not exist.", "Back Home"])
				expect(text).toContain(said);
			for (const said of ["Diese Seite gibt es nicht.", "Cette page n’existe pas."])
				expect(text).toContain(said);
		}
	});

	for (const [language, title, imprintLink] of [
		["en", "Not found", "/en/imprint"],
		["fr", "Page introuvable", "/fr/mentions-legales"],
	] as const)
		test(`R-ROUTE-12 R-ROUTE-02 responds 404 to an unknown path below /${language} in that language only`, async ({
			page,
			reader,
			request,
		}) => {
			const document = await readDocument(reader, request, `/${language}/not-there`);
			expect(document).toMatchObject({ status: 404, lang: language });
			expect(document.footer.map(({ href }) => href)).toContain(imprintLink);
			expect(document.title).toContain(title);
			expect(document.text).not.toContain("Diese Seite gibt es nicht.");
			await open(page, `/${language}/not-there`);
			await expect(page.locator("main").getByRole("heading").first()).toHaveText(title);
			await page.locator(`main a[href="/${language}"]`).click();
			await expect(page).toHaveURL(`/${language}`);
		});

	test("B-SEO-01 lists every page of the table except thanks in the sitemap, with its versions", async ({
		reader,
		request,
	}) => {
		const xml = await (await request.get("/sitemap.xml")).text();
		const listed = await reader.evaluate((text) => {
			const parsed = new DOMParser().parseFromString(text, "application/xml");
			return [...parsed.getElementsByTagName("url")].map((url) => ({
				address: url.getElementsByTagName("loc")[0]?.textContent ?? "",
				alternates: Object.fromEntries(
					[...url.getElementsByTagName("xhtml:link")].map((link) => [
						link.getAttribute("hreflang") ?? "",
						link.getAttribute("href") ?? "",
					]),
				),
			}));
		}, xml);
		const byAddress = new Map(listed.map(({ address, alternates }) => [address, alternates]));
		expect(byAddress.size).toBe(listed.length);
		for (const key of routeKeys) {
			for (const path of pathsOf(key)) {
				const expected = key === "thanks" ? undefined : versionsOf(key);
				expect(byAddress.get(origin + path), path).toEqual(expected);
			}
		}
		expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
	});
});

for (const [path, heading, form, consent, directions] of [
	["/kontakt", /Kontakt/, "Schreiben Sie uns", /^Ich willige ein/, /^Route planen/],
	["/en/contact", /Contact/, "Write to us", /^I consent|^I agree/, /^Get directions/],
	["/fr/contact", /Contact/, "Écrivez-nous", /^J/, /^Itinéraire/],
] as const) {
	test(
		`R-ROUTE-14 ${path} has its heading, contact info, a form with privacy consent, and a map header`,
		repetition(path !== "/kontakt"),
		async ({ page }) => {
			await open(page, path);
			const main = page.getByRole("main");
			await expect(main.getByRole("heading", { level: 1, name: heading })).toBeVisible();
			await expect(main.getByText("Juwelier Sternau GmbH").first()).toBeVisible();
			await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
			await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
			await expect(main.getByRole("heading", { level: 2, name: form })).toBeVisible();
			await expect(main.getByRole("checkbox", { name: consent })).toBeVisible();
			const way = main.getByRole("link", { name: directions }).first();
			const place = decodeURIComponent((await way.getAttribute("href")) ?? "").replaceAll("+", " ");
			expect(place).toContain("Königstraße");
		},
	);
}
