import { expect, test } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";
import { hydrationTime } from "#core/loading/hydration-time.ts";
import { shopTemplateNames } from "#core/pages/page.ts";

test("B-USE-17 a content page hydrates only when an island is used", () => {
	const others = contentTemplateNames.filter((template) => hydrationTime(template, true) !== "change");
	expect(others.sort()).toEqual(["not-found", "thanks"]);
});

test("a shop page hydrates at the first interaction, order pages hydrate on load", () => {
	const times = Object.fromEntries(
		shopTemplateNames.map((template) => [template, hydrationTime(template, false)]),
	);
	expect(times).toEqual({
		"shop-list": "interaction",
		"shop-product": "interaction",
		"shop-cart": "load",
		"shop-checkout": "load",
		"shop-confirmation": "load",
		"shop-wishlist": "load",
		"shop-not-found": "change",
	});
});

test("R-CAT-02 product pages hydrate on load if a content service provides the products", () => {
	expect(hydrationTime("shop-product", true)).toBe("load");
	expect(hydrationTime("shop-list", true)).toBe("load");
});
