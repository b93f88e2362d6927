import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";

interface ServerEntry {
	createRenderMarkup(): Promise<RenderMarkup>;
}

/** Loads the compiled function that renders a page to HTML. */
export async function loadRenderMarkup(): Promise<RenderMarkup> {
	const file = pathToFileURL(join(programDirectory, "server", "server-entry.js")).href;
	const entry = (await import(file)) as ServerEntry;
	return entry.createRenderMarkup();
}
