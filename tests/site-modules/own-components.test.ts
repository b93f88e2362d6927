import { describe, expect, it } from "vitest";
import { documentedCode } from "#tests/documented-code.ts";
import { createOwnShop, type OwnShop } from "#tests/site-modules/own-shop.ts";

/** A wrapper with state and a style sheet: a button that counts below the large image of the home page. */
const hero = `import { useState } from "react";
import type { OwnComponentProps } from "facette/blocks";
import styles from "./hero.module.css";

export default function Hero({ Default, site, language, ...props }: OwnComponentProps<"Hero">) {
	const [count, setCount] = useState(0);
	return (
		<div className={styles.wrapped} lang={language}>
			<Default {...props} />
			<button type="button" onClick={() => setCount(count + 1)}>
				{site.siteName}: {count}
			</button>
		</div>
	);
}
`;

/** A price in place of the built-in one. */
const price = `import type { OwnComponentProps } from "facette/blocks";

export default ({ text, currency }: OwnComponentProps<"Price">) => <b data-currency={currency}>{text} net</b>;
`;

const styles = ".wrapped { outline: 1px solid }\n";

function shopWith(
	components: Readonly<Record<string, string>>,
	sources: Readonly<Record<string, string>>,
): OwnShop {
	const shop = createOwnShop({ components });
	for (const [file, text] of Object.entries(sources)) shop.write(file, text);
	return shop;
}

const shopWithHero = (source = hero) =>
	shopWith(
		{ Hero: "./components/hero.tsx" },
		{ "components/hero.tsx": source, "components/hero.module.css": styles },
	);

describe("a component of a site's own", () => {
	it("B-USE-07 wraps the built-in one, with its style sheet, on the pages that show it", () => {
		const shop = shopWithHero();
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const html = shop.built("index.html");
		expect(html).toMatch(
			/<div class="hero_wrapped" lang="de"><header class="\w+" data-part="(?:hero|page-head)"/,
		);
		expect(html).toMatch(/<button type="button">[^<]+<!-- -->: <!-- -->0<\/button>/);
		expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/component-hero-\w+\.css">/);
		expect(html).toMatch(/data-modules="[^"]*\/assets\/component-hero-\w+\.js/);
		expect(shop.built("kontakt/index.html")).not.toContain("component-hero");
	});

	it("B-USE-07 replaces the built-in one in islands and without them", () => {
		const shop = shopWith({ Price: "./price.tsx" }, { "price.tsx": price });
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const [product = ""] = shop.builtFiles().filter((file) => /^shop\/\w+\/[^/]+\/index\.html$/.test(file));
		expect(shop.built(product)).toMatch(/<b data-currency="EUR">[\d.,]+\s€<!-- --> net<\/b>/);
		expect(shop.built(product)).not.toContain('data-part="price"');
		expect(shop.built("kontakt/index.html")).not.toContain("component-price");
	});

	it("B-USE-07 places the parts of header and card, as the documentation shows", () => {
		const documented = (name: string) => documentedCode("renderer/api/own-components.md", `my-shop/${name}`);
		const files = ["components/header.tsx", "components/header.module.css", "components/plain-card.tsx"];
		const shop = shopWith(
			{ Header: "./components/header.tsx", ProductCard: "./components/plain-card.tsx" },
			Object.fromEntries(files.map((file) => [file, documented(file)])),
		);
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const html = shop.built("shop/index.html");
		expect(html).toMatch(
			/<header class="header_header" data-part="header"><div class="header_logo"><a [^>]*data-part="logo"/,
		);
		expect(html).toMatch(/<div id="header-search".*<\/header>/s);
		expect(html).toMatch(/<article style="position:relative"><img [^>]*>.*?<span[^>]* data-part="price">/s);
		expect(html).not.toContain('data-part="product-card"');
		expect(html).not.toContain('data-part="header-row"');
	});

	it("B-USE-07 makes the footer interactive when it is used", () => {
		const shop = shopWith(
			{ Footer: "./footer.tsx" },
			{ "footer.tsx": "export default ({ Default, ...props }) => <><hr /><Default {...props} /></>;\n" },
		);
		shop.build();
		expect(shop.built("index.html")).toMatch(
			/<footer [^>]*data-island="footer" data-hydrate="interaction"><hr\/>/,
		);
	});

	it("B-USE-07 is not loaded by a site without any", () => {
		const shop = createOwnShop({});
		shop.build();
		const shared = shop.builtFiles().filter((file) => file.startsWith("page-data/sq/d/"));
		expect(shared.length).toBeGreaterThan(1);
		for (const file of shared) expect(Object.keys(JSON.parse(shop.built(file)))).not.toContain("components");
		expect(shop.built("index.html")).toMatch(/data-island="footer" data-hydrate="change"/);
	});

	it("B-USE-07 changes its pages when it changes; without it the built-in one is used again", () => {
		const shop = shopWithHero();
		shop.build();
		shop.edit("components/hero.tsx", "{site.siteName}:", "{site.siteName} –");
		shop.build();
		expect(shop.built("index.html")).toMatch(/<!-- --> – <!-- -->0/);
		shop.edit("facette.config.ts", 'components: {"Hero":"./components/hero.tsx"},', "");
		shop.build();
		expect(shop.built("index.html")).not.toContain("hero_wrapped");
	});
});

describe("B-REL-04 a wrong component of a site's own is reported", () => {
	it("with the nearest name", () => {
		const { status, text } = createOwnShop({ components: { ProductCart: "./card.tsx" } }).build();
		expect(status).toBe(1);
		expect(text).toContain("facette.config.ts:4:15 › components.ProductCart [config.unknown-option]");
		expect(text).toContain('Did you mean "ProductCard"?');
	});

	it("without its file", () => {
		const { text } = createOwnShop({ components: { Hero: "./hero.tsx" } }).build();
		expect(text).toContain("facette.config.ts:4:15 › components.Hero [module.missing]");
	});

	it("without a default export", () => {
		const { text } = shopWithHero("export const Hero = () => null;\n").build();
		expect(text).toContain("components/hero.tsx [component.no-default]");
		expect(text).toContain("export default function Hero(");
	});

	it("with a syntax error, by file, line and column", () => {
		const { text } = shopWithHero(hero.replace("[count,", "[[count,")).build();
		expect(text).toContain("components/hero.tsx:6:40 [module.broken]\n       ");
		expect(text).not.toContain("Line 6");
	});

	it("with an exception, by page, file and line; the last good site stays", () => {
		const shop = shopWithHero();
		shop.build();
		shop.edit(
			"components/hero.tsx",
			"	return (\n",
			"	if (count === 0) throw new Error('No image');\n	return (\n",
		);
		const { status, text } = shop.build();
		expect(status).toBe(1);
		expect(text).toContain("/ [page.failed]");
		expect(text).toMatch(/: components\/hero\.tsx:7:\d+: No image\./);
		expect(shop.built("index.html")).toContain("hero_wrapped");
		expect(shop.run("check", "--site", "shop").text).toMatch(/components\/hero\.tsx:7:\d+: No image\./);
	});

	it("with an exception on many pages, once", () => {
		const shop = shopWith({ Logo: "./logo.tsx" }, { "logo.tsx": "export default () => undefined.text;\n" });
		for (const { text } of [shop.build(), shop.run("check", "--site", "shop")])
			expect(text.match(/\[page\.failed\]/g)).toHaveLength(1);
		expect(shop.build().text).toMatch(
			/\[page\.failed\]\n.*logo\.tsx:1:\d+: .*\n +Further pages with the same error: \d+\./,
		);
	});
});
