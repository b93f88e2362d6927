import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { templateNames } from "#core/pages/page.ts";
import { componentNames, replaceableComponents } from "#core/pages/replaceable-components.ts";
import { reach, templateModule } from "#tests/ui/reached-modules.ts";

const modules = readdirSync("ui", { recursive: true, encoding: "utf8" })
	.filter((name) => /\.tsx?$/.test(name))
	.map((name) => join("ui", name));

/** The modules that declare each replaceable component. */
const declared = new Map<string, string[]>();
for (const module of modules)
	for (const [, name = ""] of readFileSync(module, "utf8").matchAll(
		/^(?:export )?const .*replaceable(?:<.*>)?\(\s*"(\w+)"/gm,
	))
		declared.set(name, [...(declared.get(name) ?? []), module]);

/** The modules of blocks by type. */
const blockModules = modules.flatMap((module) => {
	const type = /^ui\/blocks\/(?:lazy\/)?([\w-]+)-block\.tsx$/.exec(module)?.[1];
	return type === undefined || type === "own" ? [] : [[type, module] as const];
});

function pagesWith(name: string) {
	const sources = [...new Set(declared.get(name))];
	const shows = (module: string) => sources.some((source) => reach(module).has(source));
	if (shows("renderer/client/hydrate.tsx")) return { templates: templateNames, blocks: [] };
	return {
		templates: templateNames.filter((template) => shows(templateModule(template))),
		blocks: blockModules.flatMap(([type, module]) => (shows(module) ? [type] : [])),
	};
}

describe("the components that a site can replace", () => {
	it("B-USE-07 are those that ui declares", () => {
		expect([...declared.keys()].sort()).toEqual([...componentNames].sort());
	});

	it.each(componentNames)("B-USE-07 %s loads with the pages that show it only", (name) => {
		const { templates, blocks } = replaceableComponents[name];
		const found = pagesWith(name);
		if (templates === null) {
			expect(found.templates.length).toBeGreaterThan(templateNames.length / 2);
			return;
		}
		const sorted = { templates: [...templates].sort(), blocks: [...blocks].sort() };
		expect(sorted).toEqual({ templates: [...found.templates].sort(), blocks: [...found.blocks].sort() });
	});
});
