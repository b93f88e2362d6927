import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const staticImport = /^(?:import|export)\s(?:[^"';]*\sfrom\s+)?["']([^"']+)["']/gm;

/** Returns the packages that a script and its imports need before the first line runs, with the importing file. */
function packagesNeededAtStart(entry: string): string[] {
	const found: string[] = [];
	const seen = new Set<string>();
	const visit = (file: string) => {
		if (seen.has(file)) return;
		seen.add(file);
		for (const [, name = ""] of readFileSync(file, "utf8").matchAll(staticImport)) {
			if (name.startsWith(".")) visit(join(dirname(file), name));
			else if (!isBuiltin(name)) found.push(`${file}: ${name}`);
		}
	};
	visit(entry);
	return found;
}

describe("the commands of a fresh clone", () => {
	// These commands install the packages themselves.
	const commands = ["start", "test", "dev"] as const;

	it.each(commands)("npm run %s starts without installed packages", (command) => {
		const [, entry] = /^node (\S+)/.exec(packageJson.scripts[command]) ?? [];
		expect(packagesNeededAtStart(entry ?? "")).toEqual([]);
	});

	it("finds a package behind another script", () => {
		expect(packagesNeededAtStart("tests/html-check.mjs")).toContain("tests/html-check.mjs: vnu-jar");
	});
});
