import { expect, it } from "vitest";
import { applyRules as checkWhole } from "#core/check/apply-rules.ts";
import { contactRules } from "#core/check/contact-rules.ts";
import { fieldRules } from "#core/check/field-rules.ts";
import { figureRules } from "#core/check/figure-rules.ts";
import { identityRules } from "#core/check/identity-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { serviceRules } from "#core/check/service-rules.ts";
import { languages } from "#core/language/language.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { publicHolidays } from "#core/legal/public-holidays.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";

/**
 * Rules that do not suit shops derived from the demo. They compare the demo's words, pages and streets with another
 * country's data, or require the official graphics, which the demo lacks.
 */
const leftOut = new Set(
	[
		"coordinates",
		"postcode",
		"dead-link",
		"guarantee-notice-file",
		"guarantee-label-file",
		...[...figureRules, ...fieldRules, ...identityRules, ...contactRules, ...serviceRules].map(
			({ id }) => id,
		),
	].map((id) => `check.rule.${id}`),
);

const applyRules = (checked: CheckedSite) => checkWhole(checked).filter(({ key }) => !leftOut.has(key));

/** Returns the demo's settings for a shop that sells in one country only, by bank transfer. */
function onlyIn(settings: StatedSettings, country: string): StatedSettings {
	const serves = (countries: readonly { readonly country_code: string }[]) =>
		countries.length === 0 || countries.some((own) => own.country_code === country);
	return {
		...settings,
		tax_country: country,
		default_tax_percent: lawOf(country).taxPercent,
		// Only German law lets a shop agree on it.
		used_goods_liability_months: null,
		used_goods_liability_required: false,
		payment_methods: settings.payment_methods.filter(({ id }) => id === 1),
		shipping_countries: settings.shipping_countries.filter((own) => own.country_code === country),
		shipping_methods_config: settings.shipping_methods_config
			.filter(({ shipping_countries }) => serves(shipping_countries))
			.map((own) => ({
				...own,
				shipping_countries: [],
				payment_methods: own.payment_methods.filter(({ id }) => id === 1),
			})),
	};
}

/** Closed on each public holiday of the next year. */
const closedIn = (country: string) =>
	publicHolidays(country, Date.parse(demoInput.today) / 86_400_000, 366).map((day) => ({
		date: dateOf(day),
		time_open: null,
		time_close: null,
		translations: languages.map((language) => ({ language, display_name: "1" })),
	}));

const organisation = { name: "A", postal_address: "1, rue B, 67000 Strasbourg" };

/** The required contents of French and Austrian imprints. */
const imprintText = {
	de: "Unternehmensgegenstand: Handel mit Schmuck. Gewerbebehörde: Magistrat der Stadt Wien.",
	en: "Trade in jewellery.",
	fr: "SARL au capital de 20 000 €. Directrice de la publication : Clara Sternau.",
};

function shopIn(country_code: string, ust_id: string, number: string): Site {
	const { company, branches, shop, legal } = demoInput.site;
	return {
		...demoInput.site,
		company: {
			...company,
			ust_id,
			addresses: [{ ...company.addresses[0], country_code }],
			numbers: [{ number, type: "phone", primary: true }],
		},
		branches: branches.map((own) => ({
			...own,
			country_code,
			phone: number,
			holidays: closedIn(country_code),
		})),
		legal: {
			...legal,
			host: { ...organisation, phone_number: number },
			mediator: { ...organisation, website: "https://mediator.example" },
			translations: legal.translations.map((own) => ({
				...own,
				additional_top_info: imprintText[own.language],
			})),
		},
		shop: shop && { ...shop, settings: onlyIn(shop.settings, country_code) },
	};
}

it.each([
	["CH", "CHE-123.456.788 MWST", "+41 44 668 18 00", "CHF"],
	["AT", "ATU12345675", "+43 1 5121234", "EUR"],
	["FR", "FR40303265045", "+33 3 88 60 90 90", "EUR"],
] as const)("B-REL-04 a check finds nothing in a shop in %s", (country, ust_id, number, currency) => {
	const site = shopIn(country, ust_id, number);
	expect(applyRules({ ...demoInput, country, currency, site })).toEqual([]);
});

