import { expect, it } from "vitest";
import { metaTags } from "#renderer/engines/react-html/meta-tags.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";

const shell = { siteName: "Juwelier Sternau", domain: "sternau.example" };

it("B-SEO-01 a head has the address of each version that exists, the German one for all others", () => {
	const links = metaTags(pageFixture("en"), shell).flatMap(({ attributes: { rel, hreflang, href } }) =>
		rel === "alternate" ? [[hreflang, href]] : [],
	);
	expect(links).toEqual([
		["de", "https://sternau.example/uhren/kronberg"],
		["en", "https://sternau.example/en/watches/kronberg"],
		["x-default", "https://sternau.example/uhren/kronberg"],
	]);
});

it("B-SEO-01 a page that search engines leave out names no versions", () => {
	const tags = metaTags({ ...pageFixture("en"), noindex: true }, shell);
	expect(tags.filter(({ attributes }) => attributes.rel === "alternate")).toEqual([]);
});
