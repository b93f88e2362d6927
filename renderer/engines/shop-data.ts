import { writeCatalogue } from "#adapters/catalogue-static/write-catalogue.ts";
import type { PageRenderer } from "#core/ports/page-renderer.ts";

/** Writes what the shop's pages read in the browser: products, facets, search, settings; nothing without a shop. */
export const shopData: PageRenderer = {
	name: "shop-data",
	*renderSite(_pages, { shop, kept }) {
		if (!shop) return;
		const { project, images, ratings } = shop;
		for (const language of shop.languages) {
			const listed = shop.listed(language);
			const products = { length: listed.length, at: (position: number) => listed[position]?.product() };
			const options = { project, language, images, columns: shop.columns(language) };
			const memory = { keyOf: (position: number) => listed[position]?.key ?? "", kept };
			yield* writeCatalogue(products, ratings, shop.settings(language), { ...options, memory });
		}
	},
};
