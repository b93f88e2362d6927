import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { loadSite } from "#renderer/site/load-site.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { shops, weber, writeShop } from "#tests/renderer/init/new-shop.ts";

/** The rules of tasks that an owner does before publishing, and cannot do at the start. */
const tasks = ["check.rule.order-service", "check.rule.guarantee-notice-file", "check.rule.rep-missing"];

const read = (directory: string, path: string) => readFileSync(join(directory, "content", path), "utf8");

describe("a new shop", () => {
	it.each(shops)("B-USE-05 B-LAW-20 lacks nothing but what only its owner knows: %s", async (_, args) => {
		const directory = await writeShop(args);
		const findings = await siteFindings(directory);
		const errors = findings.filter(({ severity }) => severity === "error");
		expect(new Set(errors.map(({ key }) => key))).toEqual(new Set(["check.rule.gap"]));
		const others = findings.filter(({ severity, key }) => severity === "warning" && !tasks.includes(key));
		expect(others).toEqual([]);
	});

	it("B-USE-05 has no picture of its name, so that the name follows the heading font", async () => {
		const directory = await writeShop([...weber, "--heading-font", "@fontsource-variable/jost"]);
		const { logo, logo_light, favicon } = JSON.parse(read(directory, "project.json"));
		expect([logo, logo_light, favicon]).toEqual([undefined, undefined, undefined]);
		expect(readdirSync(join(directory, "content/media")).filter((name) => name.endsWith(".svg"))).toEqual([]);
	});

	it("B-LAW-20 may be built as a preview, and not be published with a gap", async () => {
		const directory = await writeShop(weber);
		const preview = await loadSite(directory);
		expect(preview.ok && preview.value.incomplete).toBe(true);
		if (!preview.ok) return;
		const config = { ...preview.value.config, allowIncomplete: false };
		const published = await loadSite(directory, { config });
		const keys = published.ok ? [] : published.error.map(({ key }) => key);
		expect(new Set(keys)).toEqual(new Set(["check.rule.gap"]));
	});

	it.each<[string, readonly string[], string, string]>([
		["Germany", ["--country", "DE"], "pages/imprint.de.md", "§ 5 des Digitale-Dienste-Gesetzes (DDG)"],
		["Germany", ["--country", "DE"], "pages/withdrawal.de.md", "Sie können Ihr Widerrufsrecht auch online"],
		["Austria", ["--country", "AT"], "pages/imprint.de.md", "§ 25 des Mediengesetzes (MedienG)"],
		["Switzerland", ["--country", "CH"], "pages/imprint.de.md", "Art. 3 Abs. 1 Buchst. s"],
		["Switzerland", ["--country", "CH"], "pages/privacy.de.md", "Art. 25 und 28 DSG"],
		["France", ["--country", "FR"], "pages/imprint.fr.md", "directeur de la publication"],
		["France", ["--country", "FR"], "pages/terms.fr.md", "art. L217-3"],
	])("B-LAW-01 has the legal texts of its country: %s", async (_, args, file, words) => {
		expect(read(await writeShop(["--yes", ...args]), file)).toContain(words);
	});

	it("B-LAW-02 has no instructions on withdrawal where the law gives no such right", async () => {
		const directory = await writeShop(["--yes", "--country", "CH"]);
		expect(() => read(directory, "pages/withdrawal.json")).toThrow("ENOENT");
		expect(read(directory, "pages/terms.de.md")).not.toContain("/widerruf");
	});

	it.each([
		["de,fr,en", "ringe", { de: null, fr: "bagues", en: "rings" }],
		["fr,de", "ringe", { fr: "bagues", de: null }],
		["fr,en", "bagues", { fr: null, en: "rings" }],
		["en", "rings", { en: null }],
	])("B-SEO-12 has the slugs of its languages: %s", async (languages, own, slugs) => {
		const directory = await writeShop([...weber, "--languages", languages]);
		const [rings] = JSON.parse(read(directory, "shop/categories.json")).items;
		const translated = rings.translations.map(({ language, slug }: Record<string, string>) => [
			language,
			slug ?? null,
		]);
		expect([rings.slug, Object.fromEntries(translated)]).toEqual([own, slugs]);
	});

	it("B-USE-06 names its schema in each file of the content", async () => {
		const directory = await writeShop(weber);
		for (const file of [
			"company.json",
			"menus.json",
			"media/index.json",
			"shop/products/twisted-hoops.json",
		]) {
			const { $schema } = JSON.parse(read(directory, file));
			const schema = readFileSync(join(directory, "content", file, "..", $schema), "utf8");
			expect(JSON.parse(schema)).toHaveProperty("$schema");
		}
	});
});

