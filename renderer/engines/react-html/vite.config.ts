import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { namedBreakpoints } from "../../bundler/named-breakpoints.ts";
import { plainSpectrum } from "../../bundler/spectrum-without-styles.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The bundle that renders pages to HTML: one file including React, so that a worker reads only one file. */
export default defineConfig({
	root,
	publicDir: false,
	plugins: [plainSpectrum(), namedBreakpoints(), react()],
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	ssr: { noExternal: true },
	build: {
		ssr: "renderer/engines/react-html/server-entry.tsx",
		outDir: "dist/program/server",
		emptyOutDir: true,
		license: { fileName: "licenses.json" },
		target: "node20",
		minify: true,
		rolldownOptions: { output: { codeSplitting: false } },
	},
});
