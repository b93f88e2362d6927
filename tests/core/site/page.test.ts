import { describe, expect, it } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";
import { isTemplateName } from "#core/site/page.ts";

describe("isTemplateName", () => {
	/** The templates of the requirement's text, in its order. */
	const required = [
		"terms",
		"display",
		"shipping-and-payment",
		"withdrawal",
		"brand",
		"brand-rolex",
		"brands",
		"not-found",
		"contact",
		"thanks",
		"accessibility",
		"social-privacy",
		"info",
		"legal",
		"home",
		"edition",
		"recycling",
		"service",
		"about",
		"workshop",
	];

	it("R-ROUTE-11 knows every template that content may name, and no other", () => {
		expect([...contentTemplateNames].sort()).toEqual([...required].sort());
		expect(required.filter(isTemplateName)).toEqual(required);
	});

	it.each(["", "Home", "home ", "toString", "__proto__"])("R-ROUTE-11 knows no template %j", (name) => {
		expect(isTemplateName(name)).toBe(false);
	});
});
