import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's side of the pages: the entry, a chunk a template, a chunk a language, hashed by content. */
export default defineConfig({
	root: fileURLToPath(new URL("../..", import.meta.url)),
	publicDir: false,
	plugins: [react()],
	build: {
		outDir: "dist/program/client",
		emptyOutDir: true,
		target: "es2022",
		manifest: "manifest.json",
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: { input: "renderer/client/boot.ts" },
	},
});
