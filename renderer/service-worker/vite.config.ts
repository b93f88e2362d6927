import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The service worker with workbox in it: one classic script, the same for every site but for its list of files. */
export default defineConfig({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	publicDir: false,
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	build: {
		outDir: "dist/program/service-worker",
		emptyOutDir: true,
		target: "es2022",
		minify: true,
		lib: {
			entry: "renderer/service-worker/service-worker.ts",
			formats: ["iife"],
			name: "facetteServiceWorker",
			fileName: () => "sw.js",
		},
	},
});
