import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chunk, Manifest } from "#renderer/bundler/manifest.ts";

/** Puts the program's rules in a layer, so that those of a site's own style sheet apply whatever their selectors. */
export function inProgramLayer(rules: string): string {
	return `@layer facette{${rules}}`;
}

/** The program's style sheets, by their paths in the bundle. */
export interface StyleFiles {
	/** The style sheet for every page; each site puts its theme before it (`siteLook`). */
	readonly base: string;
	/** The additional style sheet for the pages of a template, by template. */
	readonly templates: Readonly<Record<string, string>>;
}

/** The parts of the program that style sheets are grouped by. */
export interface StyleParts {
	/** The chunks that every page loads. */
	readonly entries: readonly string[];
	/** The chunk of each template, by name. */
	readonly templates: Readonly<Record<string, string>>;
	/** The chunk of each block that few pages have, by name. */
	readonly blocks: Readonly<Record<string, string>>;
	/** Returns whether pages of a template have blocks. */
	hasBlocks(template: string): boolean;
}

/** Returns chunks and everything that they load at any time, in loading order; skips dynamic imports of `excluded`. */
function loadedChunks(manifest: Manifest, names: readonly string[], excluded: ReadonlySet<string>): Chunk[] {
	const seen = new Set<string>();
	const follow = (name: string): Chunk[] => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name)) return [];
		seen.add(name);
		const { imports = [], dynamicImports = [] } = chunk;
		const before = imports.flatMap(follow);
		return [...before, chunk, ...dynamicImports.filter((one) => !excluded.has(one)).flatMap(follow)];
	};
	return names.flatMap(follow);
}

/**
 * Groups the style sheets of the bundle: one group for all pages, and one per template. A template's group contains the
 * styles of everything that its pages may show, including dialogs, so that nothing has to load styles later.
 */
export function groupStyles(
	manifest: Manifest,
	{ entries, templates, blocks, hasBlocks }: StyleParts,
): { readonly base: readonly string[]; readonly templates: Readonly<Record<string, readonly string[]>> } {
	const excluded = new Set([...Object.values(templates), ...Object.values(blocks)]);
	const stylesOf = (names: readonly string[]) => [
		...new Set(loadedChunks(manifest, names, excluded).flatMap(({ css }) => css ?? [])),
	];
	const base = stylesOf(entries);
	const templateStyles = (template: string, chunk: string) =>
		stylesOf([chunk, ...(hasBlocks(template) ? Object.values(blocks) : [])]).filter(
			(file) => !base.includes(file),
		);
	return {
		base,
		templates: Object.fromEntries(
			Object.entries(templates).map(([template, chunk]) => [template, templateStyles(template, chunk)]),
		),
	};
}

/** The file of the bundle that contains {@link StyleFiles}. */
export const stylesFile = "styles.json";

/** The bundler's data about a file that it is about to write. */
interface BundledFile {
	readonly fileName: string;
	readonly imports?: readonly string[];
	readonly viteMetadata?: { readonly importedCss: Set<string> };
}

/**
 * Combines the style sheets of a bundle when it is written. Every page loads two of them, before it is painted; templates
 * with the same styles share a file. The plugin clears the bundler's own lists of styles, because each script would
 * otherwise load its styles again.
 */
export function pageStyles(partsOf: (manifest: Manifest) => StyleParts) {
	const bundled = new Map<
		string,
		{ readonly styles: readonly string[]; readonly imports: readonly string[] }
	>();

	/**
	 * Returns the style sheets of a file, and of its imports that were not written because they contain nothing but styles.
	 */
	function stylesOf(file: string, written: ReadonlySet<string>): readonly string[] {
		const { styles = [], imports = [] } = bundled.get(file) ?? {};
		return [
			...imports.filter((name) => !written.has(name)).flatMap((name) => stylesOf(name, written)),
			...styles,
		];
	}
	return {
		name: "page-styles",
		generateBundle: {
			order: "pre" as const,
			handler(_: unknown, bundle: Readonly<Record<string, BundledFile>>): void {
				for (const { fileName, imports = [], viteMetadata } of Object.values(bundle)) {
					bundled.set(fileName, { styles: [...(viteMetadata?.importedCss ?? [])], imports });
					viteMetadata?.importedCss.clear();
				}
			},
		},
		writeBundle({ dir = "" }: { readonly dir?: string }): void {
			const writtenChunks = JSON.parse(readFileSync(join(dir, "manifest.json"), "utf8")) as Manifest;
			const files = new Set(Object.values(writtenChunks).map(({ file }) => file));
			const chunksWithStyles = Object.entries(writtenChunks).map(([name, chunk]) => [
				name,
				{ ...chunk, css: stylesOf(chunk.file, files) },
			]);
			const manifest: Manifest = Object.fromEntries(chunksWithStyles);
			const groups = groupStyles(manifest, partsOf(manifest));
			const writeGroup = (name: string, files: readonly string[]): string => {
				const content = inProgramLayer(
					files.map((file) => readFileSync(join(dir, file), "utf8").trim()).join("\n"),
				);
				const digest = createHash("sha256").update(content).digest("hex").slice(0, 10);
				const path = `assets/${name}-${digest}.css`;
				writeFileSync(join(dir, path), content);
				return path;
			};
			const sheets: StyleFiles = {
				base: writeGroup("base", groups.base),
				templates: Object.fromEntries(
					Object.entries(groups.templates).map(([template, styles]) => [
						template,
						writeGroup("template", styles),
					]),
				),
			};
			const all = new Set([...bundled.values()].flatMap(({ styles }) => styles));
			const used = new Set(Object.values(groups.templates).flat().concat(groups.base));
			const unused = [...all].filter((file) => !used.has(file));
			if (unused.length > 0) throw new Error(`No template uses these style sheets: ${unused.join(", ")}`);
			for (const file of all) rmSync(join(dir, file));
			writeFileSync(join(dir, stylesFile), JSON.stringify(sheets));
		},
	};
}
