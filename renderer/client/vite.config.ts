import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentTemplateNames } from "../../core/content/names.ts";
import { shopTemplateNames, type TemplateName } from "../../core/pages/page.ts";
import {
	chunkNames,
	dynamicallyImportedBy,
	importedBy,
	intersection,
	union,
} from "../bundler/chunk-names.ts";
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
const banner = source("../../ui/elements/cookie-banner-dialog.ts");

/**
 * The adapters that load by need, so that lists and products do not load each other's. Sites without a shop send
 * enquiries, too (R-SET-03).
 */
const adapters = [
	"catalogue-static/static-lists.ts",
	"composition/catalogue-services.ts",
	"order-service/enquiries.ts",
].map((name) => source(`../../adapters/${name}`));
/** The forms that load by need. */
const forms = [
	"blocks/appointment/appointment-form.tsx",
	"blocks/newsletter/newsletter-form.tsx",
	"pages/contact-form/contact-form.tsx",
].map((name) => source(`../../ui/${name}`));

const elements = dynamicallyImportedBy(runtime);
const contentPages = importedBy(...contentTemplateNames.map(template), shell);
const shopPages = importedBy(...shopTemplateNames.map(template));
const list = importedBy(template("shop-list"));
const product = importedBy(template("shop-product"));
const checkout = union(importedBy(template("shop-cart")), dynamicallyImportedBy(template("shop-cart")));

/** The chunks that several pages share. All others contain what loads when needed. */
const chunks = chunkNames([
	// The entry contains its own imports.
	[null, importedBy(boot)],
	["runtime", importedBy(runtime)],
	["runtime", intersection(elements, importedBy(hydrate))],
	// Custom elements and other code without React.
	[null, importedBy(banner)],
	["elements", intersection(elements, list)],
	[null, elements],
	[pageChunk, importedBy(hydrate)],
	[pageChunk, intersection(contentPages, shopPages)],
	[pageChunk, intersection(dynamicallyImportedBy(lazyBlocks), shopPages)],
	["shop", intersection(list, product)],
	[null, importedBy(...adapters)],
	["forms", intersection(importedBy(...forms), product)],
	[null, importedBy(...forms)],
	["checkout", intersection(product, checkout)],
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
