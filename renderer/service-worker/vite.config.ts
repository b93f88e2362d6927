import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Bundles the service worker with workbox as one classic script, the same for every site except for its file list. */
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
