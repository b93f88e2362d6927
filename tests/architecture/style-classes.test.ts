import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sources = readdirSync("ui", { recursive: true, encoding: "utf8" }).map(
	(file) => `ui/${file.replaceAll("\\", "/")}`,
);

/** Returns the names of the classes of a style sheet. */
function classesOf(path: string): ReadonlySet<string> {
	const css = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
	return new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = ""]) => name));
}

/** A module that imports a style sheet. */
interface Import {
	readonly file: string;
	/** The name of the imported classes. */
	readonly name: string;
	/** Its code without comments. */
	readonly code: string;
}

/** Returns the modules that import style sheets, by the paths of the sheets. */
function importsBySheet(): ReadonlyMap<string, readonly Import[]> {
	const found = new Map<string, Import[]>();
	for (const file of sources.filter((path) => /\.tsx?$/.test(path))) {
		const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");
		for (const [, name = "", sheet = ""] of code.matchAll(/import (\w+) from "#(ui\/[^"]+\.module\.css)";/g))
			found.set(sheet, [...(found.get(sheet) ?? []), { file, name, code }]);
	}
	return found;
}

const sheets = [...importsBySheet()].map(([sheet, imports]) => ({
	sheet,
	imports,
	classes: classesOf(sheet),
}));

describe("the classes of style sheets", () => {
	it("exist where a component names them", () => {
		const missing = sheets.flatMap(({ sheet, imports, classes }) =>
			imports.flatMap(({ file, name, code }) =>
				Array.from(code.matchAll(new RegExp(`(?<![\\w."/-])${name}\\.(\\w+)`, "g")), ([, used = ""]) => used)
					.filter((used) => !classes.has(used))
					.map((used) => `${file}: ${used} is not in ${sheet}`),
			),
		);
		expect(missing).toEqual([]);
	});

	it("are named by a component, also where it computes the name", () => {
		const unused = sheets.flatMap(({ sheet, imports, classes }) =>
			[...classes]
				.filter((name) => !imports.some(({ code }) => new RegExp(`\\b${name}\\b`).test(code)))
				.map((name) => `${sheet}: ${name}`),
		);
		expect(unused).toEqual([]);
	});
});
