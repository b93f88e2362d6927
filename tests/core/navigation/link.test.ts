import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { linkTo, prefilledLink } from "#core/navigation/link.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { pageFixture } from "#tests/core/site-fixtures.ts";

const links = createPageLinks([pageFixture({ de: "/uhren", en: "/en/watches" }, "watches")], "de");

describe("linkTo", () => {
	it.each([
		"https://www.instagram.com/sternau",
		"http://example.com",
		"HTTPS://EXAMPLE.COM/a b",
		"//cdn.example.com/x",
	])("R-NAV-05 opens %s in a new tab with rel nofollow noopener noreferrer", (target) => {
		expect(linkTo(` ${target} `, "de", links)).toEqual({
			href: target,
			kind: "external",
			hreflang: null,
			newTab: true,
			rel: "nofollow noopener noreferrer",
		});
	});

	it.each([
		["mailto:info@example.com", "mailto"],
		["MAILTO:info@example.com", "mailto"],
		["tel:+4930123456", "tel"],
	])("R-NAV-05 opens %s in a new tab, with its own kind", (target, kind) => {
		expect(linkTo(target, "en", links)).toEqual({
			href: target,
			kind,
			hreflang: null,
			newTab: true,
			rel: "noopener",
		});
	});

	it("R-NAV-04 R-NAV-05 keeps an internal link in its tab and in the page's language", () => {
		expect(linkTo("/uhren#neu", "en", links)).toEqual({
			href: "/en/watches#neu",
			kind: "internal",
			hreflang: null,
			newTab: false,
			rel: null,
		});
	});

	it("R-NAV-08 sets hreflang to German if the page has no version in the language", () => {
		expect(linkTo("/uhren", "fr", links)).toMatchObject({ href: "/uhren", hreflang: "de" });
		expect(linkTo("/uhren", "de", links)).toMatchObject({ href: "/uhren", hreflang: null });
	});

	it.each([
		["#team", "#team"],
		["uhren", "/en/watches"],
		["shop/a:b", "/shop/a:b"],
	])("R-NAV-04 resolves %s to a path of the site: %s", (target, href) => {
		expect(linkTo(target, "en", links)).toMatchObject({ href, kind: "internal" });
	});
});

describe("a link to a form that its address fills in", () => {
	const appointment = pageFixture({ de: "/terminvereinbarung", en: "/en/appointment" }, null);
	const withForm = createPageLinks([pageFixture({ de: "/uhren" }, "watches"), appointment], "de");

	it.each([
		["/terminvereinbarung?reason=trauringe", "nofollow"],
		["/en/appointment?branch=mitte#form", "nofollow"],
		["/terminvereinbarung", null],
		["/terminvereinbarung#form?", null],
		["/uhren?page=2", null],
	])("B-SEO-09 has %s with rel %s", (target, rel) => {
		expect(linkTo(target, "de", withForm)).toMatchObject({ rel });
	});

	it("B-SEO-09 is nofollow if the program creates it, with encoded values", () => {
		const link = linkTo("/terminvereinbarung", "en", withForm);
		expect(link && prefilledLink(link, { branch: "mitte", product: "a&b" })).toMatchObject({
			href: "/en/appointment?branch=mitte&product=a%26b",
			rel: "nofollow",
			newTab: false,
		});
	});
});

const attacks = [
	"javascript:alert(1)",
	"JavaScript:alert(1)",
	"  javascript:alert(1)",
	"\tjavascript:alert(1)",
	"java\nscript:alert(1)",
	"java\tscript:alert(1)",
	"\u0001javascript:alert(1)",
	"javascript\u0000:alert(1)",
	"\ufeffjavascript:alert(1)",
	"data:text/html;base64,PHNjcmlwdD4=",
	"DATA:text/html,x",
	"vbscript:msgbox(1)",
	"blob:https://example.com/1",
	"file:///etc/passwd",
	"view-source:https://example.com",
	"intent://scan/#Intent;scheme=x;end",
	"https:",
	"https://",
	"https:evil",
	"/\\evil.example",
	"\\\\evil.example",
	"https:\\\\evil.example",
	"/\t/evil.example",
	"//",
	"",
	"   ",
];

describe("addresses that must not become links", () => {
	it.each(attacks)("B-SEC-02 R-NAV-05 never creates a link from %j", (target) => {
		expect(linkTo(target, "de", links)).toBeNull();
	});

	it.each(["%6aavascript:alert(1)", "&#106;avascript:alert(1)", "\u200bjavascript:alert(1)"])(
		"B-SEC-02 reduces the disguised %j to a plain path",
		(target) => {
			const link = linkTo(target, "de", links);
			expect(new URL(link?.href ?? "", "https://shop.example/").origin).toBe("https://shop.example");
		},
	);

	it("B-SEC-02 returns only web, mail, telephone and the site's own addresses for any text", () => {
		const pieces = fc.constantFrom(
			"javascript:",
			"data:",
			"/",
			"//",
			"\\",
			"\t",
			"#",
			"?",
			" ",
			"http:",
			"x",
			":",
		);
		const text = fc.oneof(
			fc.string({ unit: "binary" }),
			fc
				.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 6 })
				.map((parts) => parts.join("")),
		);
		fc.assert(
			fc.property(text, fc.constantFrom(...languages), (target, language) => {
				const link = linkTo(target, language, links);
				if (link === null) return;
				const { protocol, origin } = new URL(link.href, "https://shop.example/page");
				const protocols = {
					internal: ["https:"],
					external: ["http:", "https:"],
					mailto: ["mailto:"],
					tel: ["tel:"],
				};
				expect(protocols[link.kind]).toContain(protocol);
				if (link.kind === "internal") expect(origin).toBe("https://shop.example");
			}),
			{ numRuns: 500 },
		);
	});
});

describe("an address on the site's own domain", () => {
	const pages = createPageLinks(
		[pageFixture({ de: "/", en: "/en" }), pageFixture({ de: "/uhren", en: "/en/watches" }, "watches")],
		"de",
		undefined,
		"www.xn--mller-kva.example",
	);

	it.each([
		["https://www.müller.example/uhren?a=1#b", "/en/watches?a=1#b"],
		["http://www.xn--mller-kva.example/uhren/", "/en/watches"],
		["https://müller.example/en/watches", "/en/watches"],
		["https://www.müller.example", "/en"],
	])("R-NAV-04 %s is a link to the page", (target, href) => {
		expect(linkTo(target, "en", pages)).toMatchObject({ kind: "internal", href, newTab: false, rel: null });
	});

	it.each([
		["https://www.müller.example/blog", "https://www.xn--mller-kva.example/blog"],
		["https://www.müller.example:8080/uhren", "https://www.xn--mller-kva.example:8080/uhren"],
		["https://andere.example/uhren", "https://andere.example/uhren"],
		["mailto:info@müller.example", "mailto:info@xn--mller-kva.example"],
	])("R-NAV-05 %s without a page leaves the site", (target, href) => {
		expect(linkTo(target, "de", pages)).toMatchObject({ href, newTab: true });
	});
});
