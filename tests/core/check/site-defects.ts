import type { PageBody } from "#core/pages/page.ts";
import {
	addText,
	company,
	page,
	project,
	removePage,
	type SiteDefect,
	settings,
	site,
	theme,
} from "#tests/core/check/plant.ts";

const reason = (id: string, branches: readonly string[]) => ({
	id,
	minutes: 30,
	branches,
	translations: [{ language: "de" as const, display_name: "Ring" }],
});

/** Replaces the blocks of the page version at a path, by default with none. */
const empty =
	(path: string, blocks: PageBody["blocks"] = []) =>
	() => ({ body: (body: PageBody) => (body.path === path ? { ...body, lead: null, blocks } : body) });

/** Replaces a word in the blocks of the page version at a path. */
const replaceText = (path: string, word: string, by: string) => () => ({
	body: (body: PageBody): PageBody =>
		body.path === path
			? { ...body, blocks: JSON.parse(JSON.stringify(body.blocks).replaceAll(word, by)) }
			: body,
});

/** Defects of the company, the pages and their texts, found by checks of the whole site. */
export const siteDefects: readonly SiteDefect[] = [
	[
		"a Swiss VAT number with a wrong check digit",
		(demo) => {
			const [address] = demo.company.addresses;
			return company({ ust_id: "CHE-123.456.789 MWST", addresses: [{ ...address, country_code: "CH" }] })(
				demo,
			);
		},
		"vat-number",
		"company.json",
	],
	["no imprint", removePage("/impressum", true), "imprint", "pages"],
	["no German imprint", removePage("/impressum"), "imprint_near", "pages/imprint.json"],
	["no English imprint", removePage("/en/imprint"), "imprint_near", "pages/imprint.json"],
	["no privacy page", removePage("/datenschutz", true), "privacy", "pages"],
	["no German privacy page", removePage("/datenschutz"), "privacy_near", "pages/privacy.json"],
	["a privacy page without a text", empty("/en/privacy"), "privacy-text", "pages/privacy.json"],
	[
		"a privacy page that names an officer alone",
		empty("/datenschutz", [{ type: "legal", id: "data_protection" }]),
		"privacy-text",
		"pages/privacy.json",
	],
	[
		"a French imprint without a text on privacy",
		empty("/fr/mentions-legales", [{ type: "text", markdown: "Juwelier Sternau GmbH, Berlin" }]),
		"privacy-in-imprint",
		"pages/imprint.json",
	],
	[
		"a privacy policy without a payment provider that the shop offers",
		replaceText("/en/privacy", "PayPal", "a provider"),
		"privacy-provider",
		"pages/privacy.json",
	],
	["no terms", removePage("/agb"), "page-terms", "pages"],
	["no instruction on withdrawal", removePage("/widerruf"), "page-withdrawal", "pages"],
	["no page on shipping", removePage("/versand-und-zahlung"), "page-shipping-and-payment", "pages"],
	[
		"terms in another language than the first of a site without German",
		(demo) => ({
			...site(({ pages }) => ({
				pages: pages.map((own) =>
					own.template === "terms"
						? { ...own, translations: own.translations.filter(({ language }) => language === "en") }
						: own,
				),
			}))(demo),
			languages: ["fr", "en"],
		}),
		"page-terms",
		"pages",
	],
	...["terms", "withdrawal", "shipping-and-payment", "accessibility"].map(
		(template): SiteDefect => [
			`no French page of the template ${template}`,
			site(({ pages }) => ({
				pages: pages.map((own) =>
					own.template === template
						? { ...own, translations: own.translations.filter(({ language }) => language !== "fr") }
						: own,
				),
			})),
			template === "accessibility" ? "accessibility-translation" : "legal-page-translation",
			"pages/*.json",
		],
	),
	[
		"terms without a text",
		(demo) => ({
			...settings({ legal_pages: [] })(demo),
			body: (body, template) => (template === "terms" ? { ...body, blocks: [] } : body),
		}),
		"legal-text",
		"pages/terms.json",
	],
	[
		"English terms without a text where the settings have German ones",
		() => ({
			body: (body, template) => (template === "terms" ? { ...body, language: "en", blocks: [] } : body),
		}),
		"legal-text",
		"pages/terms.json",
	],
	[
		"an accessibility statement that is switched off",
		project({ show_accessibility: false }),
		"accessibility-off",
		"project.json",
	],
	["no accessibility statement", removePage("/barrierefreiheit", true), "accessibility-statement", "pages"],
	["a brand color that is hard to read", theme({ brand_color: "#e8c860" }), "adjusted-color", "theme.json"],
	["no light logo where the footer is dark", project({ logo_light: null }), "logo-light", "project.json"],
	[
		"a title that search engines cut",
		page({ title: "Schmuck, ".repeat(8) }),
		"long-title",
		"pages/jewelry.json",
	],
	[
		"an e-mail address without a whole domain",
		company({ emails: [{ email: "info@my-shop", primary: true }] }),
		"email-domain",
		"company.json",
	],
	["a page that is not there in French", removePage("/fr/marques"), "page-translation", "pages/brands.json"],
	[
		"a brand that is not there in English",
		removePage("/en/watches/kronberg"),
		"page-translation",
		"brands/kronberg.json",
	],
	["appointments without their page", removePage("/terminvereinbarung"), "appointment-page", "pages"],
	["appointments for nothing", project({ appointment_reasons: [] }), "appointment-reasons", "project.json"],
	[
		"a page on ring sizes that does not exist",
		settings({ ring_size_page: "/nirgends" }),
		"dead-link",
		"shop/settings.json",
	],
	[
		"a notice that leads to a page that does not exist",
		project({
			notices: [
				{
					from: "2026-01-01",
					to: "2026-12-31",
					tone: "info",
					link: "/nirgends",
					translations: [{ language: "de", text: "Neu", label: null }],
				},
			],
		}),
		"dead-link",
		"project.json",
	],
	["no icon", project({ favicon: null }), "favicon", "project.json"],
	["no image for shared links", project({ seo_image: null }), "social-image", "project.json"],
	[
		"consents that are preselected",
		project({ consent_preselect: true }),
		"consents-preselected",
		"project.json",
	],
	[
		"a description of three words",
		page({ description: "Schmuck aus Berlin" }),
		"short-description",
		"pages/jewelry.json",
	],
	[
		"a description that stands twice",
		page({ description: "Schmuck aus Gold und Platin, in Berlin entworfen und von Hand gefertigt." }),
		"repeated-description",
		"pages/watches.json",
	],
	["a title that stands twice", page({ title: "Impressum" }), "repeated-title", "pages/jewelry.json"],
	[
		"a reason for appointments at a branch that does not exist",
		project({ appointment_reasons: [reason("ring", ["nirgends"])] }),
		"appointment-branch",
		"project.json",
	],
	[
		"two reasons for appointments of one id",
		project({ appointment_reasons: [reason("ring", []), reason("ring", ["mitte"])] }),
		"appointment-reason",
		"project.json",
	],
	...["gmbh", "e.K.", "GmbH & Co. KG", "Eingetragener Kaufmann", "Société anonyme"].map(
		(legal_form): SiteDefect => [
			`a company in no register of the form ${legal_form}`,
			company({ registers: [], legal_form }),
			"register",
			"company.json",
		],
	),
	["neither VAT ID nor tax number", company({ ust_id: null, vat_number: " " }), "tax-number", "company.json"],
	["nobody who represents the company", company({ executives: [] }), "executives", "company.json"],
	["no e-mail address", company({ emails: [] }), "company-email", "company.json"],
	["no telephone number", company({ numbers: [] }), "company-phone", "company.json"],
	[
		"a post box for an address",
		site(({ company: own }) => ({
			company: { ...own, addresses: [{ ...own.addresses[0], street: "Postfach" }] },
		})),
		"post-box",
		"company.json",
	],
	["a VAT ID with two digits swapped", company({ ust_id: "DE136659976" }), "vat-number", "company.json"],
	["a tax number for a VAT ID", company({ ust_id: "29/999/99999" }), "vat-number", "company.json"],
	[
		"a number of the company that nobody can call",
		company({ numbers: [{ number: "12", type: "phone", primary: true }] }),
		"phone-number",
		"company.json",
	],
	[
		"a French site without words of its own for texts that are German",
		site(({ project }) => ({
			project: { ...project, translations: project.translations.filter(({ language }) => language !== "fr") },
		})),
		"german-texts",
		"project.json",
	],
	[
		"a link to the EU's platform for disputes",
		addText("Siehe [Schlichtung](https://ec.europa.eu/consumers/odr).", "legal"),
		"dispute-platform",
		"pages/imprint.json",
	],
	[
		"a link to the EU's platform for disputes on a page that is not legal",
		addText("[Schlichtung](https://ec.europa.eu/consumers/odr)", "home"),
		"dispute-link",
		"pages/home.json",
	],
	[
		"the old law of the imprint",
		addText("Angaben nach § 5 TMG", "legal"),
		"old-imprint-law",
		"pages/imprint.json",
	],
	["the old law of cookies", addText("Nach § 25 TTDSG", "legal"), "old-cookie-law", "pages/imprint.json"],
	[
		"a delivery that is promised too soon",
		addText("Lieferung in 24 Stunden.", "home"),
		"delivery-too-soon",
		"pages/home.json",
	],
	[
		"a customer's words of which nobody says whether they are verified",
		() => ({
			body: (body, of) =>
				of === "home"
					? {
							...body,
							blocks: [
								...body.blocks,
								{ type: "quote", text: "Schön.", source: "Eine Kundin aus Berlin", customer: null },
							],
						}
					: body,
		}),
		"customer-quote",
		"pages/home.json",
	],
	["a green claim", addText("Umweltfreundlicher Schmuck.", "home"), "green-claim", "pages/home.json"],
	["a stone of no name", addText("Des pierres semi-précieuses.", "home"), "semi-precious", "pages/home.json"],
	[
		"a delivery that may come",
		addText("Die Lieferung kommt voraussichtlich bald.", "shipping-and-payment"),
		"vague-delivery",
		"pages/shipping-and-payment.json",
	],
	[
		"a link that is not encrypted",
		addText("[Hier](http://example.org)", "home"),
		"insecure-link",
		"pages/home.json",
	],
];
