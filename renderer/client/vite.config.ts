import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { styleParts } from "../pipeline/client-bundle.ts";
import { contentShapes } from "../pipeline/content-shapes.ts";
import { namedBreakpoints } from "../pipeline/named-breakpoints.ts";
import { pageStyles } from "../pipeline/page-styles.ts";
import { sharedChunk } from "../pipeline/shared-chunk.ts";
import { shortClassNames } from "../pipeline/short-class-names.ts";
import { plainSpectrum, spectrumLocales } from "../pipeline/spectrum-without-styles.ts";

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The browser's side of the pages: the entry, one chunk per template, one per language, hashed by content. */
export default defineConfig({
	root: source("../.."),
	publicDir: false,
	plugins: [
		contentShapes(),
		plainSpectrum(),
		namedBreakpoints(),
		shortClassNames(source("../..")),
		optimizeLocales.vite({ locales: spectrumLocales }),
		react(),
		pageStyles(styleParts),
	],
	build: {
		outDir: "dist/program/client",
		emptyOutDir: true,
		target: "es2022",
		manifest: "manifest.json",
		modulePreload: {
			polyfill: false,
			// A page names its modules itself (boot.ts), the next page's come when its link is pointed at, and styles are a
			// template's: a table of all that every chunk imports would weigh a kilobyte on each page.
			resolveDependencies: () => [],
		},
		// Icons are drawn with the page they are on; other files come by themselves.
		assetsInlineLimit: (file) => file.endsWith(".svg"),
		rolldownOptions: {
			input: "renderer/client/boot.ts",
			// A constant of a shared module weighs less where it is used than as a chunk that pages import it from.
			optimization: { inlineConst: true },
			output: {
				codeSplitting: {
					// Else the chunk would swallow what the entry uses too, and load with it.
					includeDependenciesRecursively: false,
					groups: [
						{
							name: sharedChunk(
								"runtime",
								source("runtime.ts"),
								[source("boot.ts")],
								[
									source("runtime.ts"),
									// Of what it loads later, and of pages: what is React's alone would come with them otherwise.
									...[
										"button-link.module.css",
										"expander.module.css",
										"icon.module.css",
										"link.module.css",
									].map((name) => source(`../../ui/components/${name}`)),
									source("../../ui/components/external-link.ts"),
									source("../../core/shared/mail-address.ts"),
								],
							),
						},
						{
							name: sharedChunk(
								"page",
								source("hydrate.tsx"),
								[source("boot.ts"), source("runtime.ts")],
								[
									// Of most pages.
									source("../../ui/components/button.tsx"),
									source("../../ui/components/expander.tsx"),
								],
							),
						},
						{
							// As with delivery dates below.
							name: "price-reduction",
							test: /\/(?:core\/(?:catalogue\/price-reduction|shared\/decimal-text)|ui\/(?:components\/format-price|elements\/price-reduction))\.ts$/,
						},
						// Every page that uses one of these loads them all, and chunks of their own would weigh more than their code.
						{
							name: "price",
							test: /\/(?:core\/(?:catalogue\/(?:price-range|product)|shared\/(?:branded|decode-decimal))|loading\/fetch-(?:reducer|state|store)|ui\/shop\/(?:price|use-shop))\.(?:tsx?|module\.css)$/,
						},
						{
							name: "cart-line",
							test: /\/(?:core\/(?:cart\/cart-line|catalogue\/withdrawal-exclusion|product-page\/ring-size|shared\/currency)|ui\/components\/quantity-field)\.(?:tsx?|module\.css)$/,
						},
						{
							// What an element loads without React, apart from what all pages have.
							name: "delivery-dates",
							test: /\/(?:core\/(?:checkout\/delivery-dates|legal\/public-holidays)|ui\/(?:components\/format-date|elements\/delivery-time))\.ts$/,
						},
						{
							name: "form",
							test: /\/(?:core\/(?:forms\/(?:field-rules|form-problems)|shared\/single-line)|ui\/components\/form\/form(?:-elements)?|ui\/locales\/german-only-keys)\.tsx?$/,
						},
					],
				},
			},
		},
	},
});
