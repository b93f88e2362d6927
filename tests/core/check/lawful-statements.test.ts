import { describe, expect, it } from "vitest";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import type { Language } from "#core/language/language.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";
import { lawfulOffers } from "#tests/core/check/lawful-offers.ts";
import { lawfulProductStatements } from "#tests/core/check/lawful-product-statements.ts";
import { lawfulRemarks } from "#tests/core/check/lawful-remarks.ts";
import { lawfulStatements } from "#tests/core/check/lawful-statements.ts";

const { shop } = demoInput.site;
if (!shop) throw new Error("The demo has a shop");

/** The demo's products without its pages, with some products changed. */
function withProducts(change: (product: ProductContent) => ProductContent): CheckedSite {
	const products = (shop?.products ?? []).map(change);
	return { ...demoInput, bodies: [], site: { ...demoInput.site, shop: shop && { ...shop, products } } };
}

const before = new Set(applyRules(withProducts((product) => product)).map((found) => JSON.stringify(found)));

/** Rules that compare the languages of a text, or ask for more words. */
const otherRules = /translated-number|product-description/;

const newFindings = (checked: CheckedSite) =>
	applyRules(checked).filter((found) => !before.has(JSON.stringify(found)) && !otherRules.test(found.key));

/** The statements on the home page by language. */
const pageStatements = (language: Language) => [...lawfulStatements[language], ...lawfulRemarks[language]];

const statementsOf = (slug: string, language: Language) => lawfulProductStatements[slug]?.[language] ?? [];

describe("a check of honest shops", () => {
	it("B-LAW-25 finds nothing in statements about others, the past, the law and what is not offered", () => {
		const bodies = demoInput.bodies.map(({ page, body }) => {
			const blocks = pageStatements(body.language).map((markdown) => ({
				type: "text" as const,
				markdown,
			}));
			return { page, body: page.template === "home" ? { ...body, blocks } : body };
		});
		const home = demoInput.site.pages.find(({ template }) => template === "home");
		const blamed = applyRules({ ...demoInput, bodies }).flatMap(({ key, item, field }) => {
			const [, version, place] = /^translations\.(\d+)\.blocks\.(\d+)\.markdown$/.exec(field ?? "") ?? [];
			const language = home?.translations[Number(version)]?.language;
			return item === home?.id && language ? [`${key}: ${pageStatements(language)[Number(place)]}`] : [];
		});
		expect(blamed).toEqual([]);
	});

	it("B-LAW-25 finds nothing in product texts about other goods, parts and measures", () => {
		const all = Object.values(lawfulProductStatements).flatMap((statements) => Object.values(statements));
		const rounds = Math.max(...all.map(({ length }) => length));
		const blamed = Array.from({ length: rounds }, (_, round) => {
			const checked = withProducts((product) => ({
				...product,
				translations: product.translations.map((text) => ({
					...text,
					description: [text.description, statementsOf(product.slug, text.language)[round]]
						.filter(Boolean)
						.join(" "),
				})),
			}));
			return newFindings(checked).map(({ key, params }) => `${key} ${params.found}`);
		});
		expect(blamed.flat()).toEqual([]);
	});

	it.each(lawfulOffers)("B-LAW-25 finds nothing in %s", (_offer, slug, change) => {
		const checked = withProducts((product) =>
			product.slug === slug ? { ...product, ...change(product) } : product,
		);
		expect(newFindings(checked).map(({ key, params }) => [key, params])).toEqual([]);
	});
});
