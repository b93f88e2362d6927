import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, expect, it } from "vitest";
import { jsonSchemas } from "#core/content/json-schema.ts";
import { loadThemeStyleSheet, themeFile } from "#renderer/site/theme-style-sheet.ts";
import { documentedBlocks, placeOf, root } from "#tests/docs/code-blocks.ts";
import { journeys } from "#tests/docs/journeys.ts";

const blocks = documentedBlocks();
const checked = blocks.filter(({ notRun }) => notRun === null);

/** The languages of blocks, each with the test that checks them; `text` is what programs print, and drawings. */
const languages = [
	...["sh", "ts", "tsx", "js", "json", "css", "svg", "text"],
	...["nginx", "caddyfile", "ini", "dockerfile"],
];

it("B-USE-07 every code block of the documentation names its language", () => {
	const unknown = blocks.filter(({ language }) => !languages.includes(language));
	expect(unknown.map((block) => `${placeOf(block)} ${block.language}`)).toEqual([]);
});

it("B-USE-07 every command of the documentation is run, or says why not", () => {
	const run = new Set(journeys.flat().map(({ file }) => file));
	const commands = checked.filter(({ language, savedAs }) => language === "sh" && savedAs === null);
	expect(commands.filter(({ file }) => !run.has(file)).map(placeOf)).toEqual([]);
	const left = blocks.filter(({ notRun }) => notRun !== null);
	const reasons = [...new Set(left.map(({ notRun }) => notRun))].map(
		(reason) => `${reason} (${left.filter(({ notRun }) => notRun === reason).length})`,
	);
	console.log(`${blocks.length} code blocks, ${left.length} not run: ${reasons.join(", ")}.`);
});

const folder = join(root, "dist/docs-blocks");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("B-USE-07 the TypeScript of the documentation has the types of the package", () => {
	rmSync(folder, { recursive: true, force: true });
	const modules = checked.filter(({ language }) => language.startsWith("ts"));
	for (const [index, { text, file, language }] of modules.entries()) {
		const name = /^\/\/ (\S+\.tsx?)\n/.exec(text)?.[1] ?? `block.${language}`;
		const path = join(folder, `${index}-${basename(dirname(file))}`, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
	const project = { extends: "../../tsconfig.json", include: [".", "../../ui/**/*.d.ts"], exclude: [] };
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
	const compiler = join(root, "node_modules/typescript7/bin/tsc");
	const run = () => execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
	try {
		expect(run()).toBe("");
	} catch (error) {
		throw new Error((error as { readonly stdout?: string }).stdout || String(error));
	}
});

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

it.each(
	checked.filter(({ language }) => language === "json").map((block) => [placeOf(block), block] as const),
)(
	"B-USE-07 the JSON of the documentation is valid, and keeps the schema that it names: %s",
	(_, { text }) => {
		const value = JSON.parse(text);
		if (typeof value.$schema !== "string") return;
		const schema = jsonSchemas().get(basename(value.$schema));
		expect(schema, value.$schema).toBeDefined();
		const validate = ajv.compile(schema ?? {});
		validate(value);
		expect(validate.errors).toBe(null);
	},
);

it("B-USE-07 the style sheets of the documentation name parts and properties that exist", async () => {
	for (const block of checked.filter(({ language }) => language === "css")) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, themeFile), block.text);
		expect(await loadThemeStyleSheet(folder), placeOf(block)).toMatchObject({
			ok: true,
			value: { warnings: [] },
		});
	}
});

it("B-USE-07 the scripts of the documentation have no syntax error", () => {
	for (const block of checked.filter(({ language }) => language === "js"))
		execFileSync(process.execPath, ["--check", "--input-type=module"], { input: block.text });
});
