import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The reference service's tests, and its verification against the pacts. */
export default defineConfig({
	root,
	test: {
		include: ["tests/contracts/reference-service/**/*.test.ts"],
		// The pact library is native code with its own state, so it needs processes instead of threads. Only one
		// file uses it, so files share processes: loading the service and PostgreSQL for each took half of the
		// processor time.
		pool: "forks",
		isolate: false,
		// Databases are in memory, and each process takes up to 1.1 GB.
		maxWorkers: 2,
		env: { PACT_DO_NOT_TRACK: "true" },
		// Generous, because creating a database takes seconds on a busy machine.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 60_000 } },
	},
});
