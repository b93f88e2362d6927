import { cpSync } from "node:fs";
import { defineConfig } from "tsup";

/** Bundles the command for Node.js, with the migrations next to it. Chunks hold what is loaded when needed, such as payment scripts. */
export default defineConfig({
	entry: { "order-service": "contracts/reference-service/main.ts" },
	outDir: "dist/program/order-service",
	format: "esm",
	platform: "node",
	target: "node20",
	clean: true,
	splitting: true,
	// Loaded from node_modules, because the embedded database reads its own files from there.
	external: [/^@electric-sql\//, /^@fastify\//, "fastify", "pg", "nodemailer"],
	sourcemap: false,
	metafile: true,
	silent: true,
	async onSuccess() {
		cpSync("contracts/reference-service/database/migrations", "dist/program/order-service/migrations", {
			recursive: true,
		});
	},
});
