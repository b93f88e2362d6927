import { expect, test } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";
import { hydrationTime } from "#core/loading/hydration-time.ts";
import { shopTemplateNames } from "#core/pages/page.ts";

test("B-USE-17 a content page is not taken over before an island of it is used", () => {
	const others = contentTemplateNames.filter((template) => hydrationTime(template, true) !== "islands");
	expect(others.sort()).toEqual(["not-found", "thanks"]);
});

test("a page of the shop is taken over at its first use, an order's pages at once", () => {
	const times = Object.fromEntries(
		shopTemplateNames.map((template) => [template, hydrationTime(template, false)]),
	);
	expect(times).toEqual({
		"shop-list": "firstUse",
		"shop-product": "firstUse",
		"shop-cart": "idle",
		"shop-checkout": "idle",
		"shop-confirmation": "idle",
		"shop-wishlist": "idle",
		"shop-not-found": "islands",
	});
});

test("R-CAT-02 where products are read from a content service, their pages are taken over at once", () => {
	expect(hydrationTime("shop-product", true)).toBe("idle");
	expect(hydrationTime("shop-list", true)).toBe("idle");
});
