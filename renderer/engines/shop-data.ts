import { writeCatalogue } from "#adapters/catalogue-static/write-catalogue.ts";
import type { PageRenderer } from "#renderer/api/page-renderer.ts";

/** Writes the data that the shop's pages load in the browser: products, facets, search, settings; nothing without a shop. */
export const shopData: PageRenderer = {
	name: "shop-data",
	*renderSite(_pages, { shop }) {
		if (!shop) return;
		const { project, images, ratings } = shop;
		for (const language of shop.languages) {
			const catalogue = { columns: shop.columns(language), products: shop.products(language) };
			yield* writeCatalogue(catalogue, ratings, shop.settings(language), { project, language, images });
		}
	},
};
