import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { parseImportOptions } from "#renderer/cli/import-options.ts";
import { parseInitOptions } from "#renderer/cli/init-options.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { parseOrdersOptions } from "#renderer/cli/orders-options.ts";
import { terminalLanguage } from "#renderer/cli/terminal-language.ts";
import { parseWorkerOptions } from "#renderer/cli/worker-options.ts";
import de from "#ui/locales/de/cli.json" with { type: "json" };
import en from "#ui/locales/en/cli.json" with { type: "json" };
import fr from "#ui/locales/fr/cli.json" with { type: "json" };

describe("the command line", () => {
	it("uses the documented defaults", () => {
		const parsed = parseCommandLine(["build"]);
		expect(parsed).toMatchObject({
			ok: true,
			value: { command: "build", port: 4173, workers: null, fresh: false, help: false },
		});
		expect(parsed.ok && parsed.value.outputDirectory.endsWith("dist/site")).toBe(true);
	});

	it.each([
		[["preview", "--port", "99999"], "option.port"],
		[["preview", "--port", "abc"], "option.port"],
		[["preview", "--port", "-1"], "option.value"],
		[["build", "--workers", "1.5"], "option.workers"],
		[["build", "--shard", "5/4"], "option.shard"],
		[["build", "--shard", "a/b"], "option.shard"],
		[["schema", "--studio", "studio.example"], "option.studio"],
		[["schema", "--worker", "https://worker.example/changes"], "option.worker"],
		[["build", "--sit", "x"], "option.unknown_near"],
		[["preview", "--prot", "1"], "option.unknown_near"],
		[["build", "--verbose"], "option.unknown"],
		[["build", "--site"], "option.value"],
		[["check", "--json=yes"], "option.flag"],
		[["build", "two"], "option.argument"],
		[["merge", "dist/shard-1-of-2", "--shard", "2/2"], "option.foreign"],
		[["check", "--host", "0.0.0.0"], "option.foreign"],
		[["build", "--shops", "shops"], "option.foreign"],
	])("reports %j with the sentence %s", (args, key) => {
		expect(parseCommandLine(args)).toMatchObject({ ok: false, error: { key } });
	});

	it("name the commands that have the option", () => {
		expect(parseCommandLine(["merge", "--shard=2/2"])).toEqual({
			ok: false,
			error: {
				key: "option.foreign",
				params: { option: "--shard", command: "facette merge", commands: "facette build" },
			},
		});
		expect(parseWorkerOptions(["--strict"])).toMatchObject({
			error: {
				params: { command: "facette worker", commands: "facette build, facette check, facette merge" },
			},
		});
	});

	it("B-REL-11 has an output of its own for each shard, and any number of folders to merge", () => {
		const shard = parseCommandLine(["build", "--shard", "2/4"]);
		expect(shard).toMatchObject({
			ok: true,
			value: { shard: { index: 2, count: 4 }, outputDirectory: resolve("dist/shard-2-of-4") },
		});
		const merge = parseCommandLine(["merge", "dist/shard-1-of-4", "dist/shard-2-of-4"]);
		const folders = [resolve("dist/shard-1-of-4"), resolve("dist/shard-2-of-4")];
		expect(merge).toMatchObject({
			ok: true,
			value: { command: "merge", folders, outputDirectory: resolve("dist/site") },
		});
	});

	it.each([
		[{ LANG: "de_DE.UTF-8" }, "de"],
		[{ LC_ALL: "fr_FR", LANG: "de_DE" }, "fr"],
		[{ LANG: "C.UTF-8" }, "en"],
		[{}, "en"],
	])("uses the language of the environment %j", (environment, language) => {
		expect(terminalLanguage(environment)).toBe(language);
	});
});

describe("the commands with their own options", () => {
	it.each([
		["init", parseInitOptions],
		["import", parseImportOptions],
		["orders", parseOrdersOptions],
		["worker", parseWorkerOptions],
	])(
		"B-USE-05 name the nearest option of %s, which has its own list, and its help",
		(command, parseOptions) => {
			const help = `facette ${command} --help`;
			expect(parseOptions(["--hepl"])).toEqual({
				ok: false,
				error: { key: "option.unknown_near", params: { option: "--hepl", help, suggestion: "--help" } },
			});
			expect(parseOptions(["--zzzzzzzz"])).toMatchObject({
				error: { key: "option.unknown", params: { help } },
			});
			expect(parseOptions(["--fresh"])).toMatchObject({
				error: { key: "option.foreign", params: { commands: "facette build" } },
			});
		},
	);

	it.each([
		["orders", parseOrdersOptions],
		["worker", parseWorkerOptions],
	])("B-USE-05 reports an argument of %s that belongs to no option", (command, parseOptions) => {
		const params = { found: "two", command: `facette ${command}`, help: `facette ${command} --help` };
		expect(parseOptions(["two"])).toEqual({ ok: false, error: { key: "option.argument", params } });
	});

	it("B-USE-10 passes the options of the order service on, without those of the site", () => {
		const args = [
			"--site",
			"shop",
			"--origin",
			"http://127.0.0.1:4173",
			"--provider=a.js",
			"--provider=b.js",
		];
		expect(parseOrdersOptions([...args, "--dev"], {})).toEqual({
			ok: true,
			value: {
				siteDirectory: resolve("shop"),
				outputDirectory: resolve("dist/site"),
				serviceArguments: ["--origin=http://127.0.0.1:4173", "--provider=a.js", "--provider=b.js", "--dev"],
				needsCatalogue: true,
			},
		});
		expect(parseOrdersOptions(["--port", "four"])).toMatchObject({ error: { key: "option.port" } });
	});
});

/** Returns every text of a catalogue by its dotted key. */
function texts(value: object, prefix = ""): [string, string][] {
	return Object.entries(value).flatMap(([key, text]): [string, string][] =>
		typeof text === "string" ? [[prefix + key, text]] : texts(text, `${prefix}${key}.`),
	);
}

describe("the command's catalogues", () => {
	it.each([
		["de", de],
		["fr", fr],
	])(
		"have the same keys and parameters in %s as in English, with the plural forms of the language",
		(language, catalogue) => {
			const parameters = (text: string) =>
				[...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
			const translated = new Map(texts(catalogue));
			const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
			const plural = /_(?:zero|one|two|few|many|other)$/;
			const expected = texts(en).flatMap(([key]) =>
				plural.test(key) ? pluralCategories.map((form) => key.replace(plural, `_${form}`)) : [key],
			);
			expect([...translated.keys()].sort()).toEqual([...new Set(expected)].sort());
			for (const [key, text] of texts(en))
				expect(parameters(translated.get(key) ?? "")).toEqual(parameters(text));
		},
	);

	it("name every option in every language's help", () => {
		for (const language of languages)
			for (const option of ["--site", "--out", "--port", "--workers", "--shard", "--fresh", "--help"])
				expect(createMessages(language)("help")).toContain(option);
	});
});
