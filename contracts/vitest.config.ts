import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pactFile } from "./consumer/pact-file.ts";

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		include: ["contracts/consumer/**/*.pact.test.ts"],
		// Pact's native core reads the process environment and writes one file, so the tests run in order in their
		// own process.
		env: { PACT_DO_NOT_TRACK: "true" },
		pool: "forks",
		fileParallelism: false,
		reporters: ["default", pactFile],
		// Generous, for a busy machine.
		testTimeout: 600_000,
	},
});
