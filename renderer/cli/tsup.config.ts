import { defineConfig } from "tsup";

/** The command, the render worker and what a site's configuration imports. */
export default defineConfig({
	entry: {
		cli: "renderer/cli/main.ts",
		"render-worker": "renderer/render/render-worker.ts",
		facette: "renderer/config/config.ts",
	},
	outDir: "dist/program",
	format: "esm",
	platform: "node",
	target: "node20",
	clean: false,
	splitting: true,
	// What every build needs is one file or two instead of hundreds: loading these takes longer than a small build.
	noExternal: [
		"decimal.js",
		"i18next",
		"inversify",
		"jsonc-parser",
		"libphonenumber-js",
		"markdown-it",
		"mime",
		"reflect-metadata",
		"saxes",
		"valibot",
	],
	sourcemap: false,
	silent: true,
});
