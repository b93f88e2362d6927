import { describe, expect, it } from "vitest";
import { isTemplateName, templateNames } from "#core/site/page.ts";

describe("isTemplateName", () => {
	it("R-ROUTE-11 knows every template", () => {
		expect(templateNames.filter(isTemplateName)).toEqual(templateNames);
	});

	it.each(["", "Home", "home ", "toString", "__proto__"])("R-ROUTE-11 knows no template %j", (name) => {
		expect(isTemplateName(name)).toBe(false);
	});
});
