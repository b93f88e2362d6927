import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { themeParts } from "#core/theme/theme-parts.ts";
import { loadThemeStyleSheet } from "#renderer/site/theme-style-sheet.ts";

async function load(styles: string | null) {
	const folder = mkdtempSync(join(tmpdir(), "facette-theme-"));
	if (styles !== null) writeFileSync(join(folder, "theme.css"), styles);
	return loadThemeStyleSheet(folder);
}

async function findings(styles: string) {
	const loaded = await load(styles);
	const found = loaded.ok ? loaded.value.warnings : loaded.error;
	return found.map(({ key, params }) => ({ key, line: params.line, ...params }));
}

describe("loadThemeStyleSheet", () => {
	it("B-USE-07 gives the rules of theme.css, and nothing without one", async () => {
		expect(await load(null)).toEqual({ ok: true, value: { styles: "", warnings: [] } });
		const styles = `:root { --radius: 0 }\n@media (min-width: 60em) { [data-part="hero"] h1 { color: var(--color-accent) } }`;
		expect(await load(`\uFEFF${styles}`)).toEqual({ ok: true, value: { styles, warnings: [] } });
	});

	it("B-USE-07 accepts properties of its own, nested rules, layers and container queries", async () => {
		expect(
			await findings(`@layer own {
	:root { --own-gap: 2rem }
	.ring_size_finder, [data-part=product-card] {
		margin: var(--own-gap, 1rem);
		&:hover { color: oklch(60% .2 20); @container (width > 20rem) { font-family: var(--font-display) } }
	}
	[data-part] :is(h1, h2) { background: url("data:image/svg+xml,%3Csvg/%3E") }
}`),
		).toEqual([]);
	});

	it("B-USE-07 accepts the size of headings that long words reduce, and sizes within headings", async () => {
		expect(await findings("h1 { --heading-size: 4rem } h1 small, h4, .h1 { font-size: 1rem }")).toEqual([]);
	});

	it("B-USE-07 knows recent properties, those of single browsers, and descriptors", async () => {
		expect(
			await findings(`@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }
@font-face { font-family: "Shop"; src: url(/fonts/shop.woff2); size-adjust: 98% }
a { text-wrap: pretty; anchor-name: --own; -webkit-line-clamp: 2; COLOR: red; rotate: var(--angle); position-area: top }`),
		).toEqual([]);
	});

	it.each([
		["[data-part=product-cart] {}", "theme.part_near", { suggestion: "product-card" }],
		['[data-part="spaceship"] {}', "theme.part", { name: "spaceship" }],
		[":root { --color-acent: red }", "theme.property_near", { suggestion: "--color-accent" }],
		["a { color: var(--primary) }", "theme.property", { name: "--primary" }],
		["a { width: calc(1px + var(--radios)) }", "theme.property_near", { suggestion: "--radius" }],
		["a { colr: red }", "theme.cssProperty_near", { name: "colr", suggestion: "color" }],
		[
			"a { @media print { & b { border-raduis: 0 } } }",
			"theme.cssProperty_near",
			{ suggestion: "border-radius" },
		],
		["h1 { font-size: 5rem }", "theme.headingSize", { name: "h1" }],
		['[data-part="hero"] > h2:first-child { font: 500 3rem/1 serif }', "theme.headingSize", { name: "h2" }],
		["main :is(p, h3) { FONT-SIZE: 2rem }", "theme.headingSize", { name: "h3" }],
		["a { zxqwv: 0 }", "theme.cssProperty", { name: "zxqwv" }],
		["._card_1h1ln_2 { color: red }", "theme.class", { name: "_card_1h1ln_2" }],
		['@import "other.css";', "theme.import", {}],
		['@IMPORT url("https://fonts.example/css");', "theme.import", {}],
		["a { background: url(https://cdn.example/a.png) }", "theme.url", { url: "https://cdn.example/a.png" }],
		["a { background: url(//cdn.example/a.png) }", "theme.url", { url: "//cdn.example/a.png" }],
		["a { background: url(images/a.png) }", "theme.url", { url: "images/a.png" }],
		["a { color: }{ red", "theme.syntax", {}],
	])("B-USE-07 reports %s by its line", async (rule, key, params) => {
		expect(await findings(`/* the shop's look */\n${rule}`)).toContainEqual(
			expect.objectContaining({ key, line: 2, ...params }),
		);
	});

	it("B-REL-01 ends where css-tree 3.2 repeats an error without end, because it still has tokens of the text before", async () => {
		await findings("<})(( ;=)=)(");
		const found = await findings("{})/><:<!--");
		expect(new Set(found.map(({ key }) => key))).toEqual(new Set(["theme.syntax"]));
	});

	it("B-REL-01 reports brackets that are nested too deeply", async () => {
		expect(await findings(`a{b:${"(".repeat(100_000)}}`)).toContainEqual(
			expect.objectContaining({ key: "theme.syntax" }),
		);
	});

	it("B-USE-07 knows exactly the parts that components name", () => {
		const components = readdirSync("ui", { recursive: true, encoding: "utf8" }).filter((file) =>
			file.endsWith(".tsx"),
		);
		const named = components.flatMap((file) =>
			[...readFileSync(join("ui", file), "utf8").matchAll(/\b(?:data-)?part="([^"]+)"/g)].map(
				([, name]) => name,
			),
		);
		expect([...new Set(named)].sort()).toEqual(Object.keys(themeParts).sort());
	});
});
