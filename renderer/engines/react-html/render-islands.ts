import { renderToString } from "react-dom/server";
import type { RenderIsland } from "#ui/foundation/island.tsx";
import { islands } from "#ui/islands.ts";

/** Loads every island, so that pages are rendered with them without waiting. */
export async function createRenderIsland(): Promise<RenderIsland> {
	const components = new Map<string, unknown>();
	for (const island of islands) components.set(island.name, await island.load());
	return (island, identifierPrefix, tree) => {
		const component = components.get(island.name);
		if (!component) throw new Error(`No file of ui called NAME-island.ts exports the island ${island.name}`);
		// Names are unique, so this is what the island itself would load.
		const loaded = component as Parameters<typeof tree>[0];
		return renderToString(tree(loaded), { identifierPrefix });
	};
}
