import { defineConfig } from "tsup";

/** Bundles the types of what `facette` exports for editors and compilers outside of this repository. */
export default defineConfig({
	entry: {
		facette: "renderer/config/config.ts",
		blocks: "renderer/api/blocks.ts",
		testing: "renderer/testing/testing.ts",
	},
	outDir: "dist/program",
	format: "esm",
	clean: false,
	dts: {
		only: true,
		// The bundler of types sets `baseUrl`.
		compilerOptions: { ignoreDeprecations: "6.0" },
	},
	silent: true,
});
