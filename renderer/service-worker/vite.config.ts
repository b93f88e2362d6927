import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { injectManifest } from "workbox-build";
import { type Manifest, withStaticImports } from "../bundler/manifest.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const client = `${root}dist/program/client`;
const worker = `${root}dist/program/service-worker/sw.js`;

/** The modules by which an offline page moves on; what else it loads is named in its document. */
const moduleOfMoves = "renderer/client/router.ts";

/** Inserts the list of the program's files that every site's offline pages need; the client is compiled before. */
function precachedProgram(): Plugin {
	return {
		name: "facette:precached-program",
		async closeBundle() {
			const chunks = JSON.parse(readFileSync(`${client}/manifest.json`, "utf8")) as Manifest;
			await injectManifest({
				swSrc: worker,
				swDest: worker,
				globDirectory: client,
				globPatterns: withStaticImports(chunks, [moduleOfMoves]).flatMap((name) => chunks[name]?.file ?? []),
				modifyURLPrefix: { "": "/" },
				// Their names carry the digests of their content.
				dontCacheBustURLsMatching: /^\/assets\//,
			});
		},
	};
}

/** Bundles the service worker with workbox as one classic script, the same for every site except for its file list. */
export default defineConfig({
	root,
	publicDir: false,
	plugins: [precachedProgram()],
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	build: {
		outDir: "dist/program/service-worker",
		emptyOutDir: true,
		license: { fileName: "licenses.json" },
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
