import { createMemoryNavigation } from "#adapters/memory/page-navigation.ts";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ProductCardModel, ShopCategoryModel, ShopShellModel } from "#core/models/shop-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { memoryServices } from "#stories/fixtures/services.ts";
import { memoryShopServices } from "#stories/fixtures/shop-services.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { plainProduct, price, productProject, productShop } from "#stories/shop/product-models.ts";

const watches = { id: 1, display_name: "Uhren", slug: "uhren" };
const rings = { id: 2, display_name: "Trauringe", slug: "trauringe" };
const brands = ["Kronberg", "Alpenhorn", "Havelwerk"].map((display_name, place) => ({
	id: 10 + place,
	display_name,
	slug: display_name.toLowerCase(),
}));
const colours = [
	"Silber",
	"Blau",
	"Schwarz",
	"Grün",
	"Champagner",
	"Elfenbein",
	"Lachs",
	"Rot",
	"Weiß",
	"Gold",
];

/** Returns a product of the stories' list: 26 products, the first 18 of them watches, the others wedding rings. */
function listed(place: number): Product {
	const isWatch = place < 18;
	const [brand, colour] = [brands[place % 3] ?? null, colours[place % colours.length] ?? "Gold"];
	return plainProduct({
		id: 500 + place,
		display_name: isWatch ? `${brand?.display_name} ${colour}` : `Trauringe ${colour}`,
		slug: `produkt-${place}`,
		images: [{ private_hash: "square", width: 1200, height: 1200 }],
		manufacturer: isWatch ? brand : null,
		category: isWatch ? watches : rings,
		price_brutto: price(String(40 + place * place * 12)),
		attributes: [{ attribute_group: { id: "colour", display_name: "Farbe" }, display_values: [colour] }],
	});
}

/** The products of the stories' list. */
export const listedProducts: readonly Product[] = Array.from({ length: 26 }, (_, place) => listed(place));

/** Returns the shared data of the stories' shop, with filters. */
export function listShop(changed: Partial<ShopShellModel["settings"]> = {}): ShopShellModel {
	return productShop({
		category_filters: [watches, rings].map((category_id, sort) => ({ sort, category_id })),
		manufacturer_filters: brands.map((manufacturer_id, place) => ({
			sort: 9 - place,
			manufacturer_id,
			categories: [],
		})),
		attribute_filters: [{ attribute_group_id: { id: "colour", display_name: "Farbe" }, category: null }],
		...changed,
	});
}

/** Returns a list item with one or two images. */
export function card(
	product: Product,
	images: readonly ImageModel[] = [exampleImages.square],
): ProductCardModel {
	return {
		product: listItemOf(product),
		path: `/shop/${product.category?.slug}/${product.slug}`,
		images: images.map((image) => ({ ...image, alt: "" })),
	};
}

const index = createCatalogueIndex(listedProducts, { project: productProject });

function categoryModel({ slug, display_name }: typeof watches): ShopCategoryModel {
	return { slug, name: display_name, path: `/shop/${slug}`, image: { ...exampleImages.square, alt: "" } };
}

/** Returns the list page as the renderer passes it: of the whole shop or of a category. */
export function listPage(
	language: Language = "de",
	category: "uhren" | "trauringe" | null = null,
): PageModel {
	const query: CatalogueQuery = { ...emptyQuery, category };
	const { items, meta, facets } = queryCatalogue(index, query);
	const categories = [watches, rings].map(categoryModel);
	return pageFixture(language, {
		path: category === null ? "/shop" : `/shop/${category}`,
		template: "shop-list",
		heading: category === null ? "Unsere Produkte" : "Uhren",
		kicker: null,
		lead: null,
		blocks: [],
		shop: {
			type: "list",
			category: categories.find(({ slug }) => slug === category) ?? null,
			descriptionHtml: null,
			categories,
			products: items.map((product) => card(product)),
			meta,
			facets,
		},
	});
}

/** Returns a page's services with the stories' shop and a query in the address; `asked` records visited pages. */
export function listServices(
	search = "",
	changed: (shop: ShopServices) => Partial<ShopServices> = () => ({}),
): { readonly services: Services; readonly visitedPages: readonly string[] } {
	const visitedPages: string[] = [];
	const navigation = {
		...createMemoryNavigation(null, search),
		goTo: (path: string) => void visitedPages.push(path),
	};
	const services = memoryServices({ navigation });
	const settings = { ...listShop().settings, legal_pages: [], search_words: [], global_footer: null };
	const shop = memoryShopServices(
		{ project: productProject, products: listedProducts, settings, images: { square: exampleImages.square } },
		services,
	);
	const complete = { ...shop, ...changed(shop) };
	return {
		services: { ...services, loadCatalogue: async () => complete, loadShop: async () => complete },
		visitedPages,
	};
}
