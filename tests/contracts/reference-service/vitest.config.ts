import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The reference service's own tests, and its verification against the pacts. */
export default defineConfig({
	root,
	test: {
		include: ["tests/contracts/reference-service/**/*.test.ts"],
		// The pact library is native code that keeps state of its own: processes, not threads. One file alone asks it, so that
		// files share processes: loading the service and PostgreSQL for each took half of the computing time.
		pool: "forks",
		isolate: false,
		// Databases are in memory: each process takes up to 1.1 GB.
		maxWorkers: 2,
		env: { PACT_DO_NOT_TRACK: "true" },
		// Only what never ends takes so long on a busy machine: each database of its own takes seconds there.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 20_000 } },
	},
});
