import { describe, expect, it } from "vitest";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { productPage, productShop, ringProduct } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

/** Returns a page's links with a scheme, with their content. */
function linksTo(html: string, scheme: string): readonly string[] {
	return html.match(new RegExp(`<a [^>]*href="${scheme}:[^>]*>.*?</a>`, "gs")) ?? [];
}

async function imprint() {
	const { legalSidebar } = shellFixture("de");
	const mediator = {
		name: "Médiation",
		postal_address: "1 rue Test, 75001 Paris",
		website: "https://mediation.example/",
	};
	const shell = shellFixture("de", { legalSidebar: { ...legalSidebar, mediator } });
	return renderPage({ ...pageFixture("de", { blocks: [] }), template: "legal" }, shell);
}

function product() {
	const ring = ringProduct();
	const contact = ring.manufacturer_contact;
	const manufacturer_contact = contact && { ...contact, electronic_address: "https://alpenhorn.example/" };
	const page = productPage({ ...ring, manufacturer_contact, ratings: [] }, "de", { ratings: [] });
	return renderPage(page, shellFixture("de", { shop: productShop({}) }));
}

describe.each([
	["an imprint with a mediator", imprint, "https://mediation.example/"],
	["a product with its maker's address", product, "https://alpenhorn.example/"],
])("the links that lead elsewhere of %s", (_, render, named) => {
	it.each([
		["https", "öffnet in neuem Tab", "nofollow noopener noreferrer"],
		["mailto", "E-Mail schreiben", "noopener"],
		["tel", "anrufen", "noopener"],
	])("R-NAV-05 with %s: open a new tab, have an icon and a note", async (scheme, note, rel) => {
		const html = await render();
		expect(linksTo(html, "https").join()).toContain(named);
		const links = linksTo(html, scheme);
		expect(links.length).toBeGreaterThan(0);
		for (const link of links) {
			expect(link).toContain('target="_blank"');
			expect(link).toContain(`rel="${rel}"`);
			expect(link).toMatch(/<i class="icon |<span class="icon /);
			expect(link).toContain(`(${note})`);
		}
	});
});
