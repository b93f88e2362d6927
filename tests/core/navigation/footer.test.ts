import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { knownWidgets } from "#core/content/names.ts";
import type { Widget } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import { footerWidgets, legalLinks } from "#core/navigation/footer.ts";

function widget(fields: Partial<Widget>): Widget {
	return {
		sort: 1,
		widget_name: "contact",
		position: null,
		props: { showLogo: false },
		translations: [],
		...fields,
	};
}

function build(widgets: readonly Widget[], language: Language = "de") {
	const logger = createMemoryLogger();
	return { widgets: footerWidgets(widgets, language, logger), logger };
}

describe("footerWidgets", () => {
	it("R-FOOT-02 shows address with logo, contact, opening hours and navigation when none are configured", () => {
		const { widgets, logger } = build([]);
		expect(widgets.map(({ name, showLogo }) => [name, showLogo])).toEqual([
			["address", true],
			["contact", false],
			["openingHours", false],
			["navigation", false],
		]);
		expect(logger.notes).toEqual([]);
	});

	it("R-FOOT-02 supports address, contact, navigation, social and openingHours", () => {
		expect([...knownWidgets].sort()).toEqual(["address", "contact", "navigation", "openingHours", "social"]);
		const { widgets } = build(knownWidgets.map((widget_name) => widget({ widget_name })));
		expect(widgets.map(({ name }) => name)).toEqual([...knownWidgets]);
	});

	it("R-FOOT-02 orders the configured widgets by sort, equal ones as listed", () => {
		const { widgets } = build([
			widget({ sort: 10, widget_name: "social" }),
			widget({ sort: 2, widget_name: "contact" }),
			widget({ sort: -1, widget_name: "address", props: { showLogo: true } }),
			widget({ sort: 2, widget_name: "navigation" }),
		]);
		expect(widgets.map(({ name }) => name)).toEqual(["address", "contact", "navigation", "social"]);
		expect(widgets.map(({ showLogo }) => showLogo)).toEqual([true, false, false, false]);
	});

	it.each([null, "", " Footer "])("R-FOOT-02 includes a widget of the position %j", (position) => {
		const { widgets, logger } = build([widget({ position })]);
		expect([widgets.length, logger.notes]).toEqual([1, []]);
	});

	it("R-FOOT-02 leaves out a widget of another position, and logs it", () => {
		const { widgets, logger } = build([
			widget({ position: "sidebar" }),
			widget({ widget_name: "social", position: "footer" }),
		]);
		expect(widgets.map(({ name }) => name)).toEqual(["social"]);
		expect(logger.notes).toEqual([
			{ key: "footer.otherPosition", details: { widget: "contact", position: "sidebar" } },
		]);
	});

	it.each(["weather", "Address", "", "constructor"])(
		"R-FOOT-02 does not support the widget %j",
		(widget_name) => {
			expect(build([widget({ widget_name })]).widgets).toMatchObject([
				{ name: null, widgetName: widget_name },
			]);
		},
	);

	it("R-FOOT-02 R-I18N-01 uses the header of the language, else the first and logs it", () => {
		const translated = widget({
			translations: [
				{ language: "de", header: "Kontakt" },
				{ language: "en", header: "Contact" },
			],
		});
		expect(build([translated], "en").widgets[0]?.header).toBe("Contact");
		const french = build([translated], "fr");
		expect(french.widgets[0]?.header).toBe("Kontakt");
		expect(french.logger.notes.map(({ key }) => key)).toEqual(["translation.missing"]);
	});

	it("R-FOOT-02 accepts a widget without a header, and logs nothing", () => {
		const { widgets, logger } = build([
			widget({}),
			widget({ translations: [{ language: "de", header: " " }] }),
		]);
		expect(widgets.map(({ header }) => header)).toEqual([null, null]);
		expect(logger.notes).toEqual([]);
	});
});

describe("legalLinks", () => {
	it.each([
		["de", "/impressum", "/datenschutz"],
		["en", "/en/imprint", "/en/privacy"],
		["fr", "/fr/mentions-legales", "/fr/mentions-legales"],
	] as const)(
		"R-ROUTE-06 R-ROUTE-03 always links imprint and privacy in %s",
		(language, imprint, privacy) => {
			const always = [
				{ key: "imprint", path: imprint },
				{ key: "privacy", path: privacy },
			];
			expect(legalLinks(language, "de", { accessibility: false })).toEqual(always);
			expect(legalLinks(language, "de", { accessibility: true })).toEqual([
				...always,
				{ key: "accessibility", path: "/barrierefreiheit" },
			]);
		},
	);
});
