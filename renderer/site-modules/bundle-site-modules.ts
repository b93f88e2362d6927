import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile } from "esbuild";
import type { ContentFinding } from "#core/content/finding.ts";
import { loadOptional } from "#core/shared/load-optional.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { type Manifest, withStaticImports } from "#renderer/bundler/manifest.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { sharedFiles } from "#renderer/bundler/shared-modules.ts";
import { configFile } from "#renderer/config/load-config.ts";
import {
	blockDefinitions,
	facetteInBrowsers,
	sharedInBrowsers,
	sharedInNode,
} from "#renderer/site-modules/shared-packages.ts";
import {
	assetEndings,
	type BundledModule,
	noSiteModules,
	type SiteModuleEntry,
	type SiteModules,
} from "#renderer/site-modules/site-modules.ts";

/** The package that bundles a site's modules. Only sites with such modules install it. */
const bundler = "esbuild";

/** The URL path of the bundled files. */
const publicPath = "/assets";

function errorIn(file: string, field: string | null, key: string, params: ContentFinding["params"]) {
	return { severity: "error", file, field, key, params } as const satisfies ContentFinding;
}

/** Returns the options that both bundles share, so that class names and the URLs of images are the same in both. */
function optionsFor(siteDirectory: string, entries: readonly SiteModuleEntry[]) {
	return {
		absWorkingDir: siteDirectory,
		entryPoints: Object.fromEntries(entries.map(({ name, file }) => [name, resolve(siteDirectory, file)])),
		outdir: join(siteDirectory, ".facette/modules"),
		publicPath,
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		assetNames: "[name]-[hash]",
		loader: Object.fromEntries(assetEndings.map((ending) => [ending, "file"] as const)),
		bundle: true,
		write: false,
		metafile: true,
		format: "esm",
		target: "es2022",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": '"production"' },
		// Short names of classes might be those of the program.
		minifyWhitespace: true,
		minifySyntax: true,
		logLevel: "silent",
	} as const satisfies BuildOptions;
}

function findingOf({ text, location }: Message): ContentFinding {
	if (!location) return errorIn(configFile, null, "module.failed", { reason: text });
	const { file, line, column } = location;
	// The bundler counts columns from 0.
	return errorIn(file, null, "module.broken", { line, column: column + 1, reason: text });
}

function findingsOf(error: unknown): readonly ContentFinding[] {
	const { errors } = error as Partial<BuildFailure>;
	if (!errors) throw error;
	const findings = errors.map(
		(message) => [JSON.stringify(message.location ?? message.text), message] as const,
	);
	return [...new Map(findings).values()].map(findingOf);
}

/** Returns the URLs of the program's files that export the shared packages, and all files that these import. */
function programShare(): {
	readonly urls: Readonly<Record<string, string>>;
	readonly files: readonly string[];
} {
	const text = readFileSync(join(programDirectory, "client/manifest.json"), "utf8");
	const manifest = JSON.parse(text) as Manifest;
	const shared = sharedFiles(manifest);
	const own = Object.values(shared);
	const names = Object.keys(manifest).filter((name) => own.includes(manifest[name]?.file ?? ""));
	return {
		urls: Object.fromEntries(Object.entries(shared).map(([name, file]) => [name, `/${file}`])),
		files: withStaticImports(manifest, names).flatMap((name) => manifest[name]?.file ?? []),
	};
}

type Output = Metafile["outputs"][string];

const urlOf = (path: string) => `${publicPath}/${basename(path)}`;

/** Returns the URLs of a file's static imports at any depth. */
function importsOf({ imports }: Output, outputs: Metafile["outputs"], found = new Set<string>()) {
	for (const { path, kind, external } of imports) {
		if (kind !== "import-statement" || found.has(external ? path : urlOf(path))) continue;
		found.add(external ? path : urlOf(path));
		const inner = outputs[path];
		if (inner) importsOf(inner, outputs, found);
	}
	return [...found];
}

/** Returns the output of each entry by the entry's absolute path. */
function outputsByEntry(siteDirectory: string, { outputs }: Metafile): ReadonlyMap<string, [string, Output]> {
	return new Map(
		Object.entries(outputs).flatMap(([path, output]) =>
			output.entryPoint === undefined || !/\.m?js$/.test(path)
				? []
				: [[resolve(siteDirectory, output.entryPoint), [path, output]] as const],
		),
	);
}

/** Milliseconds that a bundle which is no longer written stays, because another process may still import it. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Writes the bundles for Node.js next to the site's other cached files, and removes those that no build has used for a day.
 * A file with the same name has the same content.
 */
