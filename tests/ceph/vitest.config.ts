import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Publishing to a real S3-compatible store, Ceph; its packages are not installed with the project. */
export default defineConfig({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	test: {
		include: ["tests/ceph/*.test.ts"],
		testTimeout: 60_000,
		hookTimeout: 180_000,
	},
});
