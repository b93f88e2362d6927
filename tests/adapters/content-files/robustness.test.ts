import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { jsonFault } from "#adapters/content-files/json-position.ts";
import { parseJson } from "#adapters/content-files/text-file.ts";
import { nearest } from "#core/content/nearest.ts";
import { languages } from "#core/language/language.ts";
import { editDistance } from "#core/text/edit-distance.ts";
import { findingsIn, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { startComputingTime } from "#tests/computing-time.ts";

/** How often a file's content is replaced by a random one: each time the whole folder is read. */
const replacements = process.env.CI ? 40 : 12;

const jsonFiles = Object.keys(validFiles()).filter((file) => file.endsWith(".json"));

/** A JSON value in which a random part of a valid one was replaced. */
function damaged(value: unknown, path: readonly number[], replacement: unknown): unknown {
	const [first, ...rest] = path;
	if (first === undefined || typeof value !== "object" || value === null) return replacement;
	const keys = Object.keys(value);
	const key = keys[first % Math.max(1, keys.length)];
	if (key === undefined) return replacement;
	const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
	copy[key] = damaged(copy[key], rest, replacement);
	return copy;
}

describe("a content folder with anything in it", () => {
	it.each(jsonFiles)("B-REL-04 gives findings and never throws, whatever JSON is in %s", async (file) => {
		const files = validFiles();
		const valid = files[file];
		const directory = writeFolder(files);
		const content = createContentFiles({ directory, languages, defaultLanguage: "de" });
		writeFileSync(join(directory, file), "7");
		const refused = await content.load();
		expect(refused.ok ? [] : refused.error).toContainEqual(
			expect.objectContaining({ severity: "error", file }),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.nat(8), { maxLength: 6 }),
				fc.oneof(fc.jsonValue(), fc.constantFrom(null, "", "../../x", -1, [], {}, "__proto__")),
				async (path, replacement) => {
					writeFileSync(join(directory, file), JSON.stringify(damaged(valid, path, replacement)));
					const result = await content.load();
					if (!result.ok) expect(result.error.some(({ severity }) => severity === "error")).toBe(true);
				},
			),
			{ numRuns: replacements },
		);
	});

	it("gives findings and never throws, whatever bytes are in a page", async () => {
		const directory = writeFolder(validFiles());
		const content = createContentFiles({ directory, languages, defaultLanguage: "de" });
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), async (bytes) => {
				writeFileSync(join(directory, "pages/watches.json"), bytes);
				expect((await content.load()).ok).toBe(false);
			}),
			{ numRuns: replacements },
		);
	});

	it("is an empty folder that lacks its files", async () => {
		const directory = writeFolder({});
		const missing = (await findingsIn(directory)).filter(({ key }) => key === "content.file.missing");
		expect(missing.map(({ file }) => file)).toEqual([
			"company.json",
			"legal.json",
			"menus.json",
			"project.json",
			"theme.json",
		]);
		rmSync(directory, { recursive: true });
		expect(await findingsIn(directory)).toMatchObject([{ key: "content.folder.missing" }]);
	});

	it("reads a thousand pages of three languages in a few seconds at most", async () => {
		const files = validFiles();
		const lorem = "Ein Ring ist ein Versprechen, das man trägt. ".repeat(40);
		for (let number = 0; number < 1000; number++)
			files[`pages/p${number}.json`] = {
				template: "info",
				translations: languages.map((language) => ({
					language,
					path: `${language === "de" ? "" : `/${language}`}/p${number}`,
					title: "A",
					description: "A",
					blocks: [{ type: "text", markdown: lorem }],
				})),
			};
		const directory = writeFolder(files);
		const computed = startComputingTime();
		expect(await findingsIn(directory)).toEqual([]);
		expect(computed()).toBeLessThan(3);
	});
});

describe("the place of a fault in JSON", () => {
	it.each([
		["{", 1, 2, ""],
		['{"a":}', 1, 6, "}"],
		['{"a":1,}', 1, 8, "}"],
		["[1,2,]", 1, 6, "]"],
		["[1 2]", 1, 4, "2]"],
		['{\n\t"a": 1\n\t"b": 2\n}', 3, 2, '"b": 2'],
		["{'a': 1}", 1, 2, "'a': 1}"],
		['{"a": "b\nc"}', 1, 7, '"b'],
		['{"a": "\\x"}', 1, 8, '\\x"}'],
		['["C:\\\\quartz\\x"]', 1, 13, '\\x"]'],
		['["\\n\\N"]', 1, 5, '\\N"]'],
		['["\\u00e9\\u00g0"]', 1, 9, '\\u00g0"]'],
		["[1] // note", 1, 5, "// note"],
		["tru", 1, 1, "tru"],
		["[01]", 1, 3, "1]"],
	])("is found in %j", (text, line, column, found) => {
		expect(jsonFault(text)).toEqual({ line, column, found });
	});

	it("B-REL-04 is not looked for in a text that is too deep", () => {
		expect(parseJson("x.json", "[".repeat(1_000_000))).toMatchObject({
			error: { key: "content.json.deep" },
		});
	});

	it("is within the text for every text that is no JSON", () => {
		const alphabet = fc.constantFrom(..."{}[]:,\"\\ \n1-e.truefalsn/'u0");
		fc.assert(
			fc.property(fc.string({ unit: alphabet, maxLength: 30 }), (text) => {
				const parsed = parseJson("x.json", text);
				if (parsed.ok || parsed.error.key === "content.file.empty") return;
				const { line, column } = jsonFault(text);
				const lines = text.split("\n");
				expect(line).toBeLessThanOrEqual(lines.length);
				expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
			}),
			{ numRuns: 2000 },
		);
	});
});

describe("the nearest word", () => {
	it.each([
		["", "", 0],
		["abc", "", 3],
		["abc", "acb", 1],
		["kitten", "sitting", 3],
	])("counts edits from %j to %j", (from, to, distance) => {
		expect(editDistance(from, to)).toBe(distance);
	});

	it.each([
		["titel", ["title", "type"], "title"],
		["Langauge", ["language"], "language"],
		["watch", ["beads", "watches"], "watches"],
		["hero-ring.jpg", ["hero-rings.jpg", "logo.svg"], "hero-rings.jpg"],
		["banana", ["title", "type"], null],
	])("is suggested for %j only when it is near", (wanted, candidates, expected) => {
		expect(nearest(wanted, candidates)).toBe(expected);
	});
});
