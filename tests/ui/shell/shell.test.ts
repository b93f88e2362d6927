import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { internal, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { productShop } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

const page = pageFixture("de", { blocks: [] });
const part = (html: string, tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "";

describe("the header", () => {
	it("R-SHELL-01 R-SHELL-02 has a menu and a contact button, and no menu button without a menu", async () => {
		expect(part(await renderPage(page), "header")).toMatch(/<span>Kontakt<\/span>.*<span>Menü<\/span>/s);
		const without = part(await renderPage(page, shellFixture("de", { primary: [] })), "header");
		expect(without).toContain("<span>Kontakt</span>");
		expect(without).not.toContain("Menü");
	});

	it("R-SHELL-02 R-CART-07 R-ROUTE-08 has the shop menu itself if there is no main menu and the cart is enabled", async () => {
		const legalPages = [{ key: "terms" as const, link: internal("/agb") }];
		const header = async (enable_cart: boolean) => {
			const shop = { ...productShop({ enable_cart }), legalPages };
			return part(await renderPage(page, shellFixture("de", { primary: [], shop })), "header");
		};
		expect(await header(true)).toContain(
			'<div data-placeholder="shop-menu"><nav aria-label="Rechtliches zum Shop"',
		);
		expect(await header(true)).not.toContain("Menü");
		expect(await header(false)).toContain('<div data-placeholder="shop-menu"></div>');
		const shop = { ...productShop({ enable_cart: true }), legalPages };
		const withMenu = part(await renderPage(page, shellFixture("de", { shop })), "header");
		const [, drawer = ""] = withMenu.split(/<dialog id="header-menu"|<\/dialog>/).slice(1);
		expect(drawer).toContain("shop-menu");
		expect(withMenu.replace(drawer, "")).not.toContain("shop-menu");
	});

	it("R-SHELL-03 B-USE-17 contains the drawers, and the buttons that open and close them without script", async () => {
		const header = part(await renderPage(page), "header");
		for (const id of ["header-contact", "header-menu"]) {
			expect(header).toContain(`aria-haspopup="dialog" command="show-modal" commandfor="${id}"`);
			expect(header).toMatch(
				new RegExp(`<dialog id="${id}"[^>]*closedby="any".*command="close" commandfor="${id}"`, "s"),
			);
		}
	});

	it("R-NAV-02 shows an item with groups and no path as a button that opens its panel", async () => {
		const header = part(await renderPage(page), "header");
		expect(header).toMatch(/<button[^>]*popoverTarget="header-panel-1"[^>]*>Uhren/i);
		expect(header).toMatch(/<div id="header-panel-1"[^>]*popover="auto"/);
		expect(header).toMatch(/<details name="header-menu"><summary[^>]*>Uhren/);
		expect(header).toMatch(/<a href="\/trauringe"[^>]*>Trauringe/);
	});

	it("R-NAV-06 gives an item the class of its type", async () => {
		expect(part(await renderPage(page), "header")).toContain('<li class="menu-category">');
	});

	it("R-NAV-05 R-SHELL-01 opens external links in a new tab, with rel and an icon", async () => {
		const links = (await renderPage(page)).match(/<a [^>]*href="https:\/\/brand[^>]*>.*?<\/a>/gs) ?? [];
		expect(links.length).toBeGreaterThan(2);
		for (const link of links) {
			expect(link).toContain('target="_blank"');
			expect(link).toContain('rel="nofollow noopener noreferrer"');
			expect(link).toMatch(/<i class="icon (?:external|instagram)[ "]/);
			expect(link).toContain("öffnet in neuem Tab");
		}
	});

	it("R-NAV-08 marks the language of a link to a page in another language", async () => {
		const primary = [
			{ label: "Uhren", link: { ...internal("/uhren"), hreflang: "de" as const }, className: null },
		].map((entry) => ({ ...entry, dropdown: false, items: [], groups: [] }));
		const html = await renderPage(pageFixture("fr", { blocks: [] }), shellFixture("fr", { primary }));
		expect(part(html, "header")).toMatch(/<a href="\/uhren"[^>]*hrefLang="de"/i);
	});

	it.each(languages)("marks %s in the language switch and links the others", async (language) => {
		const header = part(await renderPage(pageFixture(language, { blocks: [] })), "header");
		expect(header.match(/<a [^>]*lang="\w\w"[^>]*aria-current="true"/g)).toHaveLength(1);
		expect(header).toMatch(new RegExp(`<a [^>]*lang="${language}"[^>]*aria-current="true"`));
		expect(header.match(/<a [^>]*hrefLang="\w\w"/gi)).toHaveLength(3);
	});
});

describe("a footer widget without content", () => {
	it.each(["openingHours", "social", "navigation"] as const)(
		"R-FOOT-02 is missing together with its heading: %s",
		async (name) => {
			const widgets = [{ name, header: "Überschrift", showLogo: false }];
			const empty = { branches: [], social: [], primary: [], appointment: null, contactPage: null };
			const shown = part(await renderPage(page, shellFixture("de", { widgets })), "footer");
			expect(shown).toContain("Überschrift</h2>");
			const footer = part(await renderPage(page, shellFixture("de", { ...empty, widgets })), "footer");
			expect(footer).not.toContain("Überschrift");
			expect(footer).not.toContain("data-widget");
		},
	);
});

describe("the footer", () => {
	it("R-FOOT-01 shows the groups with their lists and marks the current page", async () => {
		const footer = part(await renderPage(page), "footer");
		for (const group of ["Marken", "Welten"]) expect(footer).toMatch(new RegExp(`>${group}<.*?<ul`, "s"));
		expect(footer).toMatch(/<a href="\/uhren\/kronberg"[^>]*aria-current="page"[^>]*>Kronberg/);
		expect(footer.match(/aria-current/g)).toHaveLength(1);
	});

	it.each([
		["de", "Widget nicht gefunden"],
		["en", "Widget not found"],
	] as const)("R-FOOT-02 shows an unknown widget on %s pages as %j", async (language, text) => {
		const widgets = [{ name: null, header: "Wetter", showLogo: false }];
		const footer = part(
			await renderPage(pageFixture(language), shellFixture(language, { widgets })),
			"footer",
		);
		expect(footer).toContain(text);
	});

	it("R-FOOT-02 shows the widgets in order; a header of the content takes precedence over the catalogue's", async () => {
		const widgets = [
			{ name: "openingHours" as const, header: null, showLogo: false },
			{ name: "address" as const, header: "Unser Haus", showLogo: true },
		];
		const footer = part(await renderPage(page, shellFixture("de", { widgets })), "footer");
		expect([...footer.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)).toEqual([
			"Öffnungszeiten",
			"Unser Haus",
		]);
		expect(footer).toContain("<img");
	});

	it("R-FOOT-02 lists a page once in the navigation widget, with the label of the menu", async () => {
		const entry = { className: null, dropdown: false, items: [], groups: [] };
		const fields = {
			primary: [{ ...entry, label: "So erreichen Sie uns", link: internal("/kontakt") }],
			contactPage: internal("/kontakt"),
			appointment: internal("/terminvereinbarung"),
			widgets: [{ name: "navigation" as const, header: null, showLogo: false }],
		};
		const footer = part(await renderPage(page, shellFixture("de", fields)), "footer");
		const [, widget = ""] = footer.split("</h2>");
		const links = [...widget.slice(0, widget.indexOf("</ul>")).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)];
		expect(links.map(([, href, text]) => [href, text])).toEqual([
			["/kontakt", "So erreichen Sie uns"],
			["/terminvereinbarung", "Termin vereinbaren"],
		]);
	});

	it("R-HOURS-01 R-HOURS-02 R-HOURS-03 shows days, ranges, closed days and the note", async () => {
		const footer = part(await renderPage(page), "footer")
			.replace(/<[^>]+>/g, "|")
			.replace(/\|+/g, "|");
		expect(footer).toContain("|Mo - Fr|10:00–18:30|Sonntag|Geschlossen|1. Advent|12:00–16:00|");
		expect(footer).toContain("Gern auch nach Vereinbarung.");
	});

	it("R-PHONE-01 adds a title to a number that can be called", async () => {
		expect(part(await renderPage(page), "footer")).toMatch(
			/<a [^>]*href="tel:\+493023125120" title="Telefon"[^>]*>\+49 30 23125120/,
		);
	});
});
