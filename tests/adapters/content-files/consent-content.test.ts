import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";
import {
	type Files,
	findingsIn,
	pageWith,
	set,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";

const german = { language: "de", display_name: "Karten", description: "Zeigt Karten." };
const english = { language: "en", display_name: "Maps", description: "Shows maps." };
const { language: _, ...flat } = german;

function withFile(file: string, value: unknown): Files {
	return { ...validFiles(), [file]: value };
}

async function load(files: Files) {
	const content = createContentFiles({ directory: writeFolder(files), languages, defaultLanguage: "de" });
	const result = await content.load();
	if (!result.ok) throw new Error(JSON.stringify(result.error, null, "\t"));
	return { content, site: result.value.site };
}

async function findings(files: Files) {
	return (await findingsIn(writeFolder(files))).map(({ key, field }) => [key, field]);
}

describe("consents.json", () => {
	it.each([
		["flat, in German", { ...flat, function_id: "maps" }, ["de"]],
		["flat with translations", { ...flat, function_id: "maps", translations: [english] }, ["de", "en"]],
		["translated", { function_id: "maps", translations: [english, german] }, ["en", "de"]],
	])("R-CONSENT-01 R-I18N-01 may be %s", async (_, entry, expected) => {
		const { site } = await load(withFile("consents.json", [entry]));
		expect(site.consents).toHaveLength(1);
		expect(site.consents[0]).toMatchObject({ function_id: "maps", default_on: false });
		expect(site.consents[0]?.translations.map(({ language }) => language)).toEqual(expected);
		expect(site.consents[0]?.translations.find(({ language }) => language === "de")?.display_name).not.toBe(
			"",
		);
	});

	it.each([
		["without words", { function_id: "maps" }, ["display_name", "description"]],
		["with half of its words", { display_name: "Karten", function_id: "maps" }, ["description"]],
		[
			"with half of its words next to translations",
			{ description: "Karten.", function_id: "maps", translations: [english] },
			["display_name"],
		],
	])("R-CONSENT-01 an entry %s is a finding", async (_, entry, missing) => {
		expect(await findings(withFile("consents.json", [entry]))).toEqual(
			missing.map((name) => ["content.field.missing", `0.${name}`]),
		);
	});

	it("an entry that is German twice is a finding", async () => {
		const entry = { ...flat, function_id: "maps", translations: [german] };
		expect(await findings(withFile("consents.json", [entry]))).toEqual([["content.language.twice", "0"]]);
	});

	it("B-LAW-10 preselects nothing unless the project says so", async () => {
		expect((await load(validFiles())).site.project.consent_preselect).toBe(false);
		const files = validFiles();
		set(files, "project.json", "consent_preselect", true);
		expect((await load(files)).site.project.consent_preselect).toBe(true);
	});
});

const embed = {
	type: "embed",
	id: "map",
	provider: "OpenStreetMap",
	title: "Map",
	src: "https://maps.example/embed?a=1",
	link: "https://maps.example/privacy",
};

describe("an embed block", () => {
	const folder = (fields: object) =>
		withFile("pages/new.json", pageWith({ blocks: [{ ...embed, ...fields }] }));

	it("R-CONSENT-08 is complete with what has no default", async () => {
		const { content } = await load(folder({}));
		const body = await content.pageBody("new", "de");
		const rest = { purpose: null, aspect_ratio: "16:9", image: null, function_id: null };
		expect(body.blocks).toEqual([{ ...embed, ...rest }]);
	});

	it.each([
		["src", "http://maps.example/embed", "content.format.web"],
		["src", "javascript:alert(1)", "content.format.web"],
		["src", "//maps.example", "content.format.web"],
		["src", "https://", "content.format.web"],
		["link", "data:text/html,x", "content.format.web"],
		["aspect_ratio", "16:10", "content.unknown.value"],
		["id", " ", "content.field.empty"],
		["provider", undefined, "content.field.missing"],
	])("B-SEC-02 R-CONSENT-08 with %s %j gives %s", async (field, value, key) => {
		const found = await findings(folder({ [field]: value }));
		expect(found).toHaveLength(1);
		expect(found[0]?.[0]).toContain(key);
		expect(found[0]?.[1]).toBe(`translations.0.blocks.0.${field}`);
	});
});

describe("an expander block", () => {
	const folder = (markdown: string) => {
		const items = [{ heading: "Wie lange?", markdown }];
		return withFile("pages/new.json", pageWith({ blocks: [{ type: "expander", items }] }));
	};

	it("R-THEME-03 holds questions with answers in Markdown", async () => {
		const { content } = await load(folder("Drei *Tage*."));
		expect((await content.pageBody("new", "de")).blocks).toEqual([
			{ type: "expander", heading: null, items: [{ heading: "Wie lange?", markdown: "Drei *Tage*." }] },
		]);
	});

	it("reports the parts of an answer that are not shown as intended", async () => {
		expect(await findings(folder("<b>Drei</b>"))).toEqual([
			["content.markdown.html", "translations.0.blocks.0.items.0.markdown"],
		]);
	});
});
