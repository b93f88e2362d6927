import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	test: {
		include: ["tests/package/**/*.test.ts"],
		// Installing packages takes a minute and more on a busy machine.
		testTimeout: 600_000,
		hookTimeout: 600_000,
	},
});
