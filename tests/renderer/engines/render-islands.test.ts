import { beforeAll, describe, expect, it } from "vitest";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { createRenderMarkup } from "#renderer/engines/react-html/server-entry.tsx";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";

describe("islands in prerendered pages", () => {
	let render: (page: PageModel, shell: ShellModel) => string;
	beforeAll(async () => {
		render = await createRenderMarkup();
	});

	const contact = pageFixture("de", { template: "contact", path: "/kontakt", blocks: [] });

	it("R-ROUTE-14 the contact page contains heading, map header, contact information and form", () => {
		const html = render({ ...contact, heading: "So erreichen Sie uns" }, shellFixture("de"));
		expect(html).toMatch(/<h1[^>]*>So erreichen Sie uns</);
		const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
		expect(main).toMatch(/<div class="map">.*?<a href="https:\/\/maps\.example\/sternau"/);
		expect(main).toContain('href="tel:+493023125120"');
		expect(main).toMatch(/<form[^>]*aria-labelledby="contact-form"/);
	});

	it("R-ROUTE-14 R-FORM-03 its form requires only e-mail, message and privacy consent", () => {
		const html = render(contact, shellFixture("de"));
		const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([field]) => field);
		const nameOf = (field: string) => /\bname="([^"]*)"/.exec(field)?.[1];
		const names = (list: readonly string[]) => [...new Set(list.map(nameOf))].sort();
		expect(names(fields)).toEqual(["email", "honeypot", "message", "name", "phone", "privacy", "subject"]);
		const required = fields.filter((field) => field.includes('aria-required="true"'));
		expect(names(required)).toEqual(["email", "message", "privacy"]);
	});

	it("without an order service, it links to the e-mail client instead", () => {
		const html = render(contact, shellFixture("de", { orderService: null }));
		expect(html).not.toContain("<form");
		expect(html).toContain('href="mailto:haus@sternau.example"');
	});

	it("have unique ids that do not depend on the rest of the page", () => {
		const ids = (html: string) => html.match(/id="react-aria-[^"]*"/g) ?? [];
		const pageIds = ids(render(contact, shellFixture("de")));
		expect(pageIds.length).toBeGreaterThan(5);
		expect(new Set(pageIds).size).toBe(pageIds.length);
		// The ids begin with the id of the island's position.
		const [place = ""] = /^id="react-aria-_?_R_\w+?_R_/.exec(pageIds[0] ?? "") ?? [];
		expect(place).not.toBe("");
		expect(pageIds.every((id) => id.startsWith(place))).toBe(true);
		expect(ids(render({ ...contact, kicker: null, image: null }, shellFixture("de")))).toEqual(pageIds);
	});

	it("the newsletter's sign-up uses no React Spectrum, and has unique ids at each position", () => {
		const heading = { anchor: "briefe", text: "Briefe" };
		const newsletter = { type: "newsletter", heading, text: null } as const;
		const blocks = [newsletter, newsletter];
		const html = render(pageFixture("de", { template: "home", path: "/", blocks }), shellFixture("de"));
		const addresses = html.match(/<input id="[^"]+-email"/g) ?? [];
		expect(new Set(addresses).size).toBe(2);
		expect(html).not.toContain("spectrum-");
	});
});
