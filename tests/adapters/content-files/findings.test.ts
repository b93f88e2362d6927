import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FindingKey, findingParams } from "#core/content/finding.ts";
import { badFields } from "#tests/adapters/content-files/bad/bad-fields.ts";
import { badFiles } from "#tests/adapters/content-files/bad/bad-files.ts";
import type { BadFolder } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { badImages } from "#tests/adapters/content-files/bad/bad-images.ts";
import { badMessages } from "#tests/adapters/content-files/bad/bad-messages.ts";
import { badPages, badPaths } from "#tests/adapters/content-files/bad/bad-pages.ts";
import { badReferences } from "#tests/adapters/content-files/bad/bad-references.ts";
import { badShop } from "#tests/adapters/content-files/bad/bad-shop.ts";
import { badTexts } from "#tests/adapters/content-files/bad/bad-texts.ts";
import {
	type Files,
	findingsIn,
	pageWith,
	png,
	set,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";

const bad: readonly BadFolder[] = [
	...badFiles,
	...badFields,
	...badMessages,
	...badPages,
	...badPaths,
	...badTexts,
	...badImages,
	...badShop,
	...badReferences,
];
/** Proved by tests of their own, below and apart from the table. */
const elsewhere: readonly FindingKey[] = [
	// The package test installs the program without the decoder.
	"content.picture.decoder",
	// Of pixels, which only decoding them shows: tests/renderer/site/broken-images.test.ts.
	"content.picture.damaged",
	// Of content services: tests/adapters/content-files/hold-back/missing-references.test.ts.
	"content.reference.leftOut",
	"content.folder.missing",
	"content.file.unreadable",
	"content.file.outside",
	"content.language.unconfigured",
	// No name is deprecated yet: tests/adapters/content-files/current-format.test.ts.
	"content.upgrade.deprecated",
];

function folderWith(change: (files: Files) => void): string {
	const files = validFiles();
	change(files);
	return writeFolder(files);
}

describe("the findings of a content folder", () => {
	it("are none for the smallest valid folder", async () => {
		expect(await findingsIn(writeFolder(validFiles()))).toEqual([]);
	});

	it.each(bad.map((row) => [row[0], row] as const))("name %s", async (_title, row) => {
		const [, change, key, file, field, params = {}] = row;
		const findings = await findingsIn(folderWith(change));
		expect(findings).toContainEqual(
			expect.objectContaining({ key, file, field, params: expect.objectContaining(params) }),
		);
	});

	it("carry exactly the parameters that their sentences may use", async () => {
		for (const row of bad)
			for (const { key, params } of await findingsIn(folderWith(row[1])))
				expect({ key, names: Object.keys(params).sort() }).toEqual({
					key,
					names: [...findingParams[key as FindingKey]].sort(),
				});
	});

	it("are each proved by a folder", () => {
		const proved = new Set<string>([...bad.map(([, , key]) => key), ...elsewhere]);
		expect(Object.keys(findingParams).filter((key) => !proved.has(key))).toEqual([]);
	});
});

describe("the findings of a content folder with many faults", () => {
	it("come all at once, in the same order every time", async () => {
		const directory = folderWith((files) => {
			files["theme.json"] = "{";
			set(files, "company.json", "legal_form", 1);
			set(files, "company.json", "nonsense", 1);
			set(files, "company.json", "rubbish", 1);
			files["pages/new.json"] = pageWith({ path: "/Neu", image: "none.jpg", colour: 1 }, { template: "x" });
			files["pages/other.json"] = "";
			files["media/x.jpg"] = "x";
			delete files["menus.json"];
		});
		const findings = await findingsIn(directory);
		expect(findings.map(({ file, field, key }) => [file, field, key])).toEqual([
			["company.json", "legal_form", "content.type.text"],
			["company.json", "nonsense", "content.field.unknown"],
			["company.json", "rubbish", "content.field.unknown"],
			["media/x.jpg", null, "content.picture.broken"],
			["menus.json", null, "content.file.missing"],
			["pages/new.json", "template", "content.unknown.template"],
			["pages/new.json", "translations.0.colour", "content.field.unknown"],
			["pages/new.json", "translations.0.image", "content.picture.missing"],
			["pages/new.json", "translations.0.path", "content.path.characters"],
			["pages/other.json", null, "content.file.empty"],
			["theme.json", null, "content.json.end"],
		]);
		expect(await findingsIn(directory)).toEqual(findings);
	});

	it("stop a build only where they are errors", async () => {
		const warnings = await findingsIn(folderWith((files) => set(files, "menus.json", "0.path", "/uren")));
		expect(warnings.map(({ severity }) => severity)).toEqual(["warning"]);
	});

	it("B-REL-04 name a page's language that the site does not have", async () => {
		const findings = await findingsIn(writeFolder(validFiles()), ["de", "en"]);
		expect(findings.map(({ file, field, key }) => [file, field, key])).toEqual([
			["pages/home.json", "translations.2.language", "content.language.unconfigured"],
			["pages/imprint.json", "translations.2.language", "content.language.unconfigured"],
		]);
	});

	it("do not blame the rest of the site for a page that could not be read", async () => {
		const findings = await findingsIn(
			folderWith((files) => {
				files["pages/home.json"] = "{";
			}),
		);
		expect(findings.map(({ key }) => key)).toEqual(["content.json.end"]);
	});
});

describe("the findings of a content folder without faults", () => {
	it.each(["/shop/uhren", "/kontakt#form", "/uhren/", "/en/watches", "/"])(
		"leave a link that leads somewhere alone: %s",
		async (path) => {
			const directory = folderWith((files) => {
				files["pages/contact.json"] = {
					...pageWith({ path: undefined }, { key: "contact" }),
				};
				set(files, "menus.json", "0.path", path);
			});
			expect(await findingsIn(directory)).toEqual([]);
		},
	);

	it.each([
		["a gradient of its own", '<g fill="url(#a)"/>'],
		["a picture within", `<image href="data:image/png;base64,${png.toString("base64")}"/>`],
		["a reference to itself", '<g id="a"/><use href="#a"/>'],
		["words that sound like script", "<title>Script: onload = once</title><!-- <script> -->"],
	])("B-SEC-05 leave a harmless SVG alone: %s", async (_title, inside) => {
		const directory = folderWith((files) => {
			files["media/x.svg"] = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
		});
		expect(await findingsIn(directory)).toEqual([]);
	});

	it.each([
		"`<b>`",
		"```\n# no heading\n<b>\n```",
		"<https://a.example>",
		"a < b > c",
		"#tag",
		"~~~\n![a](b)\n~~~",
	])("leave Markdown alone that says what it shows: %j", async (markdown) => {
		const directory = folderWith((files) => {
			files["pages/new.json"] = pageWith({ blocks: [{ type: "text", markdown }] });
		});
		expect(await findingsIn(directory)).toEqual([]);
	});
});

describe("links in a content folder", () => {
	function linked(name: string, target: (directory: string) => string): string {
		const directory = writeFolder(validFiles());
		writeFileSync(join(directory, "../secret.md"), "Secret.");
		mkdirSync(join(directory, "../elsewhere"));
		symlinkSync(target(directory), join(directory, name));
		return directory;
	}

	it.each(["pages/secret.md", "pages/secret.json", "media/secret.svg", "branches/x.json"])(
		"B-SEC-03 are refused where they leave it: %s",
		async (name) => {
			const directory = linked(name, (path) => join(path, "../secret.md"));
			expect(await findingsIn(directory)).toMatchObject([{ key: "content.file.outside", file: name }]);
		},
	);

	it("B-SEC-03 keep a file outside from being named as a page's text", async () => {
		const directory = linked("pages/secret.md", (path) => join(path, "../secret.md"));
		const page = pageWith({ blocks: [{ type: "text", file: "secret.md" }] });
		writeFileSync(join(directory, "pages/new.json"), JSON.stringify(page));
		const keys = (await findingsIn(directory)).map(({ key }) => key);
		expect(keys).toEqual(["content.markdown.missing", "content.file.outside"]);
	});

	it("are findings where they lead nowhere or round in circles", async () => {
		const nowhere = linked("pages/x.json", (path) => join(path, "nothing"));
		expect(await findingsIn(nowhere)).toMatchObject([{ key: "content.file.unreadable" }]);
		const circle = linked("pages/x.json", (path) => join(path, "pages/x.json"));
		expect(await findingsIn(circle)).toMatchObject([{ key: "content.file.unreadable" }]);
	});

	it("are followed within the folder", async () => {
		const directory = linked("media/again.png", (path) => join(path, "media/ring.png"));
		expect(await findingsIn(directory)).toEqual([]);
	});

	it("B-SEC-03 to a whole folder elsewhere are refused", async () => {
		const files = validFiles();
		delete files["branches/mitte.json"];
		const directory = writeFolder(files);
		mkdirSync(join(directory, "../elsewhere"));
		symlinkSync(join(directory, "../elsewhere"), join(directory, "branches"));
		expect(await findingsIn(directory)).toMatchObject([{ key: "content.file.outside", file: "branches" }]);
	});
});
