import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pactFile } from "./consumer/pact-file.ts";

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		include: ["contracts/consumer/**/*.pact.test.ts"],
		// Pact's native core reads the environment of the process and writes one file: a process of its own, in order.
		env: { PACT_DO_NOT_TRACK: "true" },
		pool: "forks",
		fileParallelism: false,
		reporters: ["default", pactFile],
		// Only what never ends takes so long on a busy machine.
		testTimeout: 600_000,
	},
});
