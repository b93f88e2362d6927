import { mailedFileLimit } from "#core/legal/official-graphics.ts";
import { product, type SiteDefect, shop, site } from "#tests/core/check/plant.ts";

const productFiles = "shop/products/*.json";

/** Defects of legally required texts that are missing in a language. */
export const legalTextDefects: readonly SiteDefect[] = [
	[
		"a product's warning in German alone",
		product((own) => ({
			translations: own.translations.map((text) => ({
				...text,
				safety_warnings: text.language === "de" ? "Kleine Teile." : null,
			})),
		})),
		"legal-translation",
		productFiles,
	],
	[
		"terms of a guarantee that French has not",
		product((own) => ({
			translations: own.translations.map((text) => ({
				...text,
				guarantee_terms: text.language === "fr" ? " " : "Zwei Jahre.",
			})),
		})),
		"legal-translation",
		productFiles,
	],
	[
		"a consent that is described in German alone",
		site(({ consents }) => ({
			consents: [
				...consents,
				{
					default_on: false,
					function_id: "chat",
					translations: [{ language: "de", display_name: "Chat", description: "Ein Chat.", link: null }],
				},
			],
		})),
		"legal-translation",
		"consents.json",
	],
	[
		"texts of the imprint in German alone",
		site(({ legal }) => ({
			legal: { ...legal, translations: legal.translations.filter(({ language }) => language === "de") },
		})),
		"legal-translation",
		"legal.json",
	],
	["the official notice of the guarantee missing", () => ({}), "guarantee-notice-file", "media/index.json"],
	[
		"an official notice that is too large for a mail",
		() => ({ graphicSizes: new Map([["eu-guarantee-notice.de.png", mailedFileLimit + 1]]) }),
		"guarantee-file-size",
		"media/index.json",
	],
	["a long guarantee without its official label", () => ({}), "guarantee-label-file", productFiles],
	[
		"goods of a Swiss maker that nobody in the Union answers for",
		shop(({ manufacturers }) => ({
			manufacturers: manufacturers.map((own) => ({
				...own,
				contact: own.contact && { ...own.contact, country_code: "CH", responsible_person: null },
			})),
		})),
		"responsible-person",
		"shop/manufacturers.json",
	],
];
