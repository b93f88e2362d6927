import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { alternates, versions } from "#core/pages/alternates.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { shopPageAt, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { domain, readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const planned = demo.plan();
const plan = shopOf(planned.context);
const modelOf = createShopPageModels(plan, planned.context);
const models: readonly PageModel[] = [...shopPages(plan)].flatMap((page) =>
	plan.languages.map((language) => withDigest(modelOf(page, language)).model),
);
const modelAt = (path: string) => models.find((model) => model.path === path);
const prefix = { de: "", en: "/en", fr: "/fr" } as const;

describe("a list of more products than one page shows", () => {
	it("B-SEO-08 continues on further pages until every product is listed once", () => {
		for (const language of languages) {
			const root = `${prefix[language]}/shop`;
			const lists = models.filter(
				({ path, shop }) => shop?.type === "list" && (path === root || path.startsWith(`${root}/seite/`)),
			);
			const listed = lists.flatMap(({ shop }) =>
				shop?.type === "list" ? shop.products.map(({ product }) => product.id) : [],
			);
			expect(lists.map(({ path }) => path)).toEqual([root, `${root}/seite/2`]);
			expect(new Set(listed).size).toBe(listed.length);
			expect(listed).toHaveLength(plan.products.length);
		}
	});

	it("B-SEO-08 has a canonical link, title and language versions for each of its pages", () => {
		const page = modelAt("/en/shop/seite/2");
		expect(page).toMatchObject({
			canonical: `https://${domain}/en/shop/seite/2`,
			title: "Shop – page 2",
			description: expect.stringMatching(/^Page 2: /),
			noindex: false,
		});
		expect(alternates(versions(page?.languageChoices ?? []), "de").map(({ path }) => path)).toEqual([
			"/shop/seite/2",
			"/en/shop/seite/2",
			"/fr/shop/seite/2",
			"/shop/seite/2",
		]);
	});

	it("B-SEO-08 has no page after its last", () => {
		expect(shopPageAt("/shop/seite/2", plan)).not.toBeNull();
		expect(["/shop/seite/3", "/shop/trauringe/seite/2"].filter((path) => shopPageAt(path, plan))).toEqual([]);
	});
});
