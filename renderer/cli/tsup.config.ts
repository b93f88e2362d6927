import { cpSync, rmSync } from "node:fs";
import { defineConfig } from "tsup";

/** Bundles the command, the render worker and the modules that site configurations import, and the script of previews. */
export default defineConfig([
	{
		entry: {
			cli: "renderer/cli/main.ts",
			"render-worker": "renderer/render/render-worker.ts",
			"studio-build": "renderer/studio/build-process.ts",
			facette: "renderer/config/config.ts",
			"browser-api": "renderer/site-modules/browser-api.ts",
			blocks: "renderer/api/blocks.ts",
			testing: "renderer/testing/testing.ts",
			"open-site": "renderer/testing/open-site.ts",
		},
		outDir: "dist/program",
		format: "esm",
		platform: "node",
		target: "node20",
		clean: false,
		splitting: true,
		// Bundled into one or two files, because loading hundreds of modules takes longer than a small build.
		noExternal: [
			"@babel/parser",
			"decimal.js",
			"diff",
			"i18next",
			"inversify",
			"jsonc-parser",
			"libphonenumber-js",
			"markdown-it",
			"mime",
			"reflect-metadata",
			"saxes",
		],
		sourcemap: false,
		metafile: true,
		/** Copies the templates of new shops, which `facette init` reads. */
		onSuccess: async () => {
			rmSync("dist/program/init", { recursive: true, force: true });
			cpSync("renderer/init/templates", "dist/program/init", { recursive: true });
		},
		silent: true,
	},
	{
		entry: { "visual-editing": "renderer/studio/visual-editing.ts" },
		outDir: "dist/program",
		format: "esm",
		platform: "browser",
		target: "es2022",
		clean: false,
		splitting: false,
		minify: true,
		silent: true,
	},
]);
