import { describe, expect, it } from "vitest";
import { checkSvg } from "#adapters/content-files/svg/check-svg.ts";
import { startComputingTime } from "#tests/computing-time.ts";

const opening =
	'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (inside: string) => `${opening}${inside}</svg>`;
const style = (css: string) => svg(`<style><![CDATA[${css}]]></style>`);
const evil = "https://evil.example/x";

/** Nested uses: each group draws the next one twice. */
function nestedUses(levels: number): string {
	const group = (level: number) =>
		`<g id="a${level}"><use xlink:href="#a${level + 1}"/><use href="#a${level + 1}"/></g>`;
	return svg(
		`<defs>${Array.from({ length: levels }, (_, level) => group(level)).join("")}</defs><path id="a${levels}"/><use href="#a0"/>`,
	);
}

/** Nested patterns that a style sheet paints; `rule` puts its declarations within a rule of the selector. */
function sheetPatterns(rule: (selector: string, declarations: string) => string): string {
	const rules = Array.from({ length: 8 }, (_, level) => rule(`.p${level}`, `fill:url(#p${level})`));
	return nestedPatterns(8, (id) => `class="${id}"`, `<style><![CDATA[${rules.join("")}]]></style>`);
}

/** Nested patterns: each paints ten rectangles with the next one. */
function nestedPatterns(levels: number, paint: (id: string) => string, sheet = ""): string {
	const pattern = (level: number) =>
		`<pattern id="p${level}">${`<rect ${paint(`p${level + 1}`)}/>`.repeat(10)}</pattern>`;
	const patterns = Array.from({ length: levels }, (_, level) => pattern(level)).join("");
	return svg(`${sheet}${patterns}<rect ${paint("p0")}/>`);
}

