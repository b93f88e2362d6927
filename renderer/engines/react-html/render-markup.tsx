import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { ShellModel } from "#core/models/page-model.ts";
import { type RenderIsland, RenderIslandContext } from "#ui/foundation/island.tsx";
import { islands } from "#ui/islands.ts";

/** Matches React's preload links of a root's first images; the browser finds these images as early without the links. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Returns the markup of a React root with its islands; React's ids in it begin with `identifierPrefix`. */
export function renderMarkup(root: ReactElement, renderIsland: RenderIsland, identifierPrefix = ""): string {
	const withIslands = <RenderIslandContext value={renderIsland}>{root}</RenderIslandContext>;
	return renderToString(withIslands, { identifierPrefix }).replace(imagePreloads, "");
}

/** Returns all texts of a value. */
function textsOf(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
	if (typeof value === "string") texts.add(value);
	else if (typeof value === "object" && value !== null)
		for (const inner of Object.values(value)) textsOf(inner, texts);
	return texts;
}

/**
 * Loads the components of all islands. Returns a function that creates the renderer of the islands on pages of a shell. The
 * renderer renders shared islands once for the same props. Paths without a link in the shell count as equal, because no link
 * is marked as the current page on them.
 */
export async function loadIslandRenderer(): Promise<(shell: ShellModel) => RenderIsland> {
	const components = new Map<string, unknown>();
	for (const island of islands) components.set(island.name, await island.load());
	return (shell) => {
		const linked = textsOf(shell);
		const shared = new Map<string, string>();
		const keyOf = (...parts: readonly unknown[]) =>
			JSON.stringify(parts, (name, value) => (name === "path" && !linked.has(value) ? "" : value));
		const renderIsland: RenderIsland = (island, props, identifierPrefix, tree) => {
			// A block of the site's own was loaded before.
			const component = components.get(island.name) ?? island.loaded();
			if (!component)
				throw new Error(`No file of ui called NAME-island.ts or NAME-islands.ts exports ${island.name}`);
			// Names are unique, so this is the component that the island itself would load.
			const root = tree(component as Parameters<typeof tree>[0]);
			if (!island.isShared) return renderMarkup(root, renderIsland, identifierPrefix);
			const key = keyOf(island.name, identifierPrefix, props);
			const markup = shared.get(key) ?? renderMarkup(root, renderIsland, identifierPrefix);
			shared.set(key, markup);
			return markup;
		};
		return renderIsland;
	};
}
