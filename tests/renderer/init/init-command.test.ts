import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { countryOfLocale } from "#renderer/cli/init-command.ts";
import { newFolder, runInit, weber } from "#tests/renderer/init/new-shop.ts";

const without = (name: string) => {
	const place = weber.indexOf(name);
	return place < 0 ? weber : weber.toSpliced(place, 2);
};

describe("facette init", () => {
	it("B-USE-05 writes a whole site and names the next commands", async () => {
		const directory = newFolder();
		const { status, printed } = await runInit([directory, ...weber]);
		expect(status).toBe(0);
		expect(readdirSync(directory).toSorted()).toEqual([
			".gitignore",
			"content",
			"facette.config.ts",
			"package.json",
			"schemas",
			"tsconfig.json",
		]);
		expect(readdirSync(dirname(directory))).toEqual(["my-shop"]);
		for (const command of ["npm install", "npm run dev", "npm run check"]) expect(printed).toContain(command);
		const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
		expect(Object.keys(manifest.scripts)).toEqual(["dev", "build", "check", "preview"]);
		expect(Object.keys(manifest.dependencies)).toEqual(["facette"]);
	});

	it("B-USE-05 writes into an empty folder, such as the current one", async () => {
		const directory = newFolder();
		mkdirSync(directory);
		expect((await runInit([directory, ...weber])).status).toBe(0);
		expect(readdirSync(directory)).toContain("facette.config.ts");
	});

	it("B-USE-05 writes nothing into a folder with files, and names them", async () => {
		const directory = newFolder();
		mkdirSync(directory);
		writeFileSync(join(directory, "notes.txt"), "mine");
		const { status, printed } = await runInit([directory, ...weber]);
		expect(status).toBe(1);
		expect(printed).toContain("notes.txt");
		expect(readdirSync(directory)).toEqual(["notes.txt"]);
	});

	it("B-USE-05 needs the name of a folder", async () => {
		const { status, printed } = await runInit(weber);
		expect(status).toBe(1);
		expect(printed).toContain("[init.no-directory]");
	});

	it.each(["--street", "--postcode", "--town", "--owner", "--phone"])(
		"B-USE-05 reports %s without a terminal, and writes nothing",
		async (name) => {
			const directory = newFolder();
			const { status, printed } = await runInit([directory, ...without(name)]);
			expect(status).toBe(1);
			expect(printed).toContain(name);
			expect(readdirSync(dirname(directory))).toEqual([]);
		},
	);
});

describe("the input of facette init", () => {
	it("B-USE-05 leaves gaps for what has no default with --yes", async () => {
		const directory = newFolder("atelier-nord");
		expect((await runInit([directory, "--yes", "--country", "DE"])).status).toBe(0);
		const company = readFileSync(join(directory, "content/company.json"), "utf8");
		expect(JSON.parse(company)).toMatchObject({
			display_name: "Atelier Nord",
			executives: [{ name: "[[Vor- und Nachname]]" }],
			addresses: [{ city: "[[Ort]]" }],
		});
	});

	it("B-USE-05 asks at a terminal for values without an option, and again after a wrong answer", async () => {
		const directory = newFolder();
		const typed = ["", "1805", "18055"];
		const asked: string[] = [];
		const ask = async (question: string) => {
			asked.push(question);
			return typed.shift() ?? "";
		};
		const { status, printed } = await runInit([directory, ...without("--postcode")], {
			isTerminal: true,
			ask,
		});
		expect(status).toBe(0);
		expect(asked.slice(0, 3)).toEqual([
			"Languages, the main one first (de, en, fr) (de): ",
			"Postcode: ",
			"Postcode: ",
		]);
		expect(printed).toContain("[init.postcode]");
		const company = readFileSync(join(directory, "content/company.json"), "utf8");
		expect(JSON.parse(company)).toMatchObject({ addresses: [{ zip_code: "18055" }] });
	});
});

