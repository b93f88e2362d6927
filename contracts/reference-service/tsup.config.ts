import { cpSync } from "node:fs";
import { defineConfig } from "tsup";

/** Bundles the command for Node.js, with the migrations next to it. What an order does not need, such as payment scripts, stays in chunks. */
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
	silent: true,
	async onSuccess() {
		cpSync("contracts/reference-service/database/migrations", "dist/program/order-service/migrations", {
			recursive: true,
		});
	},
});