describe("the time zone of a new shop", () => {
	it.each([
		["LU", "Europe/Luxembourg"],
		["DE", "Europe/Berlin"],
		["ES", "Europe/Madrid"],
		["IT", "Europe/Rome"],
		["US", "America/New_York"],
		["CA", "America/Toronto"],
	])("B-USE-05 opens by the clock of its country, not of the computer: %s", async (country, zone) => {
		vi.stubEnv("TZ", "UTC");
		onTestFinished(() => void vi.unstubAllEnvs());
		const directory = await writeShop(["--yes", "--country", country]);
		expect(JSON.parse(read(directory, "branches/main.json"))).toMatchObject({ time_zone: zone });
	});
});

describe("the German of a new shop", () => {
	it.each(["CH", "LI"])("B-USE-05 writes no ß but that of the answers in German for %s", async (country) => {
		const place = [
			"--postcode",
			"9490",
			"--town",
			"Vaduz",
			"--phone",
			"+41 44 211 10 20",
			"--country",
			country,
		];
		const directory = await writeShop([...weber, ...place, "--languages", "de,fr,en"]);
		const content = join(directory, "content");
		const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
			/\.(?:json|md)$/.test(name),
		);
		const texts = files.map((name) => [name, readFileSync(join(content, name), "utf8")] as const);
		expect(texts.some(([, text]) => text.includes("Lange Straße"))).toBe(true);
		const written = texts.map(([name, text]) => [
			name,
			/.*ß.*/.exec(text.replaceAll("Lange Straße", ""))?.[0],
		]);
		expect(written.filter(([, found]) => found !== undefined)).toEqual([]);
		const findings = await siteFindings(directory);
		expect(findings.filter(({ key }) => key.includes("withdrawal"))).toEqual([]);
	});
});

describe("the gaps of a new shop", () => {
	it("B-LAW-20 names each gap with its file and line", async () => {
		const directory = await writeShop(weber);
		const gaps = (await siteFindings(directory)).filter(({ key }) => key === "check.rule.gap");
		for (const { file, line, params } of gaps) {
			const text = read(directory, file).split("\n")[(line ?? 0) - 1] ?? "";
			const isThere = text.includes(String(params.found)) || text.includes('"bank_details"');
			expect(isThere, `${file}:${line} ${params.found}`).toBe(true);
		}
		const bracket = /\[\[/g;
		const written = ["company.json", "pages/imprint.de.md", "pages/privacy.de.md", "pages/terms.de.md"];
		for (const file of written)
			expect(gaps.filter((gap) => gap.file === file)).toHaveLength(
				read(directory, file).match(bracket)?.length ?? 0,
			);
	});

	it("B-LAW-20 marks missing answers in the language of each text", async () => {
		const directory = await writeShop([
			"--name",
			"Atelier Lac",
			"--country",
			"CH",
			"--languages",
			"fr,de",
			"--yes",
		]);
		expect(read(directory, "pages/privacy.fr.md")).toContain("[[prénom et nom]]");
		expect(read(directory, "pages/privacy.de.md")).toContain("[[Vor- und Nachname]]");
		expect(read(directory, "pages/privacy.de.md")).not.toContain("[[prénom");
		expect(read(directory, "company.json")).toContain('"city": "[[ville]]"');
	});

	it("B-LAW-20 invents no opening hours, and names them as a gap", async () => {
		const directory = await writeShop(weber);
		const { opening_periods } = JSON.parse(read(directory, "branches/main.json"));
		expect(opening_periods).toHaveLength(1);
		expect(opening_periods[0]).not.toHaveProperty("time_open");
		const gaps = (await siteFindings(directory)).filter(({ key }) => key === "check.rule.gap");
		expect(gaps).toContainEqual(
			expect.objectContaining({
				...{ file: "branches/main.json", severity: "error" },
				params: { found: expect.stringContaining("Öffnungszeiten") },
			}),
		);
	});
});
