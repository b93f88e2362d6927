import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
	root,
	test: {
		include: ["tests/**/*.test.{ts,tsx}"],
		css: { modules: { classNameStrategy: "non-scoped" } },
		coverage: {
			provider: "v8",
			include: ["core/**"],
			reporter: ["text", "json-summary"],
			reportsDirectory: "dist/coverage",
		},
	},
});
