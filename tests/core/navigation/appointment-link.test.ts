import { describe, expect, it } from "vitest";
import { appointmentLink } from "#core/navigation/appointment-link.ts";
import { createPageLinks } from "#core/routes/page-links.ts";
import { pageFixture } from "#tests/core/site-fixtures.ts";

const links = createPageLinks([pageFixture({ de: "/terminvereinbarung" })]);

describe("appointmentLink", () => {
	it("R-ROUTE-07 links /terminvereinbarung only when the site has the appointment feature", () => {
		expect(appointmentLink({ appointment: true }, "de", links)?.href).toBe("/terminvereinbarung");
		expect(appointmentLink({ appointment: false }, "de", links)).toBeNull();
	});

	it("R-ROUTE-07 R-NAV-08 keeps the German page in other languages", () => {
		expect(appointmentLink({ appointment: true }, "en", links)).toMatchObject({
			href: "/terminvereinbarung",
			hreflang: "de",
		});
	});

	it("R-ROUTE-07 links no page that the site does not have", () => {
		expect(appointmentLink({ appointment: true }, "de", createPageLinks([]))).toBeNull();
	});
});
