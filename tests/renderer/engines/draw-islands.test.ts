import { beforeAll, describe, expect, it } from "vitest";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { createRenderMarkup } from "#renderer/engines/react-html/server-entry.tsx";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";

describe("islands in prerendered pages", () => {
	let render: RenderMarkup;
	beforeAll(async () => {
		render = await createRenderMarkup();
	});

	const contact = pageFixture("de", { template: "contact", path: "/kontakt", blocks: [] });

	it("R-ROUTE-14 R-FORM-03 the contact page is served with its form", () => {
		const html = render(contact, shellFixture("de"));
		expect(html).toMatch(/<form[^>]*aria-labelledby="contact-form"/);
		expect(html).toContain('name="message"');
	});

	it("R-ROUTE-14 without an order service it leads to the e-mail program instead", () => {
		const html = render(contact, shellFixture("de", { orderService: null }));
		expect(html).not.toContain("<form");
		expect(html).toContain('href="mailto:haus@sternau.example"');
	});

	it("have ids of their own, the same whatever else the page shows", () => {
		const ids = (html: string) => html.match(/id="react-aria-[^"]*"/g) ?? [];
		const whole = ids(render(contact, shellFixture("de")));
		expect(whole.length).toBeGreaterThan(5);
		expect(new Set(whole).size).toBe(whole.length);
		expect(whole.every((id) => id.includes("contact-form"))).toBe(true);
		expect(ids(render({ ...contact, kicker: null, image: null }, shellFixture("de")))).toEqual(whole);
	});

	it("R-NEWS-01 the newsletter's sign-up comes without React Spectrum", () => {
		const blocks = [{ type: "newsletter", heading: "Briefe", text: null }] as const;
		const html = render(pageFixture("de", { template: "home", path: "/", blocks }), shellFixture("de"));
		expect(html).toContain('<input id="briefe-email"');
		expect(html).not.toContain("spectrum-");
	});
});
