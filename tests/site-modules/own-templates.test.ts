import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createOwnShop, type OwnShop } from "#tests/site-modules/own-shop.ts";

const file = "templates/lookbook.tsx";

/** A template with fields, an image and state. */
const lookbook = `import { useState } from "react";
import { defineTemplate, integer, markdown, optional, optionalImage, type TemplateProps, text } from "facette/blocks";
import styles from "./lookbook.module.css";

const fields = {
	season: text({ de: ["Saison", "Steht über dem Titel."], en: ["Season", "Shown above the title."] }),
	pieces: integer({ minimum: 1 }, { de: ["Stücke", "Wie viele es sind."], en: ["Pieces", "How many there are."] }),
	cover: optionalImage({ de: ["Titelbild", "Füllt den Bildschirm."], en: ["Cover", "Fills the screen."] }),
	note: optional(markdown({ de: ["Hinweis", "Steht unten."], en: ["Note", "Shown at the end."] })),
};

function Lookbook({ page, fields: { season, pieces, cover, note }, site, children }: TemplateProps<typeof fields>) {
	const [shown, setShown] = useState(1);
	return (
		<div className={styles.lookbook}>
			<p>{season} · {site.siteName}</p>
			<h1>{page.heading}</h1>
			{cover ? <img src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} /> : null}
			<button type="button" onClick={() => setShown(shown + 1)}>{shown} / {pieces}</button>
			{children}
			{note ? <div dangerouslySetInnerHTML={{ __html: note.html }} /> : null}
		</div>
	);
}

export default defineTemplate({
	name: "lookbook",
	de: ["Lookbook", "Eine Strecke mit großen Bildern."],
	en: ["Lookbook", "A series of large images."],
	fields,
	hydrate: "interaction",
	component: Lookbook,
});
`;

const content = {
	template: "lookbook",
	translations: [
		{
			language: "de",
			path: "/lookbook",
			title: "Herbst",
			description: "Die Stücke der Saison.",
			fields: { season: "Herbst 2026", pieces: 12, note: "Alle Stücke sind **Unikate**." },
			blocks: [{ type: "quote", text: "Wunderschön." }],
		},
	],
};

/** Writes a shop with a page of that template. */
function shopWithTemplate(source = lookbook, page: object = content): OwnShop {
	const shop = createOwnShop({ templates: [`./${file}`] });
	shop.write(file, source);
	shop.write("templates/lookbook.module.css", ".lookbook { padding: 1rem }\n");
	shop.write("content/pages/lookbook.json", JSON.stringify(page));
	return shop;
}

/** Returns the page with other fields of its template. */
const withFields = (fields: object | undefined) => ({
	...content,
	translations: content.translations.map((version) => ({ ...version, fields })),
});

describe("a page template of a site's own", () => {
	it("B-USE-07 is prerendered with its fields, styles and the page's blocks, and hydrates as it says", () => {
		const shop = shopWithTemplate();
		const { status, text } = shop.build();
		expect(status, text).toBe(0);
		const html = shop.built("lookbook/index.html");
		expect(html).toMatch(/<main [^>]*><div class="lookbook_lookbook"><p>Herbst 2026<!-- --> · /);
		expect(html).toContain("<h1>Herbst</h1>");
		expect(html).toMatch(
			/<button type="button">1<!-- --> \/ <!-- -->12<\/button><div class="[^"]*"><figure|Wunderschön/,
		);
		expect(html).toContain("<strong>Unikate</strong>");
		expect(html).toContain('data-hydrate="interaction"');
		expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/template-0-lookbook-\w+\.css">/);
		expect(html).toMatch(/data-modules="[^"]*\/assets\/template-0-lookbook-\w+\.js/);
		expect(shop.built("index.html")).not.toContain("template-0-lookbook");
		expect(shop.built("sitemap.xml")).toContain("/lookbook</loc>");
	});

	it("B-USE-07 changes its pages when it changes", () => {
		const shop = shopWithTemplate();
		shop.build();
		shop.edit(file, "{season} ·", "Saison {season} ·");
		shop.build();
		expect(shop.built("lookbook/index.html")).toContain("Saison <!-- -->Herbst 2026");
	});

	it("B-USE-07 is in the JSON Schemas of the site's files", () => {
		const shop = shopWithTemplate();
		expect(shop.run("schema", "--json", "--site", "shop", "--out", "shop/schemas").status).toBe(0);
		const { properties } = JSON.parse(readFileSync(join(shop.folder, "schemas/pages.schema.json"), "utf8"));
		expect(properties.template.enum).toContain("lookbook");
		const { fields } = properties.translations.items.properties;
		expect(fields.description).toContain("lookbook (Lookbook): A series of large images.");
		expect(fields.properties.season.title).toBe("Season · Saison");
	});

	it.each([
		[withFields({ season: "Herbst", pieces: "many" }), "translations.0.fields.pieces", "content.type.number"],
		[
			withFields({ season: "Herbst", pieces: 2, colour: "rot" }),
			"translations.0.fields.colour",
			"content.field.unknown",
		],
		[withFields({ pieces: 2 }), "translations.0.fields.season", "content.field.missing"],
		[
			withFields({ season: "Herbst", pieces: 2, cover: "no.jpg" }),
			"translations.0.fields.cover",
			"content.picture.missing",
		],
		[{ ...content, template: "lookbok" }, "template", "content.unknown.template"],
		[{ ...content, template: "info" }, "translations.0.fields", "content.field.unknown"],
	])("B-REL-04 is checked in the content: %j", (page, field, code) => {
		const { text } = shopWithTemplate(lookbook, page).run("check", "--site", "shop");
		expect(text).toContain(` › ${field} [${code}]`);
	});
});

describe("B-REL-04 a broken template is reported with file, line and column", () => {
	it.each([
		["a syntax error", "const [shown", "const [[shown", "module.broken"],
		["a built-in template's name", '"lookbook"', '"home"', "template.built-in"],
		["a time of blocks only", '"interaction"', '"visible" as "load"', "template.hydrate"],
		["no component", "component: Lookbook", "component: null as never", "template.component"],
		["a block in its place", "export default", "export const other =", "template.no-default"],
	])("with %s", (_, from, to, code) => {
		const source = lookbook.replace(from, to);
		const { status, text } = shopWithTemplate(source).run("schema", "--json", "--site", "shop");
		expect(status).toBe(1);
		expect(text).toMatch(new RegExp(`${file}:\\d+:\\d+ \\[${code}\\]`));
		expect(text).not.toMatch(/Line \d/);
	});

	it("whose component throws, with the page", () => {
		const shop = shopWithTemplate(
			lookbook.replace("	return (\n", "	if (pieces > 1) throw new Error('Too many');\n	return (\n"),
		);
		const { status, text } = shop.build();
		expect(status).toBe(1);
		expect(text).toMatch(/\/lookbook \[page\.failed\]/);
		expect(text).toMatch(/: templates\/lookbook\.tsx:14:\d+: Too many\./);
	});
});
