import { describe, expect, it } from "vitest";
import { islandModules } from "#renderer/pipeline/island-modules.ts";

/** A bundle of modules, each with those that it loads later. */
function bundle(modules: Readonly<Record<string, readonly string[]>>) {
	const known = new Map(Object.entries(modules));
	return {
		getModuleIds: () => known.keys(),
		getModuleInfo: (id: string) => ({ dynamicallyImportedIds: known.get(id) ?? [] }),
	};
}

describe("the modules whose styles come with the page", () => {
	it("are what the files of islands load, and nothing else that is loaded later", () => {
		const graph = bundle({
			"/ui/pages/letter-island.ts": ["/ui/pages/letter.tsx"],
			"/ui/blocks/cards-island.ts": ["/ui/blocks/cards.tsx"],
			"/ui/pages/templates.ts": ["/ui/pages/home.tsx"],
			"/ui/pages/letter.tsx": [],
		});
		expect(islandModules(graph)).toEqual(["/ui/blocks/cards.tsx", "/ui/pages/letter.tsx"]);
	});
});
