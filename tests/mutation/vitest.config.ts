import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Only the tests that reach the mutated folders: the mutants elsewhere in core are not made. */
export default defineConfig({
	root,
	test: {
		include: ["tests/core/{cart,catalogue,checkout,consent,settings,shared}/**/*.test.ts"],
		// A busy machine must not pass for a killed mutant; endless loops are for Stryker's own timeout.
		testTimeout: 120_000,
		setupFiles: ["tests/mutation/repeatable-properties.ts"],
	},
});
