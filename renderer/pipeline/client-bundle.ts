import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAssets } from "#core/ports/page-renderer.ts";
import { shopTemplateNames, type TemplateName, templateNames } from "#core/site/page.ts";
import type { SiteAssets } from "#renderer/pipeline/page-assets.ts";
import { programDirectory } from "#renderer/pipeline/program-directory.ts";

/** What "facette" is to the files of a site: its configuration and its engines. */
export const programEntry = join(programDirectory, "facette.js");

interface Chunk {
	readonly file: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** The bundle's list of chunks, by the modules they represent. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The compiled browser bundle as the renderer needs to know it. */
export interface ClientBundle {
	/** Changes with any file the browser loads (R-LOAD-03). */
	readonly buildHash: string;
	readonly assets: SiteAssets;
	/** The bundle's files that the pages of these templates can load, relative to the output's root. */
	filesFor(templates: ReadonlySet<TemplateName>): readonly string[];
}

/** The module of a template (ui/pages/templates.ts). */
function templateChunk(template: TemplateName): string {
	return `ui/pages/${template}.tsx`;
}

/** The module of a block that has a chunk of its own (ui/blocks/lazy-blocks.ts). */
const blockChunk = /^ui\/blocks\/lazy\/([\w-]+)-block\.tsx$/;

const entryChunk = "renderer/client/boot.ts";
const hydrateChunk = "renderer/client/hydrate.tsx";

/** A chunk and everything it imports statically, depth first, each once. */
export function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
	return names.flatMap((name) => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name)) return [];
		seen.add(name);
		return [...closure(manifest, chunk.imports ?? [], seen), name];
	});
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values)];
}

/** What a template or a block loads, the entry including the hydration script. */
function assetsOf(manifest: Manifest, islandModules: readonly string[], part: string): PageAssets {
	const needed = closure(manifest, [entryChunk, hydrateChunk, part]);
	const chunks = needed.flatMap((name) => manifest[name] ?? []);
	const islands = chunks
		.flatMap(({ dynamicImports }) => dynamicImports ?? [])
		.filter((name) => islandModules.includes(name));
	const styled = closure(manifest, [...needed, ...islands]).flatMap((name) => manifest[name] ?? []);
	const entry = manifest[entryChunk];
	if (!entry) throw new Error(`The program's manifest has no ${entryChunk}; compile it again.`);
	return {
		scripts: [`/${entry.file}`],
		modules: unique(chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`)),
		styles: unique(styled.flatMap(({ css }) => css ?? [])).map((file) => `/${file}`),
		fonts: unique(chunks.flatMap(({ assets }) => assets ?? []))
			.filter((file) => file.endsWith(".woff2"))
			.map((file) => `/${file}`),
	};
}

function filesOf(chunk: Chunk): string[] {
	return [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
}

/** The modules that read and sell products (adapters/composition/browser-services.ts). */
const shopModules: readonly string[] = [
	"adapters/composition/catalogue-services.ts",
	"adapters/composition/order-services.ts",
];

/** Whether a chunk is of use to a shop alone (R-SET-03). */
function isShopChunk(name: string): boolean {
	const isMessages = /^ui\/locales\/\w+\/(?:shop|order)\.json$/.test(name);
	return isMessages || name.startsWith("ui/shop/") || shopModules.includes(name);
}

function filesFor(manifest: Manifest, templates: ReadonlySet<TemplateName>): string[] {
	const unwanted = new Set<string>(templateNames.filter((name) => !templates.has(name)).map(templateChunk));
	const shopWanted = shopTemplateNames.some((name) => templates.has(name));
	const isUnwanted = (name: string) => unwanted.has(name) || (!shopWanted && isShopChunk(name));
	const seen = new Set<string>();
	const reach = (name: string): string[] => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name) || isUnwanted(name)) return [];
		seen.add(name);
		return [...filesOf(chunk), ...[...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].flatMap(reach)];
	};
	return unique(reach(entryChunk));
}

function hashOf(directory: string): string {
	const hash = createHash("sha256");
	for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()) hash.update(name);
	return hash.digest("hex").slice(0, 16);
}

/** Reads the compiled browser bundle. Throws when the program was not compiled. */
export function readClientBundle(): ClientBundle {
	const client = join(programDirectory, "client");
	// Vite wrote these files in the same compilation, so their shape is known.
	const manifest = JSON.parse(readFileSync(join(client, "manifest.json"), "utf8")) as Manifest;
	const islands = JSON.parse(readFileSync(join(client, "islands.json"), "utf8")) as readonly string[];
	const assets = (parts: readonly (readonly [string, string])[]) =>
		Object.fromEntries(parts.map(([name, chunk]) => [name, assetsOf(manifest, islands, chunk)]));
	return {
		// The bundle's file names carry the digests of their content.
		buildHash: hashOf(join(client, "assets")),
		assets: {
			templates: assets(templateNames.map((name) => [name, templateChunk(name)])),
			blocks: assets(
				Object.keys(manifest).flatMap((name) => {
					const type = blockChunk.exec(name)?.[1];
					return type === undefined ? [] : [[type, name] as const];
				}),
			),
		},
		filesFor: (templates) => filesFor(manifest, templates),
	};
}
