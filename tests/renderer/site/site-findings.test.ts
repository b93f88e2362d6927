import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMessages, findingLines } from "#renderer/cli/messages.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { type Files, set, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

/** Returns the keys and files of a check's findings on a site of the files. */
async function findingsOf(files: Files, more: object = {}) {
	const folder = writeFolder(files);
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "." },
		ecommerce: {},
		...more,
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return (await siteFindings(folder)).map(({ key, file, params }) => ({ key, file, params }));
}

it("B-USE-20 reports moved paths without rules for hosts, and circular ones in any spelling", async () => {
	const moved = { "/index.php?id=12": "/kontakt", "/über": "/%C3%BCber/" };
	const found = await findingsOf(validFiles(), {
		redirects: { moved },
		engines: ["html", "page-data", "shop-data"],
	});
	expect(found).toContainEqual({
		key: "note.redirects.noRules",
		file: "facette.config.ts",
		params: { count: 2, engine: "host-rules" },
	});
	expect(found).toContainEqual({
		key: "note.redirects.circle",
		file: "facette.config.ts",
		params: { circle: "/über → /über", file: "facette.config.ts" },
	});
	const withRules = await findingsOf(validFiles(), { redirects: { moved } });
	expect(withRules.map(({ key }) => key)).not.toContain("note.redirects.noRules");
});

it("B-LAW-25 B-USE-20 a check reports the notes of a build on moved paths, footers, clocks and links", async () => {
	const files = validFiles();
	files["widgets.json"] = [{ sort: 1, widget_name: "contact", position: "header" }];
	set(files, "project.json", "config", { brand_config: { rolex_clock: true } });
	const found = await findingsOf(files, { redirects: { moved: { "/alt": "/gibt-es-nicht" } } });
	expect(found).toContainEqual({
		key: "note.redirects.lost",
		file: "facette.config.ts",
		params: { path: "/alt", to: "/gibt-es-nicht", file: "facette.config.ts" },
	});
	expect(found.map(({ key }) => key)).toContain("note.footer.otherPosition");
	expect(found.map(({ key }) => key)).toContain("note.clock.noPage");
	const sound = (await findingsOf(validFiles())).map(({ key }) => key);
	for (const key of ["note.redirects.lost", "note.footer.otherPosition", "note.clock.noPage"])
		expect(sound).not.toContain(key);
});

it("B-USE-20 names the line of a list as the place of a redirect that leads nowhere", async () => {
	const folder = writeFolder({ ...validFiles(), "redirects.csv": "from,to\n/alt,/gibt-es-nicht\n" });
	const config = {
		...{ domain: "www.example.org", content: { from: "files", directory: "." }, ecommerce: {} },
		redirects: { file: "redirects.csv" },
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const lost = (await siteFindings(folder)).filter(({ key }) => key === "note.redirects.lost");
	expect(lost).toMatchObject([{ file: "redirects.csv:2" }]);
	const [finding] = lost;
	for (const language of ["de", "en", "fr"] as const) {
		const text = finding ? findingLines(finding, createMessages(language)) : "";
		expect(text).toContain("redirects.csv:2");
		expect(text).not.toContain("facette.config.ts");
	}
});

it("B-REL-04 names a missing translation and a missing image once", async () => {
	const files = validFiles();
	set(files, "pages/watches.json", "translations.1.blocks", [
		{ type: "picture", image: "fehlt.jpg" },
		{ type: "picture", image: "ring.png" },
		{ type: "products" },
	]);
	const translations = [{ language: "de", alt: "Ein Ring" }];
	files["media/index.json"] = [{ name: "ring.png", translations }];
	const found = await findingsOf(files, { allowIncomplete: true });
	const about = (text: string) => found.filter(({ params }) => Object.values(params).includes(text));
	expect(about("fehlt.jpg").map(({ key }) => key)).toEqual(["content.picture.missing"]);
	const keys = found.map(({ key }) => key);
	for (const [key, subject] of [
		["content.alt.language", "media/ring.png"],
		["check.rule.name-translation", "category rings"],
	] as const) {
		expect(keys).toContain(key);
		expect(about(subject)).toEqual([]);
	}
});

it("B-USE-20 names the line of an option, whether the configuration is faulty or what it names", async () => {
	const folder = writeFolder(validFiles());
	const findIn = async (option: string) => {
		const lines = [
			"export default {",
			'\tdomain: "www.example.org",',
			'\tcontent: { from: "files", directory: "." },',
			`\t${option}`,
			"};",
		];
		writeFileSync(join(folder, "facette.config.ts"), lines.join("\n"));
		const found = await siteFindings(folder);
		return found.filter(({ file }) => file === "facette.config.ts");
	};
	expect(await findIn('eCommerce: { storeRoot: "shop" },')).toMatchObject([{ line: 4, column: 2 }]);
	expect(await findIn('blocks: ["./missing.tsx"],')).toMatchObject([{ line: 4, column: 11 }]);
	expect(await findIn('analytics: { module: "./missing.ts" },')).toMatchObject([{ line: 4, column: 15 }]);
	expect(await findIn('engines: ["html", "./missing.ts"],')).toMatchObject([{ line: 4, column: 2 }]);
});