/** A Swiss shop that grants returns within two weeks and describes them instead of withdrawal instructions. */
function withReturns(words: string) {
	const site = shopIn("CH", "CHE-123.456.788 MWST", "+41 44 668 18 00");
	const { shop } = site;
	if (!shop) throw new Error("The demo has a shop");
	const shipping_countries = shop.settings.shipping_countries.map((own) => ({ ...own, return_days: 14 }));
	const legal_pages = shop.settings.legal_pages.filter(({ type }) => type !== "withdrawal");
	const settings = { ...shop.settings, shipping_countries, legal_pages };
	const bodies = demoInput.bodies.map(({ page, body }) =>
		page.template === "withdrawal"
			? {
					page,
					body: {
						...body,
						lead: null,
						description: "",
						blocks: [{ type: "text" as const, markdown: words }],
					},
				}
			: { page, body },
	);
	return {
		...demoInput,
		country: "CH",
		currency: "CHF" as const,
		bodies,
		site: { ...site, shop: { ...shop, settings } },
	};
}

it("B-REL-04 B-LAW-17 a check requires no withdrawal instructions from a Swiss shop that grants returns", () => {
	expect(applyRules(withReturns("Wir nehmen ungetragene Ware innert 14 Tagen zurück."))).toEqual([]);
	const { site, ...checked } = withReturns("");
	const pages = site.pages.filter(({ template }) => template !== "withdrawal");
	const bodies = checked.bodies.filter(({ page }) => page.template !== "withdrawal");
	expect(applyRules({ ...checked, bodies, site: { ...site, pages } })).toEqual([]);
});

it("B-REL-04 B-LAW-17 a check requires the statutory days from a Swiss shop that ships to the European Union", () => {
	const { site, ...checked } = withReturns("Wir nehmen ungetragene Ware innert 14 Tagen zurück.");
	const { shop } = site;
	const [own] = shop.settings.shipping_countries;
	if (!own) throw new Error("The shop ships to Switzerland");
	const shipping_countries = [own, { ...own, id: 9, country_code: "AT", return_days: null }];
	const settings = { ...shop.settings, shipping_countries };
	const rules = (bodies: typeof checked.bodies) =>
		applyRules({ ...checked, bodies, site: { ...site, shop: { ...shop, settings } } }).map(({ key }) => key);
	const named = (words: string) => withReturns(words).bodies;
	expect(rules(named("Sie können widerrufen."))).toContain("check.rule.withdrawal-days");
	expect(rules(named("Sie können binnen 14 Tagen widerrufen."))).not.toContain("check.rule.withdrawal-days");
});

it("B-REL-04 B-LAW-17 a check requires a Swiss shop to name the days that it grants", () => {
	const found = applyRules(withReturns("Wir nehmen ungetragene Ware zurück.")).map(({ key }) => key);
	expect(new Set(found)).toEqual(new Set(["check.rule.return-days"]));
});

it.each([
	["CH", "CHE-123.456.788 MWST", "+41 44 668 18 00", "CHF", []],
	["AT", "ATU12345675", "+43 1 5121234", "EUR", ["check.rule.accessibility-statement"]],
] as const)(
	"B-REL-04 B-LAW-17 a check of a shop in %s without an accessibility statement applies the country's law",
	(country, ust_id, number, currency, expected) => {
		const { pages, ...site } = shopIn(country, ust_id, number);
		const others = pages.filter(({ template }) => template !== "accessibility");
		const bodies = demoInput.bodies.filter(({ page }) => page.template !== "accessibility");
		const found = applyRules({ ...demoInput, country, currency, bodies, site: { ...site, pages: others } });
		expect(found.map(({ key }) => key)).toEqual(expected);
		for (const { params } of found)
			expect(params).toEqual({ path: "/barrierefreiheit", template: "accessibility" });
	},
);
