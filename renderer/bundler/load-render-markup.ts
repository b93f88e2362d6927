import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import type { OwnBlock } from "#renderer/site-modules/own-blocks.ts";

interface ServerEntry {
	createRenderMarkup(ownBlocks: readonly OwnBlock[]): Promise<RenderMarkup>;
}

/** Loads the compiled function that renders a page to HTML, with the site's own blocks. */
export async function loadRenderMarkup(ownBlocks: readonly OwnBlock[]): Promise<RenderMarkup> {
	const file = pathToFileURL(join(programDirectory, "server", "server-entry.js")).href;
	const entry = (await import(file)) as ServerEntry;
	return entry.createRenderMarkup(ownBlocks);
}
