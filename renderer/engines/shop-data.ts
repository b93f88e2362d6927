import { writeCatalogue } from "#adapters/catalogue-static/write-catalogue.ts";
import type { PageRenderer } from "#core/ports/page-renderer.ts";

/** Writes what the shop's pages read in the browser: products, facets, search, settings; nothing without a shop. */
export const shopData: PageRenderer = {
	name: "shop-data",
	*renderSite(_pages, { shop, kept }) {
		if (!shop) return;
		const { project, images, ratings, blockSize } = shop;
		for (const language of shop.languages) {
			const listed = { columns: shop.columns(language), blocks: shop.blocks(language) };
			const options = { project, language, images, shardSize: blockSize, kept };
			yield* writeCatalogue(listed, ratings, shop.settings(language), options);
		}
	},
};
