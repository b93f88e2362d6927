import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";

interface ServerEntry {
	createRenderMarkup(ownParts: OwnParts): Promise<RenderMarkup>;
}

/** Loads the compiled components and React. */
export async function loadServerEntry(): Promise<ServerEntry> {
	const file = pathToFileURL(join(programDirectory, "server", "server-entry.js")).href;
	return (await import(file)) as ServerEntry;
}

/** Loads the compiled function that renders a page to HTML, with the site's own blocks and components. */
export async function loadRenderMarkup(ownParts: OwnParts): Promise<RenderMarkup> {
	const { createRenderMarkup } = await loadServerEntry();
	return createRenderMarkup(ownParts);
}
