import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { productPage, productShop, ringProduct } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

interface Drawn {
	readonly product?: Product;
	readonly language?: Language;
	readonly settings?: Partial<ShopShellModel["settings"]>;
	readonly ratings?: readonly ProductRating[];
	readonly ringSizePage?: ShopShellModel["ringSizePage"];
}

/** Renders the content of a product's page. */
export async function draw({
	product = ringProduct(),
	language = "de",
	settings = {},
	ratings = [],
	ringSizePage = null,
}: Drawn = {}) {
	const page = productPage({ ...product, ratings }, language, { ratings });
	const html = await renderPage(
		page,
		shellFixture(language, { shop: { ...productShop(settings), ringSizePage } }),
	);
	return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** Returns the text of markup with normalized spaces. */
export function textOf(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll("&amp;", "&")
		.replaceAll(/\s+/g, " ");
}
