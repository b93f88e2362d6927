import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTemplateNames } from "#core/content/names.ts";
import { ownTemplateName, type PageTemplate, shopTemplateNames, templateNames } from "#core/pages/page.ts";
import type { PageAssets } from "#renderer/api/page-renderer.ts";
import { type Chunk, type Manifest, withStaticImports } from "#renderer/bundler/manifest.ts";
import { type StyleFiles, type StyleParts, stylesFile } from "#renderer/bundler/page-styles.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { SiteAssets } from "#renderer/render/page-assets.ts";

/** The compiled browser bundle. */
export interface ClientBundle {
	/** Changes with any file that the browser loads (R-LOAD-03). */
	readonly buildHash: string;
	readonly assets: SiteAssets;
	/** The text of the style sheet for all pages. */
	readonly baseStyles: string;
	/** Returns the files that pages of the templates can load, relative to the output's root. */
	filesFor(templates: ReadonlySet<PageTemplate>): readonly string[];
}

/** Returns the module of a template (ui/pages/templates.ts). */
function templateChunk(template: PageTemplate): string {
	return `ui/pages/${template}.tsx`;
}

/** Matches the modules of blocks with chunks of their own (ui/blocks/lazy-blocks.ts). */
const blockChunk = /^ui\/blocks\/lazy\/([\w-]+)-block\.tsx$/;

const entryChunk = "renderer/client/boot.ts";

/** The chunk that hydrates every page. */
export const pageChunk = "page";

/** Returns the name of the page's chunk in the manifest; throws if there is none. */
function hydrateChunk(manifest: Manifest): string {
	const name = Object.keys(manifest).find((key) => /^_(.+)-[\w-]{8}\.js$/.exec(key)?.[1] === pageChunk);
	if (name === undefined)
		throw new Error(`The program's manifest has no chunk ${pageChunk}; compile it again.`);
	return name;
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values)];
}

/** Returns the files that a template or a block loads, including the entry and the hydration script. */
function assetsOf(manifest: Manifest, part: string, styles: readonly string[]): PageAssets {
	const chunks = withStaticImports(manifest, [entryChunk, hydrateChunk(manifest), part]).flatMap(
		(name) => manifest[name] ?? [],
	);
	const entry = manifest[entryChunk];
	if (!entry) throw new Error(`The program's manifest has no ${entryChunk}; compile it again.`);
	return {
		scripts: [`/${entry.file}`],
		modules: unique(chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`)),
		styles: styles.map((file) => `/${file}`),
		// Those of the site's theme.
		fonts: [],
	};
}

const pageTemplates: readonly PageTemplate[] = [...templateNames, ownTemplateName];

const templateChunks = Object.fromEntries(pageTemplates.map((name) => [name, templateChunk(name)]));

function blockChunks(manifest: Manifest): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.keys(manifest).flatMap((name) => {
			const type = blockChunk.exec(name)?.[1];
			return type === undefined ? [] : [[type, name] as const];
		}),
	);
}

/** Returns the parts of the program that have style sheets of their own. */
export const styleParts = (manifest: Manifest): StyleParts => ({
	entries: [entryChunk, hydrateChunk(manifest)],
	templates: templateChunks,
	blocks: blockChunks(manifest),
	hasBlocks: (template) =>
		([...contentTemplateNames, ownTemplateName] as readonly string[]).includes(template),
});

function filesOf(chunk: Chunk): string[] {
	return [chunk.file, ...(chunk.assets ?? [])];
}

/** The modules that load and sell products (adapters/composition/browser-services.ts), and the search field. */
const shopModules: readonly string[] = [
	"ui/shell/header-search-field.tsx",
	"adapters/composition/catalogue-services.ts",
	"adapters/composition/order-services.ts",
];

/** Returns whether only sites with a shop use a chunk (R-SET-03). */
function isShopChunk(name: string): boolean {
	const isMessages = /^ui\/locales\/\w+\/(?:list|shop|order)\.json$/.test(name);
	return isMessages || name.startsWith("ui/shop/") || shopModules.includes(name);
}

function filesFor(
	manifest: Manifest,
	styles: StyleFiles["templates"],
	templates: ReadonlySet<PageTemplate>,
): string[] {
	const unused = new Set<string>(pageTemplates.filter((name) => !templates.has(name)).map(templateChunk));
	const hasShop = shopTemplateNames.some((name) => templates.has(name));
	const isUnused = (name: string) => unused.has(name) || (!hasShop && isShopChunk(name));
	const seen = new Set<string>();
	const collectFiles = (name: string): string[] => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name) || isUnused(name)) return [];
		seen.add(name);
		const imports = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
		return [...filesOf(chunk), ...imports.flatMap(collectFiles)];
	};
	return unique([
		...collectFiles(entryChunk),
		...[...templates].flatMap((template) => styles[template] ?? []),
	]);
}

function hashFileNames(directory: string): string {
	const hash = createHash("sha256");
	for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()) hash.update(name);
	return hash.digest("hex").slice(0, 16);
}

/** Reads the compiled browser bundle; throws if the program has not been compiled. */
export function readClientBundle(): ClientBundle {
	const client = join(programDirectory, "client");
	// Vite wrote these files in the same compilation, so their types are certain.
	const manifest = JSON.parse(readFileSync(join(client, "manifest.json"), "utf8")) as Manifest;
	const styles = JSON.parse(readFileSync(join(client, stylesFile), "utf8")) as StyleFiles;
	const assets = (parts: Readonly<Record<string, string>>) =>
		Object.fromEntries(
			Object.entries(parts).map(([name, chunk]) => {
				const stylesheet = styles.templates[name];
				return [name, assetsOf(manifest, chunk, stylesheet === undefined ? [] : [stylesheet])];
			}),
		);
	return {
		// The file names contain the digests of the content.
		buildHash: hashFileNames(join(client, "assets")),
		assets: { templates: assets(templateChunks), blocks: assets(blockChunks(manifest)) },
		baseStyles: readFileSync(join(client, styles.base), "utf8"),
		filesFor: (templates) => filesFor(manifest, styles.templates, templates),
	};
}