function writeNodeFiles(siteDirectory: string, { outputFiles = [] }: BuildResult): void {
	const directory = join(siteDirectory, ".facette/modules");
	mkdirSync(directory, { recursive: true });
	const now = new Date();
	for (const { path, contents } of outputFiles.filter((file) => file.path.endsWith(".mjs")))
		if (existsSync(path)) utimesSync(path, now, now);
		else writeFileSync(path, contents);
	for (const name of readdirSync(directory)) {
		const path = join(directory, name);
		const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Number(now) };
		if (mtimeMs < Number(now) - keptMs) rmSync(path, { force: true });
	}
}

type Bundle = BuildResult & { readonly metafile: Metafile };

function modulesOf(
	siteDirectory: string,
	entries: readonly SiteModuleEntry[],
	browser: Bundle,
	node: Bundle,
): ReadonlyMap<string, BundledModule> {
	const inBrowsers = outputsByEntry(siteDirectory, browser.metafile);
	const inNode = outputsByEntry(siteDirectory, node.metafile);
	return new Map(
		entries.map((entry) => {
			const file = resolve(siteDirectory, entry.file);
			const [path, output] = inBrowsers.get(file) ?? [];
			const [nodePath] = inNode.get(file) ?? [];
			if (path === undefined || !output || nodePath === undefined)
				throw new Error(`The bundler wrote no file for ${entry.file}`);
			const styles = output.cssBundle === undefined ? [] : [urlOf(output.cssBundle)];
			const imports = importsOf(output, browser.metafile.outputs);
			const nodeFile = resolve(siteDirectory, nodePath);
			return [entry.name, { ...entry, url: urlOf(path), imports, styles, nodeFile }];
		}),
	);
}

async function bundle(
	{ build }: typeof import("esbuild"),
	siteDirectory: string,
	entries: readonly SiteModuleEntry[],
): Promise<SiteModules> {
	const options = optionsFor(siteDirectory, entries);
	const { urls, files: programFiles } = programShare();
	const browserPlugins = [facetteInBrowsers(), await blockDefinitions("browser"), sharedInBrowsers(urls)];
	const nodePlugins = [facetteInBrowsers(), await blockDefinitions("node"), await sharedInNode()];
	const [browser, node] = await Promise.all([
		build({ ...options, platform: "browser", splitting: true, plugins: browserPlugins }),
		build({
			...options,
			platform: "node",
			outExtension: { ".js": ".mjs" },
			sourcemap: "inline",
			plugins: nodePlugins,
		}),
	]);
	writeNodeFiles(siteDirectory, node);
	const files = browser.outputFiles.map(({ path, contents }) => ({
		path: `assets/${basename(path)}`,
		content: contents,
		isNamedByContent: true,
	}));
	return { modules: modulesOf(siteDirectory, entries, browser, node), files, programFiles };
}

/**
 * Bundles modules of a site's folder for browsers, and for Node.js, which prerenders with them. They may import TypeScript,
 * TSX, CSS, CSS modules, images and npm packages of the site; `react` and `react-dom` are those of the program. The bundles for
 * Node.js are written into `.facette/modules` of the site's folder, those for browsers are in `files`.
 *
 * Fails with findings: a missing file, an error with file, line and column, or the bundler if it is not installed.
 *
 * @example
 * const bundled = await bundleSiteModules(siteDirectory, [
 * 	{ name: "plausible", file: "./plausible.ts", field: "analytics.module" },
 * ]);
 * if (bundled.ok) bundled.value.modules.get("plausible")?.url; // "/assets/plausible-K2OB4IVX.js"
 */
export async function bundleSiteModules(
	siteDirectory: string,
	entries: readonly SiteModuleEntry[],
): Promise<Result<SiteModules, readonly ContentFinding[]>> {
	if (entries.length === 0) return succeed(noSiteModules);
	const missing = entries.filter(({ file }) => !existsSync(resolve(siteDirectory, file)));
	if (missing.length > 0)
		return fail(
			missing.map(({ file, field }) => errorIn(configFile, field, "module.missing", { name: file })),
		);
	const esbuild = await loadOptional(() => import("esbuild"));
	if (!esbuild)
		return fail([errorIn(configFile, entries[0]?.field ?? null, "module.noBundler", { name: bundler })]);
	try {
		return succeed(await bundle(esbuild, siteDirectory, entries));
	} catch (error) {
		return fail(findingsOf(error));
	}
}
