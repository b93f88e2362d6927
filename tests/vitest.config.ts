import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
	root,
	test: {
		include: ["tests/**/*.test.{ts,tsx}"],
		css: { modules: { classNameStrategy: "non-scoped" } },
		// Properties of a thousand runs take their time on a busy machine.
		testTimeout: 30_000,
		coverage: {
			provider: "v8",
			include: ["core/**"],
			exclude: ["tests/**"],
			reporter: ["text", "json-summary"],
			reportsDirectory: "dist/coverage",
		},
	},
});
