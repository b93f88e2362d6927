// The minimum cost of React pages: only renders the product pages and lists of 20 with renderToString and writes them.
//   node tests/bench/react-site.mjs PRODUCTS.json OUT
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

const languages = ["de", "en", "fr"];
const pageSize = 20;
/** The size of a real shop's menu and footer; a product page has about 654 elements. */
const menuLength = 65;
const footerColumns = [...Array(3).fill(3), ...Array(6).fill(26)];
const phrase = {
	de: "Verlobungsringe und Trauringe",
	en: "Engagement and wedding rings",
	fr: "Alliances et fiançailles",
};

const range = (length) => Array.from({ length }, (_, index) => index + 1);
const base = (language) => (language === "de" ? "/" : `/${language}/`);
const listPath = (language, number) => (number === 1 ? base(language) : `${base(language)}page/${number}/`);
const productPath = (language, slug) => `${base(language)}p/${slug}/`;
const formats = new Map(
	languages.map((language) => [
		language,
		new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }),
	]),
);
const price = (cents, language) => formats.get(language).format(cents / 100);

const Link = ({ href, children, ...rest }) => h("a", { href, ...rest }, children);

const Links = ({ language, labels }) =>
	h(
		"ul",
		null,
		labels.map((label, index) =>
			h("li", { key: label }, h(Link, { href: listPath(language, index + 1) }, label)),
		),
	);

const Header = ({ language, pathOf }) =>
	h(
		"header",
		null,
		h(Link, { className: "logo", href: base(language) }, "Juwelier"),
		h("nav", null, h(Links, { language, labels: range(menuLength).map((n) => `${phrase[language]} ${n}`) })),
		h(
			"ul",
			{ className: "langs" },
			languages.map((one) => h("li", { key: one }, h(Link, { href: pathOf(one) }, one))),
		),
		h(
			"form",
			{ role: "search" },
			h("input", { name: "q", "aria-label": "q" }),
			h("button", { type: "submit" }, "q"),
		),
		h("div", { className: "cart" }, h("span", null, "cart"), h("span", { className: "count" }, 0)),
	);

const Footer = ({ language }) =>
	h(
		"footer",
		null,
		footerColumns.map((length, column) => {
			const title = `${phrase[language]} ${column}`;
			const labels = range(length).map((n) => `${title}.${n}`);
			return h("div", { key: title }, h("h3", null, title), h(Links, { language, labels }));
		}),
		h("p", null, "© Juwelier"),
	);

const Card = ({ product, language }) =>
	h(
		"li",
		null,
		h(
			Link,
			{ href: productPath(language, product.slug) },
			h("img", { src: product.image, alt: "", width: 240, height: 240, loading: "lazy" }),
			h("span", null, product.brand),
			h("em", null, product.name[language]),
			h("strong", null, price(product.price, language)),
		),
	);

const Section = ({ title, children }) => h("section", null, h("h2", null, title), children);

const Variants = ({ variants, language }) =>
	h(
		"table",
		null,
		h(
			"thead",
			null,
			h(
				"tr",
				null,
				["sku", "label", "price", "stock"].map((name) => h("th", { key: name }, name)),
			),
		),
		h(
			"tbody",
			null,
			variants.map(({ sku, label, price: cents, stock }) =>
				h(
					"tr",
					{ key: sku },
					[sku, label[language], price(cents, language), stock].map((cell, index) =>
						h("td", { key: index }, cell),
					),
				),
			),
		),
	);

const Purchase = ({ product, language }) =>
	h(
		"div",
		{ className: "info" },
		h("p", { className: "brand" }, h(Link, { href: listPath(language, 3) }, product.brand)),
		h("h1", null, product.name[language]),
		h("p", { className: "sku" }, h("span", null, "sku"), h("code", null, product.sku)),
		h(
			"p",
			{ className: "price" },
			h("strong", null, price(product.price, language)),
			h("small", null, "VAT"),
		),
		h(
			"div",
			{ className: "add" },
			["−", "+", "buy"].map((text) => h("button", { key: text, type: "button" }, text)),
			h("output", null, 1),
		),
		h(
			"ul",
			{ className: "promises" },
			range(4).map((n) => h("li", { key: n }, h("strong", null, n), h("span", null, phrase[language]))),
		),
	);

const Product = ({ product, language, find }) => {
	const { name, image, description, attributes, variants, related } = product;
	const crumbs = ["/", product.categoryName[language], product.brand, name[language]];
	const offer = { "@type": "Offer", priceCurrency: "EUR", price: (product.price / 100).toFixed(2) };
	const data = {
		"@type": "Product",
		name: name[language],
		description: description[language],
		offers: offer,
	};
	return h(
		"main",
		null,
		h("nav", { className: "crumbs" }, h(Links, { language, labels: crumbs })),
		h(
			"article",
			null,
			h(
				"figure",
				null,
				h("img", { src: image, alt: name[language], width: 800, height: 800 }),
				h("figcaption", null, name[language]),
			),
			h(Purchase, { product, language }),
			h(Section, { title: "about" }, h("p", null, description[language])),
			h(
				Section,
				{ title: "details" },
				h(
					"dl",
					null,
					attributes.map(({ key, value }) =>
						h("div", { key }, h("dt", null, key), h("dd", null, value[language])),
					),
				),
			),
			h(Section, { title: "variants" }, h(Variants, { variants, language })),
			h(
				Section,
				{ title: "related" },
				h(
					"ul",
					null,
					related.map((slug) => h(Card, { key: slug, product: find(slug), language })),
				),
			),
		),
		h("script", {
			type: "application/ld+json",
			dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll("<", "\\u003c") },
		}),
	);
};

const List = ({ products, language, number }) =>
	h(
		"main",
		null,
		h("h1", null, number),
		h(
			"ul",
			{ className: "grid" },
			products.map((product) => h(Card, { key: product.slug, product, language })),
		),
	);

const Page = ({ language, title, pathOf, children }) =>
	h(
		"html",
		{ lang: language },
		h(
			"head",
			null,
			h("meta", { charSet: "utf-8" }),
			h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
			h("title", null, title),
			h("link", { rel: "stylesheet", href: "/style.css" }),
			h("script", { type: "module", src: "/cart.js" }),
		),
		h("body", null, h(Header, { language, pathOf }), children, h(Footer, { language })),
	);

const [productsFile, output] = process.argv.slice(2);
const products = JSON.parse(readFileSync(productsFile, "utf8"));
const bySlug = new Map(products.map((product) => [product.slug, product]));
const find = (slug) => bySlug.get(slug);

function put(language, title, pathOf, content) {
	const folder = join(output, pathOf(language));
	mkdirSync(folder, { recursive: true });
	const page = renderToString(h(Page, { language, title, pathOf }, content));
	writeFileSync(join(folder, "index.html"), `<!DOCTYPE html>${page}`);
}

for (const language of languages) {
	for (const number of range(Math.ceil(products.length / pageSize))) {
		const listed = products.slice((number - 1) * pageSize, number * pageSize);
		const list = h(List, { products: listed, language, number });
		put(language, `${number}`, (other) => listPath(other, number), list);
	}
	for (const product of products) {
		const shown = h(Product, { product, language, find });
		put(language, product.name[language], (other) => productPath(other, product.slug), shown);
	}
}
