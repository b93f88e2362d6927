import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The reference service's own tests, and its verification against the pacts. */
export default defineConfig({
	root,
	test: {
		include: ["contracts/reference-service/**/*.test.ts"],
		// The pact library is native code that keeps state of its own: one process per file.
		pool: "forks",
		// Every file has a database of its own in memory, up to 720 MB each.
		maxWorkers: 2,
		env: { PACT_DO_NOT_TRACK: "true" },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 20_000 } },
	},
});
