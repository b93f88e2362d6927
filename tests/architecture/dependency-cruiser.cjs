// The allowed dependencies (README.md, "Repository layout"), one rule each. Paths are relative to the project's root.
// A package's own "#core/…" imports are resolved like Node does, through package.json's "imports".

/** An external package, by its exact name; types and subpaths of it count too. */
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join("|")})(/|$)`;

/** A site's configuration imports "facette", the package's public entry point, which resolves to renderer/config. */
const siteConfig = "(^|/)facette\\.config\\.ts$";

const spectrum = packages("@adobe/react-spectrum", "@react-spectrum/[^/]+", "@spectrum-icons/[^/]+");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "core-imports-itself-only",
			comment:
				"core is pure TypeScript: the business rules use no React, network, clock or disk. It may use itself, " +
				"decimal.js and the schema library. Put what needs the world behind a port in core/ports or core/platform and implement it in adapters.",
			severity: "error",
			from: { path: "^core/" },
			to: { pathNot: ["^core/", packages("decimal\\.js", "valibot")] },
		},
		{
			name: "core-folders-form-no-cycle",
			comment:
				"A folder of core is understood with those below it. Move the file that closes the circle to the folder that it is about.",
			severity: "error",
			scope: "folder",
			from: { path: "^core/" },
			to: { circular: true },
		},
		{
			name: "ui-knows-core-only",
			comment:
				"ui draws what core derives. Adapters, renderer and tests reach it as props and contexts, never as imports.",
			severity: "error",
			from: { path: "^ui/" },
			to: { path: "^(adapters|renderer|tests|stories|contracts|e2e)/" },
		},
		{
			name: "ui-uses-few-packages",
			comment:
				"ui runs in the browser and on the server alike, so it uses no Node.js module, and every package it uses is sent to " +
				"each visitor. Routing belongs to renderer/client, which hands ui plain links. Think, then add to this list.",
			severity: "error",
			from: { path: "^ui/" },
			to: {
				pathNot: [
					"^(core|ui|adapters|renderer|tests|stories|contracts|e2e)/",
					packages("react", "react-dom", "i18next", "@fontsource-variable/[^/]+"),
					spectrum,
				],
				couldNotResolve: false,
			},
		},
		{
			name: "adapters-know-core-only",
			comment:
				"An adapter translates between one outside system and core; pages and rendering are none of its business.",
			severity: "error",
			from: { path: "^adapters/", pathNot: siteConfig },
			to: { path: "^(ui|renderer|tests|stories|contracts|e2e)/" },
		},
		{
			name: "adapters-do-not-know-each-other",
			comment: "One folder per outside system. Only composition, which chooses among them, imports several.",
			severity: "error",
			from: { path: "^adapters/(payments/[^/]+|[^/]+)/", pathNot: "^adapters/composition/" },
			to: { path: "^adapters/", pathNot: "^adapters/$1/" },
		},
		{
			name: "memory-needs-core-only",
			comment: "The in-memory implementations replace every outside system, so they need none.",
			severity: "error",
			from: { path: "^adapters/memory/" },
			to: { pathNot: ["^core/", "^adapters/memory/", packages("decimal\\.js")] },
		},
		{
			name: "content-definitions-stay-out-of-browsers",
			comment:
				"The definitions of core/content carry texts for editors and the rules of content folders, which no visitor needs. " +
				"What browsers run reads their shapes (shop-shapes.ts), which are made when the program is compiled.",
			severity: "error",
			from: {
				path: "^(ui|core/(?!content/)|adapters/(catalogue-static|content-directus/(catalogue|client)))(/|$)",
			},
			to: {
				path: "^core/content/",
				pathNot: "^core/content/(names|shape-decoder|shop-shapes)\\.ts$",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "schema-library-stays-out-of-browsers",
			comment:
				"valibot checks what people write, with findings that help them; it weighs 3 KB. What browsers get from services and " +
				"files is checked by core/decoding/decoder.ts, which every page has.",
			severity: "error",
			from: {
				path: "^(ui|core/(?!content/)|adapters/(catalogue-static|order-service|content-directus/(catalogue|client)))(/|$)",
			},
			to: { path: packages("valibot"), dependencyTypesNot: ["type-only"] },
		},
		{
			name: "renderer-stays-in-the-product",
			comment: "renderer builds on core, ui and adapters; tests and stories build on it.",
			severity: "error",
			from: { path: "^renderer/" },
			to: { path: "^(tests|stories|contracts|e2e)/" },
		},
		{
			name: "only-build-cache-is-used-of-the-cache",
			comment: "Other folders use BuildCache alone; the records of a build are passed on as types.",
			severity: "error",
			from: { path: "^renderer/", pathNot: "^renderer/cache/" },
			to: {
				path: "^renderer/cache/",
				pathNot: "^renderer/cache/build-cache\\.ts$",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "nothing-imports-renderer",
			comment:
				"renderer is the outermost ring: only it and the tests of the whole know it, and a site's configuration through " +
				'the package\'s public entry point, "facette".',
			severity: "error",
			from: { pathNot: ["^renderer/", "^(tests|stories|contracts|e2e)/", siteConfig] },
			to: { path: "^renderer/" },
		},
		{
			name: "nothing-imports-the-commands",
			comment:
				"renderer/cli reads the command line, calls the other folders and prints what they report; a folder that imports it " +
				"back could not be used, or tested, without it.",
			severity: "error",
			// openSite of facette/testing throws findings as the command prints them.
			from: { path: "^renderer/(?!cli/)", pathNot: "^renderer/testing/open-site\\.ts$" },
			to: { path: "^renderer/cli/" },
		},
		{
			name: "container-stays-in-composition",
			comment:
				"Inversify is an implementation detail of adapters/composition: everything else takes its ports as arguments.",
			severity: "error",
			from: { pathNot: "^adapters/composition/" },
			to: { path: packages("inversify", "reflect-metadata") },
		},
		{
			name: "spectrum-stays-in-the-design-system",
			comment:
				"React Spectrum is imported by ui/components and ui/foundation; blocks, pages and shop use our components.",
			severity: "error",
			from: { pathNot: "^ui/(components|foundation)/" },
			to: { path: spectrum },
		},
		{
			name: "no-cycles",
			comment:
				"Two files that import each other are one; move what they share into a third. Types alone may not circle either.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "imports-lead-somewhere",
			comment: "An import that cannot be resolved is also one that the other rules cannot judge.",
			severity: "error",
			from: {},
			to: { couldNotResolve: true },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: ["(^|/)dist/", "\\.module\\.css$", "\\.css$"] },
		tsPreCompilationDeps: true,
		combinedDependencies: false,
		moduleSystems: ["es6", "cjs"],
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["facette-source", "import", "types", "node", "default"],
			extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".d.ts", ".json"],
		},
		skipAnalysisNotInRules: true,
	},
};
