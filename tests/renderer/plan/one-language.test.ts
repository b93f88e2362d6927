import { expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

it.each([
	["en", ["/en/terms", "/en/withdrawal", "/en/shipping-and-payment"], "/en/accessibility"],
	["fr", ["/fr/conditions-generales", "/fr/retractation", "/fr/livraison-et-paiement"], "/fr/accessibilite"],
] as const)(
	"B-LAW-11 R-ROUTE-08 a site only in %s links to its legal pages",
	(language, legal, accessibility) => {
		const languages: readonly Language[] = [language];
		const { context } = demo.plan({ languages, orderService: { url: "https://orders.example" } });
		const { shop, legalLinks } = shellModel(language, context);
		expect(shop?.legalPages.map(({ link }) => link.href)).toEqual(legal);
		expect(legalLinks.find(({ key }) => key === "accessibility")?.link.href).toBe(accessibility);
	},
);