describe("a street for facette init", () => {
	it.each([
		["Gasse 1", "Gasse", "1"],
		["Am Markt 3a", "Am Markt", "3a"],
		["1 rue de la Paix", "rue de la Paix", "1"],
		["Place du Molard 4-6", "Place du Molard", "4-6"],
	])("B-USE-05 is taken as it is usually written: %s", async (line, street, number) => {
		const directory = newFolder();
		const { status, printed } = await runInit([directory, ...without("--street"), "--street", line]);
		expect([status, printed]).toEqual([0, expect.any(String)]);
		const company = readFileSync(join(directory, "content/company.json"), "utf8");
		expect(JSON.parse(company)).toMatchObject({ addresses: [{ street, number }] });
	});
});

describe("a wrong option of facette init", () => {
	it.each([
		["--country", "UK", "content.format.country"],
		["--languages", "de,it", "content.unknown.value"],
		["--domain", "https://www.my-shop.example", "config.domain"],
		["--color", "green", "content.format.colour"],
		["--ground", "#12", "content.format.colour"],
		["--heading-font", "@google/fraunces", "content.font.name"],
		["--heading-font", "Fraunce", "init.font"],
		["--text-font", "Weber Hausschrift Nr. 1", "init.font"],
		["--email", "weber", "content.format.email"],
		["--phone", "12", "check.phone-number"],
		["--postcode", "1805", "init.postcode"],
		["--street", "Lange Straße", "init.street"],
		["--town", "Rostock [Mitte]", "init.text"],
		["--name", "x".repeat(61), "init.text"],
		["--owner", " ", "init.empty"],
	])("B-USE-05 refuses %s %s by the rule of configuration and content", async (name, value, code) => {
		const { status, printed } = await runInit([newFolder(), ...without(name), name, value]);
		expect(status).toBe(1);
		expect(printed).toMatch(new RegExp(`^${name}: .*\\[${code.replaceAll(".", "\\.")}\\]$`, "s"));
	});

	it("B-USE-05 suggests the option that was probably meant", async () => {
		const { status, printed } = await runInit([newFolder(), "--twon", "Rostock"]);
		expect(status).toBe(1);
		expect(printed).toContain("--town");
	});
});

describe("the defaults and fonts of facette init", () => {
	it("B-USE-05 B-USE-07 installs the fonts that it sets", async () => {
		const directory = newFolder();
		const fonts = ["--heading-font", "Fraunces", "--text-font", "@fontsource/lato"];
		expect((await runInit([directory, ...weber, ...fonts])).status).toBe(0);
		const read = (file: string) => JSON.parse(readFileSync(join(directory, file), "utf8"));
		const packages = ["@fontsource-variable/fraunces", "@fontsource/lato"];
		expect(Object.keys(read("package.json").dependencies)).toEqual(["facette", ...packages]);
		const { heading_font, text_font } = read("content/theme.json").config;
		expect([heading_font, text_font]).toEqual(packages);
	});

	it("takes the types of a clone from its sources", async () => {
		const directory = newFolder();
		await runInit([directory, ...weber]);
		const { compilerOptions } = JSON.parse(readFileSync(join(directory, "tsconfig.json"), "utf8"));
		expect(compilerOptions.customConditions).toEqual(["facette-source"]);
	});

	it.each([
		["Playfair Display", "@fontsource-variable/playfair-display"],
		["Marcellus", "@fontsource/marcellus"],
	])("B-USE-07 names the package that Fontsource has of %s", async (font, name) => {
		const directory = newFolder();
		expect((await runInit([directory, ...weber, "--heading-font", font])).status).toBe(0);
		expect(readFileSync(join(directory, "package.json"), "utf8")).toContain(`"${name}": "^5.0.0"`);
	});

	it("B-USE-07 suggests the font that was probably meant", async () => {
		const { printed } = await runInit([newFolder(), ...weber, "--heading-font", "Playfare Display"]);
		expect(printed).toContain('Did you mean "@fontsource-variable/playfair-display"?');
	});

	it("B-USE-05 takes the country of the user's locale as the default", () => {
		expect(countryOfLocale({ LANG: "de_AT.UTF-8" })).toBe("AT");
		expect(countryOfLocale({ LANG: "C.UTF-8" })).toBeNull();
		expect(countryOfLocale({})).toBeNull();
	});
});
