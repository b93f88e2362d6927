import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chunk, Manifest } from "#renderer/bundler/manifest.ts";

/** The program's style sheets, by their paths in the bundle. */
export interface StyleFiles {
	/** What every page has; each site puts its theme before it (site-task.ts). */
	readonly base: string;
	/** What pages of a template may show in addition. */
	readonly templates: Readonly<Record<string, string>>;
}

/** What decides which style sheet holds the styles of a chunk. */
export interface StyleParts {
	/** The chunks that every page loads. */
	readonly entries: readonly string[];
	/** The chunk of each template, and of each block that few pages have, by their names. */
	readonly templates: Readonly<Record<string, string>>;
	readonly blocks: Readonly<Record<string, string>>;
	/** Whether pages of a template have blocks. */
	hasBlocks(template: string): boolean;
}

/** A chunk and all that it loads at any time, in the order of loading, each once; `apart` are not followed. */
function reach(manifest: Manifest, names: readonly string[], apart: ReadonlySet<string>): Chunk[] {
	const seen = new Set<string>();
	const follow = (name: string): Chunk[] => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name)) return [];
		seen.add(name);
		const { imports = [], dynamicImports = [] } = chunk;
		const before = imports.flatMap(follow);
		return [...before, chunk, ...dynamicImports.filter((one) => !apart.has(one)).flatMap(follow)];
	};
	return names.flatMap(follow);
}

/**
 * Returns the style sheets of the bundle that make up each of a program's: one for all pages, and one a template with
 * everything that its pages may show, dialogs included, so that nothing waits for styles afterwards.
 */
export function groupStyles(
	manifest: Manifest,
	{ entries, templates, blocks, hasBlocks }: StyleParts,
): { readonly base: readonly string[]; readonly templates: Readonly<Record<string, readonly string[]>> } {
	const apart = new Set([...Object.values(templates), ...Object.values(blocks)]);
	const stylesOf = (names: readonly string[]) => [
		...new Set(reach(manifest, names, apart).flatMap(({ css }) => css ?? [])),
	];
	const base = stylesOf(entries);
	const own = (template: string, chunk: string) =>
		stylesOf([chunk, ...(hasBlocks(template) ? Object.values(blocks) : [])]).filter(
			(file) => !base.includes(file),
		);
	return {
		base,
		templates: Object.fromEntries(
			Object.entries(templates).map(([template, chunk]) => [template, own(template, chunk)]),
		),
	};
}

/** Where the bundle lists {@link StyleFiles}. */
export const stylesFile = "styles.json";

/** What the bundler says of a file that it is about to write. */
interface BundledFile {
	readonly fileName: string;
	readonly imports?: readonly string[];
	readonly viteMetadata?: { readonly importedCss: Set<string> };
}

/**
 * Puts the style sheets of a bundle together when it is written: a page asks for two, whatever it is made of, and those are
 * there before it is drawn. Templates that show the same share theirs. The bundler's own lists are emptied, or each script
 * would ask for its styles once more.
 */
export function pageStyles(partsOf: (manifest: Manifest) => StyleParts) {
	const bundled = new Map<
		string,
		{ readonly styles: readonly string[]; readonly imports: readonly string[] }
	>();

	/** The style sheets of a file, and of those that it imports which hold nothing else, so that they were not written. */
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
			const written = JSON.parse(readFileSync(join(dir, "manifest.json"), "utf8")) as Manifest;
			const files = new Set(Object.values(written).map(({ file }) => file));
			const styled = Object.entries(written).map(([name, chunk]) => [
				name,
				{ ...chunk, css: stylesOf(chunk.file, files) },
			]);
			const manifest: Manifest = Object.fromEntries(styled);
			const groups = groupStyles(manifest, partsOf(manifest));
			const put = (name: string, files: readonly string[]): string => {
				const content = files.map((file) => readFileSync(join(dir, file), "utf8").trim()).join("\n");
				const digest = createHash("sha256").update(content).digest("hex").slice(0, 10);
				const path = `assets/${name}-${digest}.css`;
				writeFileSync(join(dir, path), content);
				return path;
			};
			const sheets: StyleFiles = {
				base: put("base", groups.base),
				templates: Object.fromEntries(
					Object.entries(groups.templates).map(([template, styles]) => [template, put("template", styles)]),
				),
			};
			const all = new Set([...bundled.values()].flatMap(({ styles }) => styles));
			const used = new Set(Object.values(groups.templates).flat().concat(groups.base));
			const lost = [...all].filter((file) => !used.has(file));
			if (lost.length > 0) throw new Error(`No template shows what these style: ${lost.join(", ")}`);
			for (const file of all) rmSync(join(dir, file));
			writeFileSync(join(dir, stylesFile), JSON.stringify(sheets));
		},
	};
}
