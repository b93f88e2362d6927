import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { SharedModule } from "#renderer/bundler/shared-modules.ts";

/** The program's server bundle, whose React renders pages. */
const serverEntry = pathToFileURL(join(programDirectory, "server", "server-entry.js")).href;

const namespace = "facette-shared";

function matches(names: readonly string[]): RegExp {
	return new RegExp(`^(?:${names.map((name) => name.replace(/[/.]/g, "\\$&")).join("|")})$`);
}

/** Replaces shared packages by their compiled files in the program; `urls` are the URLs of these files. */
export function sharedInBrowsers(urls: Readonly<Record<string, string>>): Plugin {
	return {
		name: "facette-shared-in-browsers",
		setup(build) {
			build.onResolve({ filter: matches(Object.keys(urls)) }, ({ path, kind }) =>
				// CommonJS packages cannot require a file, so they get a module that exports it.
				kind === "require-call" ? { path, namespace } : { path: urls[path] ?? path, external: true },
			);
			build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
				contents: `export * from "${path}"; export { default } from "${path}";`,
			}));
		},
	};
}

/** Bundles the part of `facette` that browsers need, in place of all that the configuration may import. */
export function facetteInBrowsers(): Plugin {
	return {
		name: "facette-in-browsers",
		setup(build) {
			const path = join(programDirectory, "browser-api.js");
			// Nothing of it runs by itself, so that unused parts are left out.
			build.onResolve({ filter: /^facette$/ }, () => ({ path, sideEffects: false }));
		},
	};
}

/** The module of the program that definitions of blocks import. */
const blocksEntry = pathToFileURL(join(programDirectory, "blocks.js")).href;

/** Replaces `facette/blocks`: in Node.js by the program's, in browsers, which need no definitions, by functions without effect. */
export async function blockDefinitions(platform: "browser" | "node"): Promise<Plugin> {
	const names = Object.keys((await import(blocksEntry)) as object);
	const contents = names.map((name) => `export const ${name} = (value) => value;`).join("\n");
	return {
		name: "facette-blocks",
		setup(build) {
			build.onResolve({ filter: /^facette\/blocks$/ }, ({ path }) =>
				platform === "node" ? { path: blocksEntry, external: true } : { path, namespace: "facette-blocks" },
			);
			build.onLoad({ filter: /.*/, namespace: "facette-blocks" }, () => ({ contents }));
		},
	};
}

/** Replaces shared packages by those of the program's server bundle. */
export async function sharedInNode(): Promise<Plugin> {
	const { programModules } = (await import(serverEntry)) as {
		readonly programModules: Readonly<Record<SharedModule, object>>;
	};
	return {
		name: "facette-shared-in-node",
		setup(build) {
			build.onResolve({ filter: matches(Object.keys(programModules)) }, ({ path }) => ({ path, namespace }));
			build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
				const names = Object.keys(programModules[path as SharedModule]).filter((name) => name !== "default");
				return {
					contents: [
						`import { programModules } from "${serverEntry}";`,
						`const all = programModules["${path}"];`,
						"export default all.default ?? all;",
						`export const { ${names.join(", ")} } = all;`,
					].join("\n"),
				};
			});
			build.onResolve({ filter: matches([serverEntry]) }, ({ path }) => ({ path, external: true }));
		},
	};
}
