import type { Plugin } from "vite";
import type { Manifest } from "./manifest.ts";

/** The packages that a site's own modules share with the program, because React must exist once on a page. */
export const sharedModules = ["react", "react/jsx-runtime", "react-dom"] as const;

/** The name of a package that a site's own modules share with the program. */
export type SharedModule = (typeof sharedModules)[number];

const prefix = "virtual:facette-shared/";

/** Returns the name of the chunk that exports a shared package. */
const chunkOf = (module: SharedModule) => `shared-${module.replace("/", "-")}`;

/** The bundler's entries that export the shared packages; only sites with modules of their own publish them. */
export const sharedEntries: Readonly<Record<string, string>> = Object.fromEntries(
	sharedModules.map((module) => [chunkOf(module), `${prefix}${module}`]),
);

/** Writes the entries of the shared packages. The packages are CommonJS, so their names are listed. */
export function exportSharedModules(): Plugin {
	return {
		name: "facette:shared-modules",
		resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
		async load(id) {
			if (!id.startsWith(`\0${prefix}`)) return null;
			const module = id.slice(prefix.length + 1);
			const { default: exported } = (await import(module)) as { readonly default: object };
			const names = Object.keys(exported).filter((name) => name !== "default");
			// An import of the default would make every chunk convert the package before it uses it.
			return `const all = require("${module}");\nexport default all;\nexport const { ${names.join(", ")} } = all;\n`;
		},
	};
}

/** Returns the compiled files of the shared packages, relative to the output's root. */
export function sharedFiles(manifest: Manifest): Readonly<Record<SharedModule, string>> {
	const files = sharedModules.map((module) => {
		const chunk = Object.values(manifest).find(({ name, isEntry }) => isEntry && name === chunkOf(module));
		if (!chunk) throw new Error(`The program's manifest has no ${chunkOf(module)}; compile it again.`);
		return [module, chunk.file] as const;
	});
	return Object.fromEntries(files) as Record<SharedModule, string>;
}
