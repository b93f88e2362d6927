import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	test: {
		include: ["tests/directus/**/*.test.ts"],
		globalSetup: [fileURLToPath(new URL("global-setup.ts", import.meta.url))],
		// One server for all files, and each file takes its own collections or projects.
		fileParallelism: false,
		testTimeout: 300_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 60_000 } },
	},
});
