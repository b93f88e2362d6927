import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
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
	const found = await findingsOf(validFiles(), { redirects: { moved }, engines: ["html"] });
	expect(found).toContainEqual({
		key: "note.redirects.noRules",
		file: "facette.config.ts",
		params: { count: 2, engine: "host-rules" },
	});
	expect(found).toContainEqual({
		key: "note.redirects.circle",
		file: "facette.config.ts",
		params: { circle: "/über → /über" },
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
		params: { path: "/alt", to: "/gibt-es-nicht" },
	});
	expect(found.map(({ key }) => key)).toContain("note.footer.otherPosition");
	expect(found.map(({ key }) => key)).toContain("note.clock.noPage");
	const sound = (await findingsOf(validFiles())).map(({ key }) => key);
	for (const key of ["note.redirects.lost", "note.footer.otherPosition", "note.clock.noPage"])
		expect(sound).not.toContain(key);
});
