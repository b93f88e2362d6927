import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentTemplateNames } from "../../core/content/names.ts";
import { shopTemplateNames, type TemplateName } from "../../core/pages/page.ts";
import { chunkNames, dynamicallyImportedBy, importedBy, intersection } from "../bundler/chunk-names.ts";
import { pageChunk, styleParts } from "../bundler/client-bundle.ts";
import { contentShapes } from "../bundler/content-shapes.ts";
import { namedBreakpoints } from "../bundler/named-breakpoints.ts";
import { pageStyles } from "../bundler/page-styles.ts";
import { exportSharedModules, sharedEntries } from "../bundler/shared-modules.ts";
import { plainSpectrum, spectrumLocales } from "../bundler/spectrum-without-styles.ts";

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const boot = source("boot.ts");
const runtime = source("runtime.ts");
const hydrate = source("hydrate.tsx");
const template = (name: TemplateName) => source(`../../ui/pages/${name}.tsx`);
const lazyBlocks = source("../../ui/blocks/lazy-blocks.ts");
const shell = source("../../ui/shell/shell-contents.ts");
/**
 * The modules that pages load when needed, with their imports: forms and their adapter, which sites without a shop
 * have, too (R-SET-03), and the adapters for reading products, which lists and products load without each other's
 * code.
 */
const loadedByNeed = [
	"adapters/catalogue-static/static-lists.ts",
	"adapters/composition/catalogue-services.ts",
	"adapters/order-service/enquiries.ts",
	"ui/blocks/appointment/appointment-form.tsx",
	"ui/blocks/newsletter/newsletter-form.tsx",
	"ui/pages/contact-form/contact-form.tsx",
].map((name) => source(`../../${name}`));

const contentPages = importedBy(...contentTemplateNames.map(template), shell);
const shopPages = importedBy(...shopTemplateNames.map(template));

/** The chunks that several pages share. All others contain what loads when needed. */
const chunks = chunkNames([
	// The entry contains its own imports.
	[null, importedBy(boot)],
	["runtime", importedBy(runtime)],
	["runtime", intersection(dynamicallyImportedBy(runtime), importedBy(hydrate))],
	// Custom elements and other code without React.
	[null, dynamicallyImportedBy(runtime)],
	[pageChunk, importedBy(hydrate)],
	[pageChunk, intersection(contentPages, shopPages)],
	[pageChunk, intersection(dynamicallyImportedBy(lazyBlocks), shopPages)],
	[null, importedBy(...loadedByNeed)],
	["shop", intersection(importedBy(template("shop-list")), importedBy(template("shop-product")))],
	["checkout", intersection(importedBy(template("shop-product")), importedBy(template("shop-cart")))],
]);

/** Builds the client: the entry, one chunk per template, one per language, with digests in their names. */
export default defineConfig({
	root: source("../.."),
	publicDir: false,
	plugins: [
		contentShapes(),
		exportSharedModules(),
		plainSpectrum(),
		namedBreakpoints(),
		optimizeLocales.vite({ locales: spectrumLocales }),
		react(),
		pageStyles(styleParts),
	],
	build: {
		outDir: "dist/program/client",
		emptyOutDir: true,
		license: { fileName: "licenses.json" },
		target: "es2022",
		manifest: "manifest.json",
		modulePreload: {
			polyfill: false,
			// A page lists its modules itself (boot.ts), the next page's load when its link is pointed at, and styles
			// belong to a template. A table of every chunk's imports would add a kilobyte to each page.
			resolveDependencies: () => [],
		},
		// Icons are inlined; other files load separately.
		assetsInlineLimit: (file) => file.endsWith(".svg"),
		rolldownOptions: {
			input: { boot: "renderer/client/boot.ts", ...sharedEntries },
			// The shared packages are imported by modules that are bundled later.
			preserveEntrySignatures: "allow-extension",
			// An inlined constant is smaller than the import from a shared chunk.
			optimization: { inlineConst: true },
			output: {
				codeSplitting: {
					// Otherwise a chunk would contain code that the entry uses, too, and load with it.
					includeDependenciesRecursively: false,
					groups: [{ name: chunks, debugName: "shared" }],
				},
			},
		},
	},
});
