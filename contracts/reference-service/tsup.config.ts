import { cpSync } from "node:fs";
import { defineConfig } from "tsup";

/** The command as one file that Node runs, with the migrations next to it. */
export default defineConfig({
	entry: { "order-service": "contracts/reference-service/main.ts" },
	outDir: "dist/order-service",
	format: "esm",
	platform: "node",
	target: "node20",
	clean: true,
	splitting: false,
	// Found in node_modules: the embedded database reads files of its own from there.
	external: [/^@electric-sql\//, /^@fastify\//, "fastify", "pg", "nodemailer"],
	sourcemap: false,
	silent: true,
	async onSuccess() {
		cpSync("contracts/reference-service/database/migrations", "dist/order-service/migrations", {
			recursive: true,
		});
	},
});
