import { expect, test } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";
import { hydrationTime } from "#core/loading/hydration-time.ts";
import { shopTemplateNames } from "#core/pages/page.ts";

test("B-USE-17 a content page is not hydrated before an island of it is used", () => {
	const others = contentTemplateNames.filter((template) => hydrationTime(template, true) !== "change");
	expect(others.sort()).toEqual(["not-found", "thanks"]);
});

test("a page of the shop hydrates at its first use, an order's pages on load", () => {
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

test("R-CAT-02 where products are read from a content service, their pages hydrate on load", () => {
	expect(hydrationTime("shop-product", true)).toBe("load");
	expect(hydrationTime("shop-list", true)).toBe("load");
});
