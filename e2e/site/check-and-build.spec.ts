import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";

interface Translated {
	readonly translations: { description?: string; blocks?: object[] }[];
}

/** Names that only the planted defects have, so that a build's message identifies its defect. */
const planted = {
	inMenu: "anker-im-menue",
	redirect: "/gibt-es-nicht-mehr",
	onPage: "nirgends-auf-der-seite",
	anchorOnPage: "anker-auf-der-seite",
	anchorElsewhere: "anker-anderswo",
	imageOnPage: "fehlt-auf-der-seite.jpg",
	tag: "keine-ware-mit-diesem-wort",
	inProduct: "nirgends-im-produkt",
	anchorInProduct: "anker-im-produkt",
	imageOfProduct: "fehlt-am-produkt.jpg",
	inCategory: "nirgends-in-der-kategorie",
	anchorInCategory: "anker-in-der-kategorie",
	inFooter: "nirgends-im-fuss",
	anchorInFooter: "anker-im-fuss",
	file: "unbekannt.xyz",
	clock: "rolex_api_key",
	position: "position-die-es-nicht-gibt",
} as const;

const links = (path: string, anchor: string) => `[a](/${path}) [b](/kontakt#${anchor})`;

/** Adds a text to an item's description in its first language. */
function described(item: Translated, text: string): void {
	const [first] = item.translations;
	if (first) first.description = `${first.description ?? ""}\n\n${text}`;
}

/** Creates a copy of the demo with all defects that do not stop a build. */
function siteWithDefects() {
	const site = ownSite("check-and-build");
	site.reset();
	const change = <Content>(file: string, edit: (value: Content) => void) =>
		site.edit<Content>(file, (value) => {
			edit(value);
			return value;
		});
	change<{ path?: string; anchor?: string }[]>("menus.json", (items) => {
		items.push({ ...items[0], path: "/kontakt", anchor: planted.inMenu });
	});
	change<object[]>("widgets.json", (widgets) => {
		widgets.push({ sort: 99, widget_name: "contact", position: planted.position });
	});
	change<{ config?: object }>("project.json", (project) => {
		project.config = { ...project.config, brand_config: { rolex_clock: true } };
	});
	change<Translated>("pages/contact.json", ({ translations: [first] }) => {
		first?.blocks?.push(
			{
				type: "text",
				markdown: `${links(planted.onPage, planted.anchorOnPage)} [c](/uhren#${planted.anchorElsewhere})`,
			},
			{ type: "picture", image: planted.imageOnPage },
			{ type: "products", of: { tag: planted.tag } },
		);
	});
	change<Translated & { images: string[] }>("shop/products/halo.json", (product) => {
		described(product, links(planted.inProduct, planted.anchorInProduct));
		product.images.push(planted.imageOfProduct);
	});
	change<Translated[]>("shop/categories.json", ([category]) => {
		if (category) described(category, links(planted.inCategory, planted.anchorInCategory));
	});
	change<{ global_footer?: string }>("shop/settings.json", (settings) => {
		settings.global_footer = links(planted.inFooter, planted.anchorInFooter);
	});
	writeFileSync(join(site.content, "pages", planted.file), "x");
	const config = join(site.work, "shop/facette.config.ts");
	const text = readFileSync(config, "utf8");
	writeFileSync(
		config,
		text.replace("redirects: {", `redirects: { moved: { "/alt": "${planted.redirect}" },`),
	);
	return site;
}

/** Returns the messages of a build's warnings, with their places; those of one kind once, in the words of the first. */
function warningsOf(stderr: string): readonly { readonly text: string; readonly sentence: string }[] {
	return stderr
		.split(/^(?=Warnung {2})/m)
		.filter((part) => part.startsWith("Warnung  "))
		.map((part) => {
			const lines = part
				.trimEnd()
				.split("\n")
				.filter((line, index) => index === 0 || /^ {7}\S/.test(line))
				.filter((line) => !line.startsWith("       Das Gleiche gilt"));
			return { text: lines.join(" "), sentence: lines.at(-1)?.replace(/^(?:Warnung)?\s+/, "") ?? "" };
		});
}

test("B-LAW-25 a check says all that a build says of a site with many defects, and finds each of them", () => {
	test.slow();
	const site = siteWithDefects();
	const facette = (command: string, ...options: readonly string[]) =>
		spawnSync(
			process.execPath,
			["dist/program/cli.js", command, "--site", join(site.work, "shop"), ...options],
			{ encoding: "utf8", env: { ...process.env, LC_ALL: "de" } },
		);
	const built = facette("build", "--out", site.out);
	expect(built.status).toBe(0);
	const said = warningsOf(built.stderr);
	expect(said.length).toBeGreaterThan(5);
	for (const anchor of [
		planted.inMenu,
		planted.anchorOnPage,
		planted.anchorInProduct,
		planted.anchorInCategory,
		planted.anchorInFooter,
	])
		expect(built.stderr).toContain(anchor);
	const { stdout } = facette("check", "--json");
	const findings: readonly { readonly text: string; readonly file: string }[] = JSON.parse(stdout).findings;
	const found = findings.map(({ text, file }) => `${file} ${text}`);
	const names = Object.values(planted);
	const isFound = (name: string) => found.some((text) => text.includes(name));
	expect(names.filter((name) => !isFound(name))).toEqual([]);
	const unsaid = said.filter(
		({ text, sentence }) =>
			!found.some((own) => own.endsWith(sentence)) &&
			!names.some((name) => text.includes(name) && isFound(name)),
	);
	expect(unsaid).toEqual([]);
});
