import { describe, expect, it } from "vitest";
import { stepsToList } from "#core/product-page/steps-to-list.ts";

describe("the way back to the list", () => {
	it.each([
		["the list before", ["/", "/shop?sort=price_brutto&seite=2"], 1],
		["a category before", ["/shop", "/shop/uhren?marke=kronberg"], 1],
		["the list in French", ["/fr/shop"], 1],
		["the list behind other products", ["/shop/uhren", "/shop/uhren/lachs", "/shop/uhren/firn"], 3],
		["nothing before", [], null],
		["another page before", ["/shop", "/kontakt"], null],
		["the cart between", ["/shop", "/shop/warenkorb", "/shop/uhren/lachs"], null],
		["products alone", ["/shop/uhren/lachs"], null],
	])("R-CAT-07 with %s", (_, earlier, steps) => {
		expect(stepsToList(earlier, { storeRoot: "shop", defaultLanguage: "de" })).toBe(steps);
	});
});
