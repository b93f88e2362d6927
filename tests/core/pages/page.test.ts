import { describe, expect, it } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";

describe("the content templates", () => {
	/** The templates in the requirement's text, in order. */
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

	it("R-ROUTE-11 are exactly those of the requirement", () => {
		expect([...contentTemplateNames].sort()).toEqual([...required].sort());
	});
});