const attacks: readonly (readonly [string, string, string])[] = [
	["script behind a comment that HTML ends early", svg('<!--> <desc id=" --><script>1</script>'), "script"],
	["script behind a processing instruction with a bracket", svg("<?a > ?><script>1</script>"), "script"],
	["script after CDATA", svg("<desc><![CDATA[]]></desc><script>1</script>"), "script"],
	["script under a prefix", svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'), "script"],
	["script of HTML", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), "script"],
	["script in a dropped element's sibling", svg("<metadata><a/></metadata><script/>"), "script"],
	["an event handler", svg('<g onload="1"/>'), "script"],
	["an event handler in upper case", svg('<g ONLOAD="1"/>'), "script"],
	["an event handler under a prefix", svg('<g x:onload="1" xmlns:x="urn:x"/>'), "script"],
	["an XML event", svg('<g xmlns:ev="http://www.w3.org/2001/xml-events"><ev:listener/></g>'), "script"],
	[
		"a foreign namespace",
		svg('<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'),
		"element",
	],
	[
		"another document",
		svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
		"script",
	],
	["a frame", svg('<iframe src="x"/>'), "script"],
	["a link that runs script", svg('<a href="java&#115;cript:1"><g/></a>'), "script"],
	[
		"a link that runs script behind a control character",
		svg('<a href="&#9;javascript:1"><g/></a>'),
		"script",
	],
	["a link elsewhere", svg(`<a xlink:href="${evil}"><g/></a>`), "external"],
	["an animated link", svg('<a><set attributeName="href" to="javascript:1"/></a>'), "script"],
	[
		"an animated link with a prefix",
		svg('<a><animate attributeName="xlink:href" values="x"/></a>'),
		"script",
	],
	["an animated handler", svg('<g><set attributeName="onclick" to="1"/></g>'), "script"],
	["an animated style", svg(`<g><set attributeName="style" to="fill:url(${evil})"/></g>`), "script"],
	[
		"an animated fill from elsewhere",
		svg(`<g><set attributeName="fill" to="url(${evil})"/></g>`),
		"external",
	],
	["a picture from elsewhere", svg(`<image href="${evil}.png"/>`), "external"],
	["an SVG in an address", svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), "external"],
	["a document in an address", svg('<use href="data:image/svg+xml,%3Csvg/%3E#a"/>'), "external"],
	["a base", svg(`<g xml:base="${evil}"><use href="#a"/></g>`), "external"],
	["a style sheet of XML", `<?xml-stylesheet href="${evil}.css"?>${svg("")}`, "external"],
	["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "external"],
	[
		"a picture behind an entity",
		`<!DOCTYPE svg [<!ENTITY a "${evil}.png">]>${svg('<image href="&a;"/>')}`,
		"external",
	],
	[
		"an import behind an entity",
		`<!DOCTYPE svg [<!ENTITY a "${evil}">]>${svg('<style>@import "&a;";</style>')}`,
		"external",
	],
	[
		"entities within entities",
		`<!DOCTYPE svg [<!ENTITY a "https://a"><!ENTITY b "&a;&a;">]>${svg("&b;")}`,
		"external",
	],
	[
		"an entity of a file",
		`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`,
		"external",
	],
	["an external subset behind an entity", `<!DOCTYPE svg [ %x; ]>${svg("")}`, "external"],
	["an undeclared entity", svg("&a;"), "syntax"],
	["a control character", svg("<desc>&#0;</desc>"), "syntax"],
	["an import", style(`@import "${evil}.css";`), "external"],
	["an escaped import", style(`@\\69mport "${evil}.css";`), "external"],
	["an import whose escape ends in a blank", style(`@i\\6d port url(${evil}.css);`), "external"],
	["an import split over parts", svg(`<style>@imp<![CDATA[ort "${evil}"]]>;</style>`), "external"],
	["an import split by a comment of XML", svg(`<style>@im<!-- -->port "${evil}";</style>`), "external"],
	[
		"an import under a prefix",
		svg(`<s:style xmlns:s="http://www.w3.org/2000/svg">@import "${evil}";</s:style>`),
		"external",
	],
	["an import by character references", svg(`<style>&#64;import "${evil}";</style>`), "external"],
	["a font from elsewhere", style(`@font-face{font-family:x;src:url(${evil})}`), "external"],
	["a namespace", style(`@namespace url(${evil});`), "external"],
	["a fill from elsewhere", svg(`<g fill="url(${evil}#a)"/>`), "external"],
	["a fill behind an escape", svg(`<g fill="u\\72l(${evil}#a)"/>`), "external"],
	["a fill behind an escape with zeros", svg(`<g style="fill:\\000075rl(${evil})"/>`), "external"],
	["a fill behind a comment", svg(`<g style="fill:/*(*/url(${evil})"/>`), "external"],
	["a fill in quotes", svg(`<g style="fill:url('${evil}')"/>`), "external"],
	["a fill with an escaped bracket", svg(`<g style="fill:url(#a\\)${evil})"/>`), "external"],
	["a fill after a string that a line ends", style(`a{b:"\n;fill:url(${evil})}`), "external"],
	["a set of pictures", style(`a{background:image-set("${evil}" 1x)}`), "external"],
	["an older set of pictures", style(`a{background:-webkit-image-set(url(#a) 1x)}`), "external"],
	["a cross-fade", style(`a{background:cross-fade("${evil}", red)}`), "external"],
	["an image function", svg(`<g style="mask:image('${evil}')"/>`), "external"],
	["a source function", svg(`<g style="fill:src('${evil}')"/>`), "external"],
	["an expression", svg('<g style="width:expression(1)"/>'), "external"],
	["a custom property that refers", style(":root{--a:url(#p)} rect{fill:var(--a)}"), "external"],
	[
		"a custom property by escapes that refers",
		style("g{\\2d\\2d a:url(#p)} rect{fill:var(--a)}"),
		"external",
	],
	["a rule within a rule that begins as a declaration does", style("#a{:hover{fill:url(#p)}}"), "external"],
	["a keyframe that refers", style("@keyframes a{to{fill:url(#p)}}"), "external"],
	["a selector that refers", style("a:is(url(#p)){b:c}"), "external"],
	["a condition that refers", style("@supports (fill:url(#p)){a{b:c}}"), "external"],
	["what HTML comments begin with", style("<!-- a{b:c}"), "external"],
	["brackets too deep for a parser", style("a{".repeat(100_000)), "external"],
	["a cursor from elsewhere", svg(`<g cursor="url(${evil}), auto"/>`), "external"],
	["a root of another kind", '<html xmlns="http://www.w3.org/1999/xhtml"/>', "root"],
	["a root without a namespace", "<svg/>", "root"],
	["a second root", `${svg("")}<script/>`, "syntax"],
	["uses that multiply to 2^26", nestedUses(26), "many"],
	["patterns that multiply to 10^8", nestedPatterns(8, (id) => `fill="url(#${id})"`), "many"],
	["patterns that multiply in styles", nestedPatterns(8, (id) => `style="fill:url('#${id}')"`), "many"],
	[
		"patterns that multiply by a style sheet",
		sheetPatterns((selector, declarations) => `${selector}{${declarations}}`),
		"many",
	],
	[
		"markers at each of many points",
		svg(
			`<marker id="m">${"<path/>".repeat(100)}</marker><path marker-mid="url(#m)" d="M0 0${"L1 1".repeat(1000)}"/>`,
		),
		"many",
	],
	["patterns in a nested rule", sheetPatterns((selector, fill) => `${selector}{&{${fill}}}`), "many"],
	["patterns after a nested rule", sheetPatterns((selector, fill) => `${selector}{&{}${fill}}`), "many"],
	["patterns in a media rule", sheetPatterns((selector, fill) => `${selector}{@media all{${fill}}}`), "many"],
	[
		"patterns after a bracket in a string",
		sheetPatterns((selector, fill) => `${selector}{font-family:"}";${fill}}`),
		"many",
	],
	[
		"patterns by a class that begins with a digit",
		nestedPatterns(
			8,
			(id) => `class="${id.slice(1)}"`,
			`<style>${Array.from({ length: 9 }, (_, level) => `.\\3${level} {fill:url(#p${level})}`).join("")}</style>`,
		),
		"many",
	],
	["brackets that close in another order", style("a{b:(}.c{d:e)}"), "external"],
	[
		"a marker by an escaped name",
		svg(
			`<marker id="m">${"<path/>".repeat(100)}</marker><path style="mark\\65r-mid:url(#m)" d="M0 0${"L1 1".repeat(1000)}"/>`,
		),
		"many",
	],
	[
		"a marker that a path inherits",
		svg(
			`<marker id="m">${"<path/>".repeat(100)}</marker><g marker-mid="url(#m)"><path d="M0 0${"L1 1".repeat(1000)}"/></g>`,
		),
		"many",
	],
	[
		"a pattern that many elements inherit",
		svg(`<pattern id="p">${"<path/>".repeat(1000)}</pattern><g fill="url(#p)">${"<path/>".repeat(1000)}</g>`),
		"many",
	],
	[
		"a mask that many elements inherit",
		svg(
			`<mask id="m">${"<path/>".repeat(1000)}</mask><g mask="url(#m)">${'<path mask="inherit"/>'.repeat(1000)}</g>`,
		),
		"many",
	],
	["a use of itself", svg('<g id="a"><use href="#a"/></g>'), "cycle"],
	["uses in a ring", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "cycle"],
	...[
		":hover",
		"#a :hover",
		"#a > :not(x)",
		"x, :is(rect)",
		"#a [width]",
		"#a:hover *",
		"x{&, :focus",
		`#a ${":not(".repeat(20)}x${")".repeat(20)}`,
	].map((selector): readonly [string, string, string] => {
		const closing = "}".repeat(selector.split("{").length);
		const sheet = `${selector}{fill:url(#p)}${closing.slice(1)}`;
		const pattern = '<pattern id="p"><g id="a"><rect width="1"/></g></pattern>';
		return [
			`a pattern within itself by ${selector}`,
			svg(`<style><![CDATA[${sheet}]]></style>${pattern}`),
			"cycle",
		];
	}),
	["elements nested too deep", svg("<g>".repeat(300) + "</g>".repeat(300)), "deep"],
	[
		"a chain of uses",
		svg(Array.from({ length: 5000 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join("")),
		"deep",
	],
	["too many elements", svg("<g/>".repeat(100_001)), "many"],
];

describe("a hostile SVG image", () => {
	it.each(attacks)("B-SEC-05 is refused with %s", (_title, text, key) => {
		const computed = startComputingTime();
		expect(checkSvg("media/x.svg", text)).toMatchObject({
			ok: false,
			error: { severity: "error", file: "media/x.svg", key: `content.svg.${key}` },
		});
		expect(computed()).toBeLessThan(2);
	});

	it("B-SEC-05 names the line of what is not allowed, also within a tag of several lines", () => {
		const finding = (text: string) => {
			const checked = checkSvg("media/x.svg", text);
			return checked.ok ? null : checked.error.params;
		};
		expect(finding(svg("\n\n<g\n\tid='a'\n\tonclick='1'/>"))).toEqual({ line: 5, found: 'onclick="1"' });
		expect(finding(svg("\n<script/>"))).toEqual({ line: 2, found: "<script>" });
		expect(finding(svg("\n\n<g>"))).toMatchObject({ line: 3 });
	});

	it.each([
		["style text without brackets", style("a".repeat(2_000_000))],
		["hyphens", style("-".repeat(2_000_000))],
		["comment starts", style("/*".repeat(1_000_000))],
		["urls in strings", style(`a{b:"${"url(#".repeat(400_000)}"}`)],
		["blanks in an address", svg(`<g fill="url(${" ".repeat(2_000_000)}"/>`)],
		[
			"rules next to many elements",
			svg(`<style>${".a{fill:url(#p)}".repeat(60_000)}</style>${"<g/>".repeat(90_000)}`),
		],
		[
			"rules for many elements",
			svg(`<style>${"g{fill:url(#p)}".repeat(60_000)}</style><path id="p"/>${"<g/>".repeat(90_000)}`),
		],
		["rules within a rule", style(`${".a,".repeat(300_000)}.b{${"c{fill:url(#p)}".repeat(60_000)}}`)],
		["rules within each other", style("a{fill:url(#p);".repeat(130_000))],
		["numbers", svg(`<path d="${"1".repeat(2_000_000)}" marker-mid="url(#a)"/>`)],
	])("B-SEC-05 is checked in linear time, here 2 MB of %s", (_title, text) => {
		const computed = startComputingTime();
		checkSvg("media/x.svg", text);
		expect(computed()).toBeLessThan(3);
	});
});
