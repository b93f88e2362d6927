import { expect, it } from "vitest";
import { metaTags } from "#renderer/engines/react-html/meta-tags.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";

const shell = {
	siteName: "Juwelier Sternau",
	domain: "sternau.example",
	defaultLanguage: "de",
	incomplete: null,
} as const;

it("B-SEO-01 a head has the URL of each language version, and the German one as default", () => {
	const links = metaTags(pageFixture("en"), shell).flatMap(({ attributes: { rel, hreflang, href } }) =>
		rel === "alternate" ? [[hreflang, href]] : [],
	);
	expect(links).toEqual([
		["de", "https://sternau.example/uhren/kronberg"],
		["en", "https://sternau.example/en/watches/kronberg"],
		["x-default", "https://sternau.example/uhren/kronberg"],
	]);
});

it("B-SEO-01 a page with noindex names no language versions", () => {
	const tags = metaTags({ ...pageFixture("en"), noindex: true }, shell);
	expect(tags.filter(({ attributes }) => attributes.rel === "alternate")).toEqual([]);
});

it("B-LAW-20 pages of a site that must not be published yet are kept from search engines", () => {
	const robots = (incomplete: string | null) =>
		metaTags(pageFixture("en"), { ...shell, incomplete }).filter(
			({ attributes }) => attributes.name === "robots",
		);
	expect(robots(null)).toEqual([]);
	expect(robots("Preview")).toMatchObject([{ attributes: { content: "noindex" } }]);
});

it("B-SEO-03 a head has the social image with its size and alternative text, and the type of the page", () => {
	const socialImage = { src: "https://sternau.example/a.jpg", width: 1200, height: 630, alt: "Ein Ring" };
	const tagsOf = (template: "shop-product" | "home") =>
		new Map(
			metaTags({ ...pageFixture("de"), template, socialImage }, shell).map(
				({ attributes: { property = "", content } }) => [property, content],
			),
		);
	const product = tagsOf("shop-product");
	expect(product.get("og:type")).toBe("product");
	expect(tagsOf("home").get("og:type")).toBe("website");
	expect([...product].filter(([name]) => name.startsWith("og:image"))).toEqual([
		["og:image", socialImage.src],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", "Ein Ring"],
	]);
});
