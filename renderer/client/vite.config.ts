import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueChunk, pageChunk, styleParts } from "../pipeline/client-bundle.ts";
import { contentShapes } from "../pipeline/content-shapes.ts";
import { leanImports } from "../pipeline/lean-imports.ts";
import { namedBreakpoints } from "../pipeline/named-breakpoints.ts";
import { ownExportCollector } from "../pipeline/own-export-collector.ts";
import { pageStyles } from "../pipeline/page-styles.ts";
import { reactWithoutUnused } from "../pipeline/react-without-unused.ts";
import { sharedChunk } from "../pipeline/shared-chunk.ts";
import { shortClassNames } from "../pipeline/short-class-names.ts";
import { plainSpectrum, spectrumLocales } from "../pipeline/spectrum-without-styles.ts";

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const boot = source("boot.ts");
const runtime = source("runtime.ts");
const hydrate = source("hydrate.tsx");
const catalogue = source("../../adapters/composition/catalogue-services.ts");
const lists = source("../../adapters/catalogue-static/static-lists.ts");
const shell = source("../../ui/shell/shell-contents.ts");
const search = source("../../ui/shell/header-search-field.tsx");
const list = source("../../ui/pages/shop-list.tsx");
const product = source("../../ui/pages/shop-product.tsx");
/** Pages that sell as a product's does, and parts of its own page that come later. */
const selling = [
	"pages/shop-cart",
	"shop/checkout/checkout-flow",
	"shop/product/product-details",
	"shop/product/product-suggestions",
	"shop/wishlist/viewed-row",
	"shop/wishlist/wishlist-contents",
].map((name) => source(`../../ui/${name}.tsx`));
/** Forms of pages outside the shop, and what sends them: a site without a shop has them too (R-SET-03). */
const forms = [
	"adapters/order-service/enquiries.ts",
	"ui/blocks/appointment/appointment-form.tsx",
	"ui/blocks/newsletter/newsletter-form.tsx",
	"ui/pages/contact-form/contact-form.tsx",
].map((name) => source(`../../${name}`));

/** The browser's side of the pages: the entry, one chunk per template, one per language, hashed by content. */
export default defineConfig({
	root: source("../.."),
	publicDir: false,
	plugins: [
		contentShapes(),
		leanImports(),
		reactWithoutUnused(),
		plainSpectrum(),
		namedBreakpoints(),
		shortClassNames(source("../..")),
		optimizeLocales.vite({ locales: spectrumLocales }),
		react(),
		ownExportCollector(),
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
							name: sharedChunk("runtime", {
								of: [runtime],
								before: [boot],
								also: [
									runtime,
									// Of what it loads later, and of pages: what is React's alone would come with them otherwise.
									...["button-link", "expander", "icon", "link"].map((name) =>
										source(`../../ui/components/${name}.module.css`),
									),
									...["escape-markup", "language"].map((name) => source(`../../core/shared/${name}.ts`)),
								],
							}),
						},
						{
							name: sharedChunk(pageChunk, {
								of: [hydrate],
								before: [boot, runtime],
								// Of most pages, and what all pages of a shop know of it.
								also: [
									...["button", "dialog-frame", "expander", "link"].map(
										(name) => `ui/components/${name}.tsx`,
									),
									...["loading/fetch-state", "settings/shop-settings"].map((name) => `core/${name}.ts`),
									"ui/shop/use-shop.ts",
								]
									.map((name) => source(`../../${name}`))
									.concat(hydrate),
							}),
						},
						{
							name: "outside-link",
							test: /\/ui\/(?:components\/external-link|elements\/link-html)\.ts$/,
						},
						{
							name: "contact-link",
							test: /\/(?:core\/shared\/mail-address|ui\/components\/contact-link)\.ts$/,
						},
						{
							// The time at a shop, for its hours and for deliveries.
							name: "dates",
							test: /\/(?:core\/opening-hours\/local-time|ui\/foundation\/each-minute)\.ts$/,
						},
						{
							name: "opening-hours",
							test: /\/(?:core\/opening-hours\/(?:branch-schedule|open-state)|ui\/(?:components\/open-state-text|elements\/connect-schedule))\.ts$/,
						},
						{
							// As with delivery dates below, and what all that shows, reads or sells products knows of them.
							name: "prices",
							test: /\/(?:core\/(?:catalogue\/(?:price-reduction|product)|shared\/(?:content-decoders|currency|decimal-text|decode-decimal))|ui\/(?:components\/format-price|elements\/price-reduction))\.ts$/,
						},
						{
							// What an element loads without React, apart from what all pages have.
							name: "delivery-dates",
							test: /\/(?:core\/(?:checkout\/delivery-dates|legal\/public-holidays)|ui\/elements\/delivery-time)\.ts$/,
						},
						// What is not for the eye is apart: styles of a chunk are those of all pages that may ever load it.
						{
							name: sharedChunk(catalogueChunk, {
								of: [catalogue],
								before: [boot, runtime, hydrate, shell, ...forms],
								also: [catalogue],
								only: /\/(?:core|adapters)\//,
							}),
						},
						{
							// What answers the queries of lists, and of a product's suggestions.
							name: sharedChunk("lists", {
								of: [lists],
								before: [boot, runtime, hydrate, shell, catalogue, product, ...forms],
								also: [lists],
								only: /\/(?:core|adapters)\//,
							}),
						},
						{
							name: sharedChunk("sale", {
								of: [product],
								withAny: selling,
								before: [boot, runtime, hydrate, shell, catalogue, list, ...forms],
								only: /\/core\//,
							}),
						},
						{
							name: sharedChunk("products", {
								of: [list, product],
								before: [boot, runtime, hydrate, shell, catalogue, search, ...forms],
							}),
						},
						{
							name: sharedChunk("purchase", {
								of: [product],
								withAny: selling,
								before: [boot, runtime, hydrate, shell, catalogue, search, ...forms],
								only: /\/ui\//,
							}),
						},
						{
							name: "wishlist",
							test: /\/(?:core\/wishlist\/wishlist(?:-store)?|ui\/elements\/(?:open-)?wishlist)\.ts$/,
						},
						{
							name: "form",
							test: /\/(?:core\/(?:forms\/(?:field-rules|form-problems)|shared\/single-line|site\/german-only-keys)|ui\/components\/form\/form(?:-elements)?)\.tsx?$/,
						},
					],
				},
			},
		},
	},
});
