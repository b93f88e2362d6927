import { describe, expect, it } from "vitest";
import { accessibilityPath, appointmentPath, isBuilt } from "#core/pages/optional-pages.ts";
import type { TemplateName } from "#core/pages/page.ts";

function pageAt(path: string, template: TemplateName = "info") {
	return { template, translations: [{ path }, { path: "/en/other" }] };
}

describe("isBuilt", () => {
	it("R-ROUTE-06 builds /barrierefreiheit only with project.show_accessibility", () => {
		expect(accessibilityPath("de")).toBe("/barrierefreiheit");
		expect(accessibilityPath("fr")).toBe("/de/barrierefreiheit");
		for (const page of [pageAt("/barrierefreiheit"), pageAt("/anders", "accessibility")]) {
			expect(isBuilt(page, { accessibility: true, appointment: false })).toBe(true);
			expect(isBuilt(page, { accessibility: false, appointment: true })).toBe(false);
		}
	});

	it("R-ROUTE-07 builds /terminvereinbarung only with the appointment feature", () => {
		expect(appointmentPath("de")).toBe("/terminvereinbarung");
		expect(appointmentPath("fr")).toBe("/de/terminvereinbarung");
		for (const page of [pageAt("/terminvereinbarung"), pageAt("/de/terminvereinbarung")]) {
			expect(isBuilt(page, { accessibility: false, appointment: true })).toBe(true);
			expect(isBuilt(page, { accessibility: true, appointment: false })).toBe(false);
		}
	});

	it("R-ROUTE-06 R-ROUTE-07 builds every other page", () => {
		expect(isBuilt(pageAt("/uhren"), { accessibility: false, appointment: false })).toBe(true);
	});
});
