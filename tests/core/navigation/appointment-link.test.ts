import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { appointmentLink } from "#core/navigation/appointment-link.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { pageFixture } from "#tests/core/site-fixtures.ts";

const links = createPageLinks([pageFixture({ de: "/terminvereinbarung" })], "de");

const silent = createMemoryLogger();

describe("appointmentLink", () => {
	it("R-ROUTE-07 links /terminvereinbarung only when the site has the appointment feature", () => {
		expect(appointmentLink({ appointment: true }, "de", "de", links, silent)?.href).toBe(
			"/terminvereinbarung",
		);
		expect(appointmentLink({ appointment: false }, "de", "de", links, silent)).toBeNull();
	});

	it("R-ROUTE-07 R-NAV-08 keeps the German page in other languages", () => {
		expect(appointmentLink({ appointment: true }, "en", "de", links, silent)).toMatchObject({
			href: "/terminvereinbarung",
			hreflang: "de",
		});
	});

	it("R-ROUTE-07 links no missing page, and logs it", () => {
		const logger = createMemoryLogger();
		expect(appointmentLink({ appointment: true }, "de", "de", createPageLinks([], "de"), logger)).toBeNull();
		expect(logger.notes).toEqual([{ key: "appointment-page", details: { path: "/terminvereinbarung" } }]);
	});
});
