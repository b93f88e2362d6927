import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createOwnShop, type OwnShop } from "#tests/site-modules/own-shop.ts";
import { ringSize, ringSizeContent, ringSizeStyles } from "#tests/site-modules/ring-size.ts";

const file = "blocks/ring-size.tsx";

/** Writes a shop with the ring size block on its home page. */
function shopWithBlock(source = ringSize, content: object = ringSizeContent): OwnShop {
	const shop = createOwnShop({ blocks: [`./${file}`] });
	shop.write(file, source);
	shop.write("blocks/ring-size.module.css", ringSizeStyles);
	shop.edit("content/pages/home.json", '"blocks": [', `"blocks": [${JSON.stringify(content)},`);
	return shop;
}

describe("a block of a site's own", () => {
	it("B-USE-06 is prerendered with its styles, and its script is preloaded for hydration", () => {
		const shop = shopWithBlock();
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const html = shop.built("index.html");
		expect(html).toContain(
			'<div data-island="own-ring-size" data-hydrate="interaction"><section class="ring_size_finder">',
		);
		expect(html).toContain("<h2>Welche Größe passt?</h2>");
		expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/block-0-ring-size-\w+\.css">/);
		expect(html).toMatch(
			/data-modules="[^"]*\/assets\/shared-react-[\w-]+\.js [^"]*\/assets\/block-0-ring-size-\w+\.js/,
		);
		expect(shop.built("kontakt/index.html")).not.toContain("ring-size");
	});

	it("B-USE-06 may name a field heading, and its Markdown is checked as Markdown", () => {
		const headed = ringSize
			.replace("integer, list", "integer, list, markdown")
			.replace(
				"	title: text(",
				'	intro: markdown({ de: ["Text", ""], en: ["Text", ""] }),\n	heading: text(',
			)
			.replace("{block.title}", "{block.heading}");
		const { title, ...content } = ringSizeContent;
		const shop = shopWithBlock(headed, {
			...content,
			heading: title,
			intro: "Alle Größen **in Millimetern**.",
		});
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		expect(shop.built("index.html")).toContain("<h2>Welche Größe passt?</h2>");
		expect(shop.run("check", "--site", "shop").text).not.toContain("shown-markup");
	});

	it("B-USE-06 that does not hydrate loads no script", () => {
		const shop = shopWithBlock(ringSize.replace('hydrate: "interaction"', 'hydrate: "none"'));
		shop.build();
		expect(shop.built("index.html")).toContain("Welche Größe passt?");
		expect(shop.built("index.html")).not.toMatch(/block-0-ring-size-\w+\.js"/);
	});

	it("B-USE-06 hydrates its page on load if it asks for that", () => {
		const shop = shopWithBlock(ringSize.replace('hydrate: "interaction"', 'hydrate: "load"'));
		shop.build();
		expect(shop.built("index.html")).toMatch(/id="root"[^>]* data-hydrate="load"/);
	});

	it("B-USE-06 changes its pages when its component or its styles change", () => {
		const shop = shopWithBlock();
		shop.build();
		shop.edit(file, "+ 1 mm", "Größer");
		shop.build();
		expect(shop.built("index.html")).toContain("Größer");
	});

	it("B-USE-06 is in the JSON Schemas of the site's files", () => {
		const shop = shopWithBlock();
		expect(shop.run("schema", "--json", "--site", "shop", "--out", "shop/schemas").status).toBe(0);
		const schema = readFileSync(join(shop.folder, "schemas/pages.schema.json"), "utf8");
		expect(schema).toContain('"const": "ring-size"');
		expect(schema).toContain("Ring size · Ringgröße");
	});

	it.each([
		[{ ...ringSizeContent, smallest: "fifty" }, "translations.0.blocks.0.smallest", "content.type.number"],
		[{ ...ringSizeContent, size: 3 }, "translations.0.blocks.0.size", "content.field.unknown"],
		[{ type: "ring-sise" }, "translations.0.blocks.0", "content.unknown.block"],
	])("B-REL-04 is checked in the content: %j", (content, field, code) => {
		const { text } = shopWithBlock(ringSize, content).run("check", "--site", "shop");
		expect(text).toContain(field);
		expect(text).toContain(`[${code}]`);
	});
});

/** Changes to the block that break it: the replaced text, the code, and the place that is reported. */
const faults: readonly [name: string, from: string, to: string, code: string, place: RegExp][] = [
	["a syntax error", "const [mill", "const [[mill", "module.broken", /(?<=block\.smallest\));/],
	["a missing package", '"react"', '"reakt"', "module.broken", /"reakt"/],
	["an exception", "const fields", "window.scrollTo(0, 0);\nconst fields", "module.throws", /window/],
	["a built-in block's name", '"ring-size"', '"quote"', "block.built-in", /"quote"/],
	["a name with a space", '"ring-size"', '"Ring size"', "block.name", /name:/],
	["an undefined field", "smallest: integer(", "smallest: 52, other: integer(", "block.field", /smallest/],
	["a field of another kind", "hint: optional", "image: optional", "block.field-kind", /image/],
	["an unknown time", '"interaction"', '"later" as "load"', "block.hydrate", /hydrate:/],
	["no component", "component: RingSize", "component: null as never", "block.component", /component/],
];

/** Returns the line and column of the first match in a text. */
function positionOf(text: string, place: RegExp): readonly [line: number, column: number] {
	const before = text.slice(0, text.search(place)).split("\n");
	return [before.length, (before.at(-1) ?? "").length + 1];
}

describe("B-REL-04 a broken block is reported with file, line and column", () => {
	it.each(faults)("with %s", (_, from, to, code, place) => {
		const source = ringSize.replace(from, to);
		const { status, text } = shopWithBlock(source).run("schema", "--json", "--site", "shop");
		expect(status).toBe(1);
		const [line, column] = positionOf(source, place);
		expect(text).toContain(`${file}:${line}:${column} [${code}]\n       `);
	});

	it("with the name of another block of the site", () => {
		const shop = shopWithBlock();
		shop.write("blocks/other.tsx", ringSize);
		shop.edit("facette.config.ts", `["./${file}"]`, `["./${file}", "./blocks/other.tsx"]`);
		const [line, column] = positionOf(ringSize, /"ring-size"/);
		expect(shop.run("schema", "--json", "--site", "shop").text).toContain(
			`blocks/other.tsx:${line}:${column} [block.twice]\n       `,
		);
	});

	it("whose component throws, with the page; the last good site stays", () => {
		const shop = shopWithBlock();
		shop.build();
		shop.edit(file, "	return (\n", "	if (millimetres > 0) throw new Error('No size');\n	return (\n");
		const { status, text } = shop.build();
		expect(status).toBe(1);
		expect(text).toContain("/ [page.failed]");
		expect(text).toMatch(/: blocks\/ring-size\.tsx:28:\d+: No size\./);
		expect(shop.built("index.html")).toContain("Welche Größe passt?");
		const checked = shop.run("check", "--site", "shop");
		expect(checked.status).toBe(1);
		expect(checked.text).toMatch(/\/ \[page\.failed\]\n.*: blocks\/ring-size\.tsx:28:\d+: No size\./);
	});
});
