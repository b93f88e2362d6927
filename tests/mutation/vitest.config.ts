import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs only tests that reach the mutated folders. */
export default defineConfig({
	root,
	test: {
		include: ["tests/core/{cart,catalogue,checkout,consent,settings,shared}/**/*.test.ts"],
		// A slow test on a busy machine must not count as a killed mutant; Stryker has its own timeout for endless
		// loops.
		testTimeout: 120_000,
		setupFiles: ["tests/mutation/repeatable-properties.ts"],
	},
});
