import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#core/language/language.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";

/** A block as content files write it: its type, and its fields. */
export interface WrittenBlock {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** A site whose pages and blocks can be rendered in tests. */
export interface TestedSite {
	/**
	 * Returns the HTML of the page at a path: "/", "/shop/ringe/halo". It has the site's own blocks, templates and components. Throws
	 * if there is no such page.
	 */
	renderPage(path: string): Promise<string>;
	/**
	 * Returns the HTML of a block in a language, by default the site's main one. A block of the site's own is within the element that
	 * browsers hydrate. Images have no sizes. Throws the findings about the block, as `facette check` prints them.
	 */
	renderBlock(block: WrittenBlock, language?: Language): Promise<string>;
}

/**
 * Opens the site in a folder for tests of its own blocks, templates and components: reads its configuration and content, and bundles its modules.
 * Throws its errors as `facette check` prints them; gaps of a shop that is not finished are none.
 *
 * @example
 * const site = await openSite("my-shop");
 * const html = await site.renderBlock({ type: "ring-size", title: "Which size fits?", smallest: 52 });
 * expect(html).toContain("<h2>Which size fits?</h2>");
 */
export async function openSite(directory: string): Promise<TestedSite> {
	// A file of its own, so that the types of the package contain nothing of the program.
	const file = pathToFileURL(join(programDirectory, "open-site.js")).href;
	const { openSite: open } = (await import(file)) as { readonly openSite: typeof openSite };
	return open(directory);
}
