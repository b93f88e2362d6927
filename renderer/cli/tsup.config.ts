import { defineConfig } from "tsup";

/** The command, the render worker and what a site's configuration imports. */
export default defineConfig({
	entry: {
		cli: "renderer/cli/main.ts",
		"render-worker": "renderer/pipeline/render-worker.ts",
		facette: "renderer/config/config.ts",
	},
	outDir: "dist/program",
	format: "esm",
	platform: "node",
	target: "node20",
	clean: false,
	splitting: true,
	sourcemap: false,
	silent: true,
});
